BEGIN TRANSACTION;
CREATE TABLE entries (
    place   TEXT    NOT NULL,  -- the table
    number  INTEGER NOT NULL,
    kind    TEXT    NOT NULL,
    guest   TEXT,
    seat    INTEGER,
    prompt  INTEGER,
    key     TEXT,
    text    TEXT,
    written REAL    NOT NULL,
    PRIMARY KEY (place, number),
    UNIQUE (place, key),
    UNIQUE (place, prompt, seat)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('aku9y8qbfe',0,'open','6b773f4612ca054d',NULL,NULL,NULL,'{"game":"exlibris","seats":2,"options":{"beginner":"no","friendly":"no","long":"no","level":"novice"}}',1.79494465170935344694e+09);
INSERT INTO "entries" VALUES('aku9y8qbfe',1,'sit','6b773f4612ca054d',0,NULL,NULL,NULL,1.79494465170935344694e+09);
INSERT INTO "entries" VALUES('cmyyf2kpxt',0,'open','6b773f4612ca054d',NULL,NULL,NULL,'{"game":"atheneum","seats":2,"options":{}}',1.79494464732289671902e+09);
INSERT INTO "entries" VALUES('cmyyf2kpxt',1,'sit','6b773f4612ca054d',0,NULL,NULL,NULL,1.79494464732289671902e+09);
INSERT INTO "entries" VALUES('cmyyf2kpxt',2,'bot',NULL,1,NULL,NULL,'greedy',1.79494464732289671902e+09);
INSERT INTO "entries" VALUES('cmyyf2kpxt',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: atheneum
rules: 1
deck: 2a9659995c47
options: 
seats: 2
bots: ["", "greedy"]

~ shuffle deck-a: A1 A3 A15 A7 A14 A23 A21 A29 A5 A9 A13 A6 A26 A16 A18 A27 A28 A22 A19 A24 A25 A30 A4 A8 A10 A11 A17 A20 A12 A2
~ shuffle deck-b: B13 B24 B16 B6 B3 B4 B11 B26 B18 B17 B21 B30 B8 B23 B14 B29 B7 B28 B12 B20 B2 B25 B19 B1 B27 B5 B22 B10 B15 B9
~ shuffle objectives: O29 O28 O19 O8 O26 O5 O24 O32 O21 O33 O31 O6 O15 O35 O11 O16 O12 O1 O18 O13 O7 O23 O30 O20 O14 O9 O25 O10 O22 O4 O34 O27 O2 O17 O3
',1.79494464732289671902e+09);
INSERT INTO "entries" VALUES('cmyyf2kpxt',4,'move',NULL,1,3,'1 bot 3','1 choose A30
',1.7949446477508821488e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',0,'open','6b773f4612ca054d',NULL,NULL,NULL,'{"game":"exlibris","seats":2,"options":{"beginner":"no","friendly":"no","long":"no","level":"novice"}}',1.7949446492574062347e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',1,'sit','6b773f4612ca054d',0,NULL,NULL,NULL,1.7949446492574062347e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',2,'sit','9c686fab2946a2cd',1,NULL,NULL,NULL,1.79494464926363587378e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: exlibris
rules: 1
deck: b8493d427f30
options: beginner=no friendly=no long=no level=novice
seats: 2
bots: ["", ""]

~ shuffle stack: alehouse donation-bin assistants-guild joiners-workshop auction-house community-center bookseller mystery-shack gambling-den wishing-well flea-market librarians-lodge book-collector book-swap dump tax-collector yard-sale
~ seat: 1
~ shuffle libraries: cottage-of-curiosities burrow-of-bindings tower-of-tomes pyramid-of-papyri volcanic-biblioteca hidden-hollow haunted-hall clockwork-catalogue scrapyard-stacks dungeon-of-deep-thought caverns-of-comprehension igloo-of-information
',1.79494464926363587378e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',4,'move',NULL,0,3,'0 521f1de5a089f564','0 keep dungeon-of-deep-thought
',1.7949446492955796719e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',5,'move',NULL,1,4,'1 c65ed4c2195b9a68','1 keep igloo-of-information
~ shuffle categories: codices spells reference monsters fiction historic
~ shuffle draw: O5 J3 Z3 M8 A2 P1 A4 E1 I4 N4 X1 C9 S3 A6 B4 T4 V2 S10 S6 D6 J2 V4 M3 T3 D2 F5 E6 H2 P4 F6 G4 M7 G5 W2 U3 L6 B3 B8 K3 P6 T5 K4 O1 L7 T1 F3 O2 B7 M2 Y2 S9 C1 P3 C7 P9 W6 R6 C4 L4 M4 N5 K2 C2 R1 R5 G1 U2 D4 F4 A5 D5 S5 D1 F1 G3 P7 D7 S7 R2 N3 X2 Z1 G2 Y1 C6 S4 P8 N1 E5 B5 S1 W5 L3 I2 E3 T7 O3 E7 T6 V3 N2 W1 F7 W3 H3 B2 M5 E4 P2 T2 I1 H6 W4 F2 V1 B6 C3 T9 Z2 C8 L1 A3 P5 L2 L5 B1 G6 D3 C5 R4 Q2 J1 H5 Q1 A7 G7 T8 S8 A8 I3 U1 M6 H7 K1 H4 O4 A1 H1 E2 S2 M1 R3
',1794944649.29962);
INSERT INTO "entries" VALUES('emfmhdt6s5',6,'move',NULL,1,5,'1 8b2ce6013a06cad7','1 special home
',1.79494464933426284792e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',7,'move',NULL,1,6,'1 ae2d58a5e39a50e7','1 shelve S2
',1.79494464935509657858e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',8,'move',NULL,1,7,'1 0e51d5b37f083123','1 at 1,1
',1.79494464936384701733e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',9,'move',NULL,0,8,'0 8757984d8d3ba0e6','0 special home
',1.79494464938181495661e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',10,'move',NULL,0,9,'0 0eaf8c950477f4bc','0 draw
',1.79494464939692926399e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',11,'move',NULL,1,10,'1 41fd87bdcd11d7e9','1 place home
',1.79494464940700244903e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',12,'move',NULL,1,11,'1 e9382dddb269b200','1 done
',1.79494464941001129155e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',13,'move',NULL,0,12,'0 35eae1f1332b1dce','0 place home
',1.79494464942215204241e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',14,'move',NULL,0,13,'0 1bd838c579bd990f','0 shelve H4
',1.79494464942923068998e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',15,'move',NULL,0,14,'0 a0ccb0207b159a9d','0 at 1,1
',1.79494464943886804578e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',16,'move',NULL,1,15,'1 957a19592631d588','1 place diviners-hut
',1.79494464944230294224e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',17,'move',NULL,0,16,'0 09ce5b392b06fbb7','0 place yard-sale
',1.79494464949833965302e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',18,'move',NULL,0,17,'0 63607d86f4dc1d22','0 give U1
',1.79494464951515483855e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',19,'move',NULL,0,18,'0 b6b8d9c413e4164f','0 give I3
',1.79494464951910018919e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',20,'move',NULL,0,19,'0 c726ec633aee6501','0 give O4
',1.79494464952404332155e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',21,'move',NULL,0,20,'0 3d9b46b6914c3e25','0 give K1
',1.79494464953348517415e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',22,'move',NULL,0,21,'0 985ca3d678a656fa','0 done
',1.79494464954806828499e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',23,'move',NULL,1,22,'1 8a66875099bc3db6','1 take K1
',1.79494464955279755592e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',24,'move',NULL,1,23,'1 4069285dcdb6910a','1 done
',1.79494464956244945521e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',25,'move',NULL,1,24,'1 834ffb59416978d1','1 pass
',1.7949446495663511753e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',26,'move',NULL,0,25,'0 e764a740d3672ae5','0 done
',1.79494464957638621329e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',27,'move',NULL,1,26,'1 db8629eb887303c1','1 special tax-collector
',1.79494464958677387234e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',28,'move',NULL,0,27,'0 ed98f593055b7f3e','0 give G7
',1.79494464959898233414e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',29,'move',NULL,1,28,'1 d4423779e5891c48','1 discard S8
',1.79494464960326647762e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',30,'move',NULL,1,29,'1 89c6cae45613839c','1 discard A1
',1.79494464963201785087e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',31,'move',NULL,1,30,'1 459d16b5030e3133','1 take G7
',1.79494464964396524433e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',32,'move',NULL,1,31,'1 d6fdef6675f1a8b7','1 take Q1
',1.7949446496473209858e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',33,'move',NULL,1,32,'1 6bc48030979e5add','1 done
',1.79494464965034580231e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',34,'move',NULL,0,33,'0 a2e462ca815fa3f8','0 special home
',1.79494464966279911998e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',35,'move',NULL,0,34,'0 737513769738e474','0 shelve U1
',1.7949446496669025421e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',36,'move',NULL,0,35,'0 c8390e9daf2c7701','0 at 0,1
',1.79494464968000102048e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',37,'move',NULL,1,36,'1 4532cd6b81741b06','1 place home
',1.79494464968445467949e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',38,'move',NULL,1,37,'1 34d815798fa17210','1 shelve A8
',1.79494464969562578203e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',39,'move',NULL,1,38,'1 a899550748bd57d5','1 at 1,0
',1794944649.69878);
INSERT INTO "entries" VALUES('emfmhdt6s5',40,'move',NULL,0,39,'0 c4efc6e2d7fd9905','0 place dump
',1.79494464970145249367e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',41,'move',NULL,1,40,'1 a55c1b53761cd00d','1 place home
',1794944649.7116);
INSERT INTO "entries" VALUES('emfmhdt6s5',42,'move',NULL,1,41,'1 59688acf76aa2a75','1 done
',1.79494464971904969211e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',43,'move',NULL,0,42,'0 5c466c4be4c5e91b','0 place home
',1.7949446497238943577e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',44,'move',NULL,0,43,'0 f380bb34c6dcf9c3','0 done
',1.79494464973443508147e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',45,'move',NULL,0,44,'0 33318afe973e29d8','0 name monsters
',1.79494464973779463768e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',46,'move',NULL,0,45,'0 7899ae7d55fd7364','0 done
',1.79494464976170372966e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',47,'move',NULL,1,46,'1 8120e5a3e223d60a','1 place book-swap
',1.79494464980814313892e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',48,'move',NULL,1,47,'1 0ea68891c63a4bd2','1 give Q1
',1.79494464981230664258e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',49,'move',NULL,1,48,'1 f473a8aaf2ba26b9','1 take J1
',1.79494464982831406591e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',50,'move',NULL,1,49,'1 294386011b4858c8','1 done
',1.79494464984016251565e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',51,'move',NULL,0,50,'0 7b0e4aa5f213669a','0 place book-swap
',1.79494464984697985653e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',52,'move',NULL,0,51,'0 118335db241bf60e','0 give I3
',1.79494464986398339269e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',53,'move',NULL,0,52,'0 84478882b6bb5898','0 take H5
',1.7949446498677685261e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',54,'move',NULL,0,53,'0 c8eb9ed6bda3e60e','0 shelve H5
',1.79494464988032174108e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',55,'move',NULL,0,54,'0 aee80b58cd3ee705','0 at 3,1
',1.79494464988453793522e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',56,'move',NULL,1,55,'1 b45bf5c10c362b65','1 special home
',1.79494464989645957945e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',57,'move',NULL,1,56,'1 d783794c1b3b8299','1 done
',1.79494464990363407136e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',58,'move',NULL,0,57,'0 6924c9965b52217b','0 special home
',1.7949446499073722363e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',59,'move',NULL,0,58,'0 810e20b7c633317d','0 shelve O4
',1.7949446499429762363e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',60,'move',NULL,0,59,'0 aeb621194b1be5c8','0 at 2,2
',1.79494464994839644433e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',61,'move',NULL,1,60,'1 0778d06d8bfd7adf','1 place book-collector
',1.7949446499590263367e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',62,'move',NULL,1,61,'1 52f2efc2c2c7a930','1 discard G7
',1.79494464996304774282e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',63,'move',NULL,1,62,'1 5fe14c8b426c1502','1 done
',1.79494464997493934632e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',64,'move',NULL,1,63,'1 3f4471eb9f06a43e','1 done
',1.7949446499782893658e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',65,'move',NULL,0,64,'0 ff5fe34f0202b68b','0 place diviners-hut
',1.79494464998127126699e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',66,'move',NULL,0,65,'0 0adc330da06664cf','0 place librarians-lodge
',1.79494464999517083165e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',67,'move',NULL,0,66,'0 e27932b7c1c73dd1','0 lift H5
',1.79494464999890732765e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',68,'move',NULL,0,67,'0 3d13c188ce5c8e03','0 swap B1
',1.79494465000859284402e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',69,'move',NULL,1,68,'1 edb8841dfc435fbf','1 place diviners-hut
',1.79494465001509284976e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',70,'move',NULL,0,69,'0 43d19e3acd187ff5','0 place book-swap
',1.7949446500257418155e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',71,'move',NULL,0,70,'0 712df3f88ec64df8','0 give A7
',1.79494465006707286836e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',72,'move',NULL,0,71,'0 7047514786435811','0 take L2
',1.79494465008291220666e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',73,'move',NULL,0,72,'0 8fefde6e580a34fb','0 done
',1.79494465010307598117e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',74,'move',NULL,1,73,'1 5d600b18d927cc26','1 place book-swap
',1.79494465011000037192e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',75,'move',NULL,1,74,'1 209d57ed599589b0','1 give E2
',1.79494465011357665065e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',76,'move',NULL,1,75,'1 0f267f3279aede47','1 take L5
',1.79494465012438225749e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',77,'move',NULL,1,76,'1 59db7e6b8dbd9e64','1 shelve L5
',1.79494465013090014459e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',78,'move',NULL,1,77,'1 128b1e4d583315ef','1 at 1,0
',1.79494465013717913624e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',79,'move',NULL,0,78,'0 75f540c635e02808','0 special dump
',1.79494465014648985857e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',80,'move',NULL,1,79,'1 9e811e7547927fc6','1 special librarians-lodge
',1.79494465015017294886e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',81,'move',NULL,1,80,'1 9f1b454531f0755f','1 done
',1.79494465017603182796e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',82,'move',NULL,0,81,'0 01843c5b93d75033','0 name fiction
',1.79494465018013763424e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',83,'move',NULL,0,82,'0 385ee6f3150c2f5a','0 take Q1
',1.79494465039110374449e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',84,'move',NULL,0,83,'0 3b6c06c53ff3fac1','0 shelve Q1
',1.79494465039542555814e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',85,'move',NULL,0,84,'0 25e4966f1f951af2','0 at 1,0
',1.79494465040008044243e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',86,'move',NULL,1,85,'1 a7ca473230f9be0a','1 place diviners-hut
',1.79494465041106295586e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',87,'move',NULL,0,86,'0 1c2108d1ffc26a3f','0 place book-swap
',1.79494465042019343383e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',88,'move',NULL,0,87,'0 6ee16c0aa663a2be','0 give L2
',1.79494465042752981186e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',89,'move',NULL,0,88,'0 dc6fb7061fda4d53','0 take V1
',1.79494465043623828894e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',90,'move',NULL,0,89,'0 941b684e3a11d2e7','0 shelve V1
',1.79494465048726034158e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',91,'move',NULL,0,90,'0 5fd8764c57ddc9bb','0 at 3,1
',1.79494465049482178689e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',92,'move',NULL,1,91,'1 57c797e1748bd4e0','1 place home
',1.7949446505031335354e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',93,'move',NULL,1,92,'1 e2758f510ccfb231','1 shelve C5
',1.79494465051239323618e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',94,'move',NULL,1,93,'1 ce48f939e360df28','1 at 2,1
',1.79494465052412295342e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',95,'move',NULL,0,94,'0 be81352f3bc3a987','0 place home
',1.79494465052762913704e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',96,'move',NULL,0,95,'0 2b4e28db1f8f5c58','0 shelve D3
',1.79494465053207468991e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',97,'move',NULL,0,96,'0 00695195c3b98abb','0 at 2,1
',1.79494465054791569715e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',98,'move',NULL,1,97,'1 e86ee9094dca66d0','1 special gambling-den
',1.79494465055207633977e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',99,'move',NULL,1,98,'1 57e2278226861716','1 name monsters
',1.79494465056691145901e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',100,'move',NULL,1,99,'1 e1f91942cee3cc0f','1 shelve P2
',1.79494465058053636555e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',101,'move',NULL,1,100,'1 cf87842338bf2744','1 at 1,0
',1.7949446505968322754e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',102,'move',NULL,0,101,'0 e1b5815457535cec','0 special home
',1.79494465061290311815e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',103,'move',NULL,0,102,'0 f8bb793aff81e96d','0 shelve G6
',1.79494465062718057627e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',104,'move',NULL,0,103,'0 05083598a9bd0764','0 at 2,0
',1.79494465063234066967e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',105,'move',NULL,1,104,'1 a58c0847462d2774','1 place wishing-well
',1.79494465063734626774e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',106,'move',NULL,1,105,'1 b795d97768df9bb7','1 discard H6
',1.79494465064834403996e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',107,'move',NULL,1,106,'1 edeab24223611046','1 discard H1
',1.79494465066046929354e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',108,'move',NULL,1,107,'1 acc13eb6a3ead9d6','1 done
',1.79494465066838717465e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',109,'move',NULL,1,108,'1 a49618c2632e645a','1 shelve O3
',1.79494465067306089396e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',110,'move',NULL,1,109,'1 942b1106920ac310','1 at 0,1
',1.79494465067795658111e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',111,'move',NULL,0,110,'0 85364c2007be3322','0 place wishing-well
',1.79494465068279194838e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',112,'move',NULL,0,111,'0 72c10b56161b25d3','0 discard H5
',1.79494465068718409535e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',113,'move',NULL,0,112,'0 a98cc7143249363c','0 done
',1.79494465069427752493e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',114,'move',NULL,0,113,'0 79311b95c70bd3b9','0 shelve L3
',1.79494465070695686341e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',115,'move',NULL,0,114,'0 4eece1d3f760180b','0 at 3,4
',1.79494465072325730327e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',116,'move',NULL,1,115,'1 694746d48fd29199','1 place home
',1.79494465073150444031e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',117,'move',NULL,1,116,'1 8bb4759d500df47a','1 shelve C3
',1.79494465073946142192e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',118,'move',NULL,1,117,'1 4a0991a269150899','1 at 1,3
',1.79494465074424529079e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',119,'move',NULL,0,118,'0 b4937f08cc75df61','0 place home
',1.79494465075802803037e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',120,'move',NULL,0,119,'0 48660eddfc4178b3','0 draw
',1.79494465077038693433e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',121,'move',NULL,1,120,'1 42a660d094dbc986','1 special book-swap
',1.7949446507762680053e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',122,'move',NULL,1,121,'1 324659fb0fe75ad7','1 give M1
',1.79494465078229284288e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',123,'move',NULL,1,122,'1 e65bb9fb1bcc1ba4','1 take B2
',1.79494465079242444035e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',124,'move',NULL,1,123,'1 f05f3ad730b0b7ea','1 shelve B2
',1.794944650806502819e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',125,'move',NULL,1,124,'1 9113e9d9eea78ee7','1 at 1,0
',1.79494465081751298899e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',126,'move',NULL,0,125,'0 d00caf048c36bc70','0 special dump
',1.79494465082694196699e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',127,'move',NULL,0,126,'0 6bf39d288bc1d2f0','0 name monsters
',1.79494465083827924728e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',128,'move',NULL,0,127,'0 15ed696e13ee8fce','0 done
',1.79494465085782718659e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',129,'move',NULL,1,128,'1 1acfb33a18a6d789','1 place book-swap
',1.79494465087031936645e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',130,'move',NULL,1,129,'1 d70b0652859bc9fc','1 give K1
',1.79494465087828683849e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',131,'move',NULL,1,130,'1 045713477b3c789c','1 take S1
',1.79494465088998579973e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',132,'move',NULL,1,131,'1 ec9e9f6a23a3ff98','1 done
',1.79494465089403104781e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',133,'move',NULL,0,132,'0 d9e5af8c58d7551f','0 place book-swap
',1.79494465091029453272e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',134,'move',NULL,0,133,'0 f2cf0578357668ef','0 give M6
',1.794944650922299385e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',135,'move',NULL,0,134,'0 5b7e35017884156c','0 take B5
',1.79494465092778182025e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',136,'move',NULL,0,135,'0 235ef1fa9509f4d7','0 shelve B5
',1.79494465093425798417e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',137,'move',NULL,0,136,'0 10147150983fb90f','0 at 1,4
',1.79494465094178938862e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',138,'move',NULL,1,137,'1 792feff24aed56bb','1 place home
',1.79494465095828366276e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',139,'move',NULL,1,138,'1 20ca556da815654d','1 shelve J1
',1.79494465096562242504e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',140,'move',NULL,1,139,'1 fd7641f579a040a9','1 at 1,0
',1.7949446509702484607e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',141,'move',NULL,0,140,'0 37c844c3567631f8','0 place diviners-hut
',1.7949446509822471142e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',142,'move',NULL,1,141,'1 4a4ff2b9b50b0892','1 special bookseller
',1.79494465099024224285e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',143,'move',NULL,1,142,'1 240a8ba6f5b8b5ec','1 take S7
',1.79494465099439144128e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',144,'move',NULL,1,143,'1 0c0a7417d6fe5d66','1 shelve S7
',1.7949446509975829125e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',145,'move',NULL,1,144,'1 db0da7748589ed6d','1 at 2,1
',1.79494465100093746187e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',146,'move',NULL,0,145,'0 a3589bca0902ea2b','0 special wishing-well
',1.79494465100398230554e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',147,'move',NULL,0,146,'0 368edd5c8d57efd0','0 discard D7
',1.79494465100654625893e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',148,'move',NULL,0,147,'0 b5691a371b336693','0 discard I2
',1.79494465100893187525e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',149,'move',NULL,0,148,'0 f8363767fa0eb514','0 discard H7
',1.79494465101180911059e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',150,'move',NULL,0,149,'0 b420a27c06d3c7ac','0 discard P7
',1.79494465101462316513e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',151,'move',NULL,0,150,'0 399401e587efb1ad','0 done
',1.79494465101745939248e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',152,'move',NULL,0,151,'0 250dd8fb5be12076','0 shelve G3
',1.79494465102077078817e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',153,'move',NULL,0,152,'0 3ef7390ce46eff13','0 at 1,1
',1.7949446510237746238e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',154,'move',NULL,0,153,'0 cf2b6f362ec9986e','0 place home
',1.79494465102776861193e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',155,'move',NULL,0,154,'0 134848cc6f945854','0 draw
',1.79494465103101563455e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',156,'move',NULL,1,155,'1 2316961cbea4eed3','1 place diviners-hut
',1.79494465103427982329e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',157,'move',NULL,0,156,'0 45938c66b3ebdd74','0 place wishing-well
',1.79494465104175639148e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',158,'move',NULL,0,157,'0 f521e1f009779304','0 discard F1
',1.79494465104893398278e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',159,'move',NULL,0,158,'0 01feaf1d402175de','0 discard W5
',1.79494465105524206166e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',160,'move',NULL,0,159,'0 31137935d1bf81d3','0 done
',1.79494465106411409376e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',161,'move',NULL,0,160,'0 ba77a7cfb965a372','0 shelve W6
',1.7949446510702729225e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',162,'move',NULL,0,161,'0 b056b04d47e6b863','0 at 2,0
',1.79494465107692241665e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',163,'move',NULL,1,162,'1 9a9d0772dd63a994','1 place book-swap
',1.79494465108583807944e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',164,'move',NULL,1,163,'1 2c849fe88c07e76a','1 give R3
',1.79494465109393405918e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',165,'move',NULL,1,164,'1 b8d0d183b0819abf','1 take F4
',1794944651.10139);
INSERT INTO "entries" VALUES('emfmhdt6s5',166,'move',NULL,1,165,'1 421039ab391176cf','1 done
',1.79494465110930657382e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',167,'move',NULL,0,166,'0 fa238ff5959bc262','0 special auction-house
',1.79494465111755728721e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',168,'move',NULL,0,167,'0 f5b999fee47c0bde','0 bid 1
',1.79494465112536311143e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',169,'move',NULL,1,168,'1 3d3219816e463a2e','1 special wishing-well
',1.794944651133452177e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',170,'move',NULL,1,169,'1 c91150227150e162','1 discard E3
',1.7949446511422636509e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',171,'move',NULL,1,170,'1 5bdb726125f2ba83','1 discard W4
',1.79494465114952421189e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',172,'move',NULL,1,171,'1 c523ec3ad5a3f65d','1 done
',1794944651.15772);
INSERT INTO "entries" VALUES('emfmhdt6s5',173,'move',NULL,1,172,'1 e339b8cdde6ff146','1 shelve P3
',1.79494465116474413877e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',174,'move',NULL,1,173,'1 2d92fc9d315e7e97','1 at 1,4
',1.79494465117104196548e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',175,'move',NULL,0,174,'0 10fa49a93b844bb9','0 discard M4
',1.79494465117798614496e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',176,'move',NULL,0,175,'0 b7af550b4aded87f','0 shelve U2
',1.79494465118386769294e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',177,'move',NULL,0,176,'0 ebb33c816605e7ee','0 at 2,0
',1.79494465121833133699e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',178,'move',NULL,0,177,'0 8b50f23b85cf3300','0 done
',1.7949446512335660458e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',179,'move',NULL,1,178,'1 4c17a91815a65fa4','1 place home
',1.79494465124630022054e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',180,'move',NULL,1,179,'1 b40c9bc2dab3f4dd','1 done
',1.79494465125430488578e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',181,'move',NULL,0,180,'0 b88fff43b2835e97','0 place auction-house
',1.79494465127029848103e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',182,'move',NULL,0,181,'0 81d12811d1a19e52','0 bid 1
',1.79494465127707648281e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',183,'move',NULL,1,182,'1 1c59c8b4807cd0b3','1 place diviners-hut
',1.79494465128004956249e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',184,'move',NULL,0,183,'0 0dd650340d9f81eb','0 place book-swap
',1.79494465129292106626e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',185,'move',NULL,0,184,'0 558feb3230622f0a','0 give R6
',1.79494465130121660231e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',186,'move',NULL,0,185,'0 7188df020764d0ba','0 take S9
',1.79494465133035182953e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',187,'move',NULL,0,186,'0 619cb56682954153','0 done
',1.79494465133428430557e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',188,'move',NULL,1,187,'1 1eb118eb07d00fcd','1 special auction-house
',1.79494465133775281907e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',189,'move',NULL,1,188,'1 8a6e4f7a93c4806f','1 bid 2
',1.79494465134072589875e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',190,'move',NULL,0,189,'0 70efe5ea44f01722','0 place auction-house
',1.79494465134319853777e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',191,'move',NULL,0,190,'0 6f743c483d360eaa','0 bid 4
',1.79494465134591460226e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',192,'move',NULL,1,191,'1 667bb8d42d10b688','1 special librarians-lodge
',1.79494465134876728055e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',193,'move',NULL,1,192,'1 dd8f949432742602','1 lift B2
',1.79494465135135984417e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',194,'move',NULL,1,193,'1 47c1a7fe71ee10b9','1 again
',1.79494465135777640342e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',195,'move',NULL,1,194,'1 3e95007867fdd436','1 at 2,2
',1.79494465136148524282e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',196,'move',NULL,1,195,'1 4b0b669986f8f330','1 done
',1.79494465136496472354e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',197,'move',NULL,0,196,'0 7624522b2af53497','0 special book-swap
',1.79494465136821794515e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',198,'move',NULL,0,197,'0 c002b2c0dfcbf3dc','0 give G1
',1.79494465137386417386e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',199,'move',NULL,0,198,'0 ced5afff4bea8731','0 take Y2
',1.79494465137788677218e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',200,'move',NULL,0,199,'0 560ec011d34704f5','0 shelve Y2
',1.79494465138209652894e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',201,'move',NULL,0,200,'0 1f8a66cb7ddd92ef','0 at 1,1
',1.79494465139034342767e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',202,'move',NULL,0,201,'0 255fca894b24d3cc','0 discard C4
',1.79494465140293288233e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',203,'move',NULL,0,202,'0 5b252ad496a62828','0 discard R5
',1.79494465141541838649e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',204,'move',NULL,0,203,'0 e98e0d8683f595a1','0 discard S9
',1.79494465143592166903e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',205,'move',NULL,0,204,'0 e81c39632bfa2a89','0 discard D5
',1.79494465144601416588e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',206,'move',NULL,0,205,'0 39e71ccb184192c5','0 shelve M2
',1.79494465145431041715e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',207,'move',NULL,0,206,'0 c12d70444f13b520','0 at 1,7
',1.79494465146230435369e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',208,'move',NULL,0,207,'0 08f540f6af760e21','0 shelve B7
',1.79494465146948289869e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',209,'move',NULL,0,208,'0 771047589bfa9fc7','0 at 1,8
',1.79494465147717928888e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',210,'move',NULL,0,209,'0 5a825e3ec572b9f0','0 done
~ shuffle stack: joiners-workshop mystery-shack tax-collector book-collector yard-sale community-center alehouse gambling-den flea-market
',1794944651.48246);
INSERT INTO "entries" VALUES('emfmhdt6s5',211,'move',NULL,1,210,'1 b13d9c145a671b4c','1 place book-swap
',1.79494465149432635303e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',212,'move',NULL,1,211,'1 b3b0e169f74d9916','1 give C7
',1.79494465150228381163e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',213,'move',NULL,1,212,'1 4578fcb90ca88bcf','1 take P6
',1.79494465150618863098e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',214,'move',NULL,1,213,'1 81ed6318ea6e8198','1 shelve P6
',1.7949446515091927051e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',215,'move',NULL,1,214,'1 f671a4911ce52dcd','1 at 1,6
',1.79494465151170730591e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',216,'move',NULL,0,215,'0 36acf9aa368fa3ce','0 place home
',1.79494465152954435355e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',217,'move',NULL,0,216,'0 3914e3bcad5bda32','0 shelve D1
',1.79494465153426098827e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',218,'move',NULL,0,217,'0 cfc646714236c48f','0 at 1,0
',1.79494465154226946835e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',219,'move',NULL,1,218,'1 52d02612fd7203ea','1 place auction-house
',1.794944651547097683e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',220,'move',NULL,1,219,'1 5006389960bac33f','1 bid 4
',1.79494465155093050005e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',221,'move',NULL,0,220,'0 e974cdb1859831e5','0 place donation-bin
',1.79494465155829834935e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',222,'move',NULL,0,221,'0 4d7411e50932d933','0 discard B1
',1.79494465156229019171e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',223,'move',NULL,0,222,'0 9efda8fb78170658','0 discard D3
',1.79494465156610202784e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',224,'move',NULL,0,223,'0 17bcfd641e684ac4','0 discard B5
',1.79494465157427835464e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',225,'move',NULL,0,224,'0 2e31763cda4f0bb3','0 discard D1
',1.79494465157908272747e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',226,'move',NULL,0,225,'0 d3c5b1f1c915e92d','0 discard Q1
',1.79494465158275985717e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',227,'move',NULL,0,226,'0 786865c50a14a67f','0 done
',1.79494465159027743344e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',228,'move',NULL,0,227,'0 bc9a5ee052208401','0 shelve O2
',1.79494465159451651575e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',229,'move',NULL,0,228,'0 36eb2fef754a69d3','0 at 1,6
',1.79494465160229182236e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',230,'move',NULL,0,229,'0 ff585d828f900023','0 shelve S5
',1.79494465160678577427e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',231,'move',NULL,0,230,'0 d2c3244dc2322e07','0 at 1,4
',1.79494465161429190636e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',232,'move',NULL,1,231,'1 e80db47ecb51c7b9','1 special donation-bin
',1.79494465161821508411e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',233,'move',NULL,1,232,'1 2e245084446c2eb2','1 discard C3
',1.79494465162226891517e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',234,'move',NULL,1,233,'1 1a8b00ead57bb228','1 discard A8
',1.79494465162619161609e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',235,'move',NULL,1,234,'1 a112800bcee98899','1 done
',1.79494465163173341749e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',236,'move',NULL,1,235,'1 2df1a0113d6882ae','1 done
',1.79494465163577699663e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',237,'move',NULL,0,236,'0 7ca9566547da0a63','0 special home
',1.79494465163929367069e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',238,'move',NULL,0,237,'0 15e2a6d870835a4e','0 done
',1.79494465164623141287e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',239,'move',NULL,1,238,'1 a59a39269c3190d4','1 discard K4
',1.79494465165359210964e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',240,'move',NULL,1,239,'1 7ec4b12f3485a7ae','1 discard L4
',1.79494465165655589099e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',241,'move',NULL,1,240,'1 f8451d6d5691e184','1 discard T5
',1.79494465165960669517e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',242,'move',NULL,1,241,'1 3897388666449f6c','1 discard T8
',1.79494465166294217108e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',243,'move',NULL,1,242,'1 c07de19217a49b44','1 shelve U3
',1.79494465167031955719e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',244,'move',NULL,1,243,'1 a425799dba5af561','1 at 1,5
',1.79494465167508268363e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',245,'move',NULL,1,244,'1 0bb5d8974483d18c','1 done
',1.79494465168184065819e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',246,'move',NULL,0,245,'0 e768f6ea0d9ded11','0 turn O4
',1.79494465168577337259e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',247,'move',NULL,0,246,'0 b02d4ad4f1d3b66c','0 turn B7
',1.79494465168929576877e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',248,'move',NULL,0,247,'0 5c5e5551947b6097','0 done
',1.79494465169202446937e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',249,'move',NULL,1,245,'1 70b4314db5a8e70a','1 turn J1
',1.79494465169828224179e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',250,'move',NULL,1,249,'1 ebec0cce477f3948','1 done
end: 10 18
state: 71ebf8a234f74125b4ef309f8628e92e
',1.79494465170309281353e+09);
INSERT INTO "entries" VALUES('emfmhdt6s5',251,'next',NULL,0,NULL,NULL,'aku9y8qbfe',1.79494465170935344694e+09);
INSERT INTO "entries" VALUES('fv2taamtah',0,'open','6b773f4612ca054d',NULL,NULL,NULL,'{"game":"atheneum","seats":2,"options":{}}',1.79494464776051712031e+09);
INSERT INTO "entries" VALUES('fv2taamtah',1,'sit','6b773f4612ca054d',0,NULL,NULL,NULL,1.79494464776051712031e+09);
INSERT INTO "entries" VALUES('fv2taamtah',2,'sit','9c686fab2946a2cd',1,NULL,NULL,NULL,1.7949446477822852135e+09);
INSERT INTO "entries" VALUES('fv2taamtah',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: atheneum
rules: 1
deck: 2a9659995c47
options: 
seats: 2
bots: ["", ""]

~ shuffle deck-a: A28 A18 A21 A9 A10 A27 A7 A12 A29 A5 A8 A30 A22 A13 A11 A6 A19 A20 A14 A24 A2 A17 A3 A23 A26 A1 A15 A16 A4 A25
~ shuffle deck-b: B17 B15 B8 B6 B3 B11 B14 B5 B23 B18 B2 B20 B26 B7 B21 B27 B28 B30 B16 B22 B13 B12 B29 B10 B9 B1 B24 B19 B4 B25
~ shuffle objectives: O14 O17 O33 O29 O10 O20 O31 O24 O15 O6 O32 O9 O13 O1 O8 O22 O30 O18 O25 O11 O3 O2 O26 O16 O23 O34 O7 O4 O27 O5 O35 O19 O28 O12 O21
',1.7949446477822852135e+09);
INSERT INTO "entries" VALUES('fv2taamtah',4,'move',NULL,0,3,'0 a5755ad44ec56cc1','0 choose A25
',1.79494464779631543154e+09);
INSERT INTO "entries" VALUES('fv2taamtah',5,'move',NULL,1,3,'1 dcee595476ee5ada','1 choose A14
~ shuffle bag: turquoise+black rearrange-4 green+pink any rearrange-4 purple+pink turquoise+pink green+black any turquoise+purple wand wand side-shelf any any any wand wand side-shelf turquoise+purple turquoise+green purple+black green+purple green+purple pink+black side-shelf rearrange-4 rearrange-4 green+pink green+black turquoise+green turquoise+black side-shelf wand purple+black side-shelf purple+pink rearrange-4 turquoise+pink pink+black
',1.79494464779945659639e+09);
INSERT INTO "entries" VALUES('fv2taamtah',6,'move',NULL,0,5,'0 68544a769935b36b','0 take pink for upper-left
',1.79494464780259895325e+09);
INSERT INTO "entries" VALUES('fv2taamtah',7,'move',NULL,0,6,'0 087e83d29a72135d','0 at d1
',1.79494464780851101879e+09);
INSERT INTO "entries" VALUES('fv2taamtah',8,'undo',NULL,0,NULL,'0 take back 4','0 undo
',1.79494464781662368775e+09);
INSERT INTO "entries" VALUES('fv2taamtah',9,'undo',NULL,0,NULL,'0 take back 5','0 undo
',1.79494464781942224501e+09);
INSERT INTO "entries" VALUES('fv2taamtah',10,'move',NULL,0,9,'0 a6151a1c496cdfff','0 take turquoise for upper-left
',1.79494464782525563239e+09);
INSERT INTO "entries" VALUES('fv2taamtah',11,'undo',NULL,0,NULL,'0 take back 7','0 undo
',1.79494464783118104931e+09);
INSERT INTO "entries" VALUES('fv2taamtah',12,'move',NULL,0,11,'0 e83004797c671eda','0 take turquoise for upper-left
',1.79494464783693051341e+09);
INSERT INTO "entries" VALUES('fv2taamtah',13,'move',NULL,0,12,'0 feb6ae5b38e17657','0 at d3
',1.79494464784390330312e+09);
INSERT INTO "entries" VALUES('fv2taamtah',14,'move',NULL,0,13,'0 b653995276ecd5bd','0 finish
',1.79494464784838199614e+09);
INSERT INTO "entries" VALUES('fv2taamtah',15,'move',NULL,1,5,'1 3ec47af5e90d1fe5','1 finish
',1.79494464785076165199e+09);
INSERT INTO "entries" VALUES('fv2taamtah',16,'move',NULL,0,15,'0 b0fdc3593b97ae66','0 choose A17
',1.79494464785330772394e+09);
INSERT INTO "entries" VALUES('fv2taamtah',17,'move',NULL,1,15,'1 06d54733dbd78f4d','1 choose A26
~ shuffle bag: any turquoise+pink wand turquoise+pink side-shelf green+black green+purple green+purple side-shelf turquoise+purple purple+black purple+pink turquoise+black rearrange-4 green+pink turquoise+purple pink+black purple+pink rearrange-4 side-shelf any turquoise+green rearrange-4 rearrange-4 wand green+pink side-shelf any pink+black side-shelf wand purple+black wand wand any green+black any turquoise+green rearrange-4 turquoise+black
',1.79494464785558366769e+09);
INSERT INTO "entries" VALUES('fv2taamtah',18,'move',NULL,0,17,'0 3e5db1f343dcb40a','0 finish
',1.79494464786366367337e+09);
INSERT INTO "entries" VALUES('fv2taamtah',19,'move',NULL,1,17,'1 54cc9216e3fe3625','1 take turquoise
',1.79494464787000131611e+09);
INSERT INTO "entries" VALUES('fv2taamtah',20,'move',NULL,1,19,'1 659abed00c6612d4','1 at b3
',1.79494464787316226959e+09);
INSERT INTO "entries" VALUES('fv2taamtah',21,'move',NULL,1,20,'1 b65850bdec541885','1 remove b3
',1.79494464788528203962e+09);
INSERT INTO "entries" VALUES('fv2taamtah',22,'move',NULL,1,21,'1 5643e1e209fb3dab','1 finish
',1.79494464788808679583e+09);
INSERT INTO "entries" VALUES('fv2taamtah',23,'move',NULL,0,22,'0 982ba6241a1309c2','0 choose A16
',1.79494464789128565793e+09);
INSERT INTO "entries" VALUES('fv2taamtah',24,'move',NULL,1,22,'1 da5f71f8d5b28b46','1 choose A3
~ shuffle bag: rearrange-4 turquoise+green any green+black any purple+black side-shelf green+purple rearrange-4 wand pink+black purple+black green+pink turquoise+pink green+black green+purple wand turquoise+green turquoise+purple turquoise+pink green+pink rearrange-4 wand side-shelf any side-shelf side-shelf any purple+pink wand pink+black any rearrange-4 wand side-shelf turquoise+black purple+pink turquoise+black rearrange-4 turquoise+purple
',1.79494464789392161371e+09);
INSERT INTO "entries" VALUES('fv2taamtah',25,'move',NULL,0,24,'0 7ea16e9a2a80fb0b','0 take pink
',1.79494464789683961861e+09);
INSERT INTO "entries" VALUES('fv2taamtah',26,'move',NULL,0,25,'0 6ac36e1c6ac525f1','0 at b3
',1.79494464789942455296e+09);
INSERT INTO "entries" VALUES('fv2taamtah',27,'move',NULL,0,26,'0 bf8c20621d0b8e39','0 finish
',1.79494464790179657936e+09);
INSERT INTO "entries" VALUES('fv2taamtah',28,'move',NULL,1,24,'1 f0dcc1c6425055a1','1 take purple
',1.79494464790404820446e+09);
INSERT INTO "entries" VALUES('fv2taamtah',29,'move',NULL,1,28,'1 1e922b2e2cf585e3','1 at b1
',1.79494464790644788747e+09);
INSERT INTO "entries" VALUES('fv2taamtah',30,'move',NULL,1,29,'1 7e1bbcb71bcd2d66','1 take purple
',1.794944647908929348e+09);
INSERT INTO "entries" VALUES('fv2taamtah',31,'move',NULL,1,30,'1 65a0b578ae5e5695','1 at b3
',1.79494464791120457653e+09);
INSERT INTO "entries" VALUES('fv2taamtah',32,'move',NULL,1,31,'1 a3f9a3f504716239','1 remove b1
',1.79494464791359472277e+09);
INSERT INTO "entries" VALUES('fv2taamtah',33,'move',NULL,1,32,'1 864dbfd137b3faf7','1 finish
',1.7949446479163045883e+09);
INSERT INTO "entries" VALUES('fv2taamtah',34,'move',NULL,0,33,'0 5c628a1d8db80e74','0 choose A2
',1.79494464791902828219e+09);
INSERT INTO "entries" VALUES('fv2taamtah',35,'move',NULL,1,33,'1 b6a02b4b0c46e64f','1 choose A4
~ shuffle bag: green+pink turquoise+purple any turquoise+black turquoise+green purple+black side-shelf green+black green+pink pink+black turquoise+black turquoise+green any pink+black side-shelf side-shelf green+purple any rearrange-4 purple+black wand rearrange-4 rearrange-4 green+purple wand rearrange-4 wand purple+pink side-shelf any turquoise+pink purple+pink wand rearrange-4 any turquoise+purple green+black side-shelf turquoise+pink wand
',1.79494464792156743996e+09);
INSERT INTO "entries" VALUES('fv2taamtah',36,'move',NULL,0,35,'0 92fa614b59a7429f','0 finish
',1.79494464792457604409e+09);
INSERT INTO "entries" VALUES('fv2taamtah',37,'move',NULL,1,35,'1 b8626fb1242b4005','1 take purple
',1.79494464792711091042e+09);
INSERT INTO "entries" VALUES('fv2taamtah',38,'undo',NULL,1,NULL,'1 take back 34','1 undo
',1.7949446479292287827e+09);
INSERT INTO "entries" VALUES('fv2taamtah',39,'move',NULL,1,38,'1 fde9bc173fc1002b','1 take pink
',1794944647.93291);
INSERT INTO "entries" VALUES('fv2taamtah',40,'move',NULL,1,39,'1 48e7f346eea590ea','1 at f1
',1.79494464793549919124e+09);
INSERT INTO "entries" VALUES('fv2taamtah',41,'undo',NULL,1,NULL,'1 take back 37','1 undo
',1.79494464793764305111e+09);
INSERT INTO "entries" VALUES('fv2taamtah',42,'move',NULL,1,41,'1 af1310245fc14fe5','1 at a1
',1.79494464794147539138e+09);
INSERT INTO "entries" VALUES('fv2taamtah',43,'move',NULL,1,42,'1 6ae4daa7b2422c0e','1 take pink
',1794944647.94391);
INSERT INTO "entries" VALUES('g9q367mc52',0,'open','6b773f4612ca054d',NULL,NULL,NULL,'{"game":"exlibris","seats":2,"options":{"beginner":"no","friendly":"no","long":"no","level":"novice"}}',1.79494464868706083294e+09);
INSERT INTO "entries" VALUES('g9q367mc52',1,'sit','6b773f4612ca054d',0,NULL,NULL,NULL,1.79494464868706083294e+09);
INSERT INTO "entries" VALUES('g9q367mc52',2,'sit','9c686fab2946a2cd',1,NULL,NULL,NULL,1.79494464869837737084e+09);
INSERT INTO "entries" VALUES('g9q367mc52',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: exlibris
rules: 1
deck: b8493d427f30
options: beginner=no friendly=no long=no level=novice
seats: 2
bots: ["", ""]

~ shuffle stack: donation-bin assistants-guild mystery-shack community-center bookseller dump tax-collector book-swap flea-market gambling-den yard-sale wishing-well book-collector auction-house joiners-workshop alehouse librarians-lodge
~ seat: 1
~ shuffle libraries: haunted-hall pyramid-of-papyri clockwork-catalogue igloo-of-information hidden-hollow volcanic-biblioteca tower-of-tomes burrow-of-bindings caverns-of-comprehension cottage-of-curiosities scrapyard-stacks dungeon-of-deep-thought
',1.79494464869837737084e+09);
INSERT INTO "entries" VALUES('g9q367mc52',4,'move',NULL,0,3,'0 ebe947b19991592c','0 keep cottage-of-curiosities
',1.79494464874041724207e+09);
INSERT INTO "entries" VALUES('g9q367mc52',5,'move',NULL,1,4,'1 a93f133545181ce1','1 keep dungeon-of-deep-thought
~ shuffle categories: reference historic monsters spells fiction codices
~ shuffle draw: P3 G7 R6 F5 L2 A8 I4 P6 D6 Z3 Y1 H7 A6 E7 S4 C6 U1 B8 B2 Z2 T7 R3 N2 P8 A5 L4 B5 M1 R1 D7 P4 G3 S2 H2 F4 M5 X1 B4 T1 C2 V2 E5 B7 G2 G4 P9 T9 N5 I2 K4 B1 S3 E4 E1 L7 A2 F6 C5 H5 J2 P2 R5 O2 T3 B6 S7 K1 V1 P5 L1 C3 M2 H1 F2 D1 V3 Q1 C9 M4 E2 U3 P1 A4 E6 O4 W3 T5 A1 N1 W6 G5 F3 R2 Y2 S8 S5 K2 T2 C4 U2 C7 S1 M6 I1 M3 S10 Q2 B3 Z1 T4 O3 D3 L6 W4 T8 M8 S6 W1 A3 L5 W2 N3 F7 D2 H6 P7 J1 C8 T6 F1 G6 K3 G1 O1 N4 R4 H4 E3 D4 J3 O5 X2 I3 V4 S9 W5 D5 M7 A7 C1 L3 H3
',1.79494464874736785889e+09);
INSERT INTO "entries" VALUES('g9q367mc52',6,'move',NULL,1,5,'1 af110e385fa87ee2','1 place diviners-hut
',1.79494464878494238858e+09);
INSERT INTO "entries" VALUES('g9q367mc52',7,'move',NULL,0,6,'0 2b6beb198bbafa61','0 place librarians-lodge
',1.7949446488121387959e+09);
INSERT INTO "entries" VALUES('g9q367mc52',8,'move',NULL,1,7,'1 54aca2f533067774','1 special home
',1.7949446488866591453e+09);
INSERT INTO "entries" VALUES('g9q367mc52',9,'move',NULL,1,8,'1 2a9933727b33bc8d','1 shelve C1
',1.79494464889504265784e+09);
INSERT INTO "entries" VALUES('g9q367mc52',10,'undo',NULL,1,NULL,'1 take back 6','1 undo
',1.79494464890825200075e+09);
INSERT INTO "entries" VALUES('g9q367mc52',11,'move',NULL,1,10,'1 b6e67a94835feee7','1 shelve C1
',1.79494464892308878902e+09);
INSERT INTO "entries" VALUES('g9q367mc52',12,'move',NULL,1,11,'1 6112d9f0ce9438f0','1 at 1,1
',1.79494464892698621753e+09);
INSERT INTO "entries" VALUES('g9q367mc52',13,'move',NULL,0,12,'0 65a0f40d42d79803','0 place home
',1.79494464893962097163e+09);
INSERT INTO "entries" VALUES('g9q367mc52',14,'move',NULL,0,13,'0 2a7d0380ef69222a','0 shelve O5
',1794944648.94343);
INSERT INTO "entries" VALUES('g9q367mc52',15,'move',NULL,0,14,'0 83e97e22d6d6d522','0 at 1,1
',1.79494464894727873797e+09);
INSERT INTO "entries" VALUES('g9q367mc52',16,'move',NULL,1,15,'1 3bff1881e7f72330','1 place librarians-lodge
',1.79494464895576405528e+09);
INSERT INTO "entries" VALUES('g9q367mc52',17,'undo',NULL,1,NULL,'1 take back 13','1 undo
',1.79494464896437335016e+09);
INSERT INTO "entries" VALUES('g9q367mc52',18,'move',NULL,1,17,'1 aff2e9f8cc3e6ea0','1 place librarians-lodge
',1.79494464897232460973e+09);
INSERT INTO "entries" VALUES('g9q367mc52',19,'move',NULL,1,18,'1 8f31af661bdd482a','1 done
',1.79494464898122119906e+09);
INSERT INTO "entries" VALUES('g9q367mc52',20,'move',NULL,0,19,'0 fb726fdc0e8d78c8','0 special home
',1794944648.99601);
INSERT INTO "entries" VALUES('g9q367mc52',21,'move',NULL,0,20,'0 f21419167f91c2b0','0 shelve X2
',1.7949446489998261929e+09);
INSERT INTO "entries" VALUES('g9q367mc52',22,'move',NULL,0,21,'0 251dead8841050ed','0 at 1,0
',1.79494464901264619825e+09);
INSERT INTO "entries" VALUES('g9q367mc52',23,'move',NULL,1,22,'1 87049c1fa76a3217','1 special joiners-workshop
',1.79494464902029943467e+09);
INSERT INTO "entries" VALUES('g9q367mc52',24,'move',NULL,0,23,'0 1a3f6dcf90853805','0 special home
',1.79494464903007578844e+09);
INSERT INTO "entries" VALUES('g9q367mc52',25,'move',NULL,0,24,'0 469a1f6a37f9b2b3','0 shelve W5
',1.79494464904626226421e+09);
INSERT INTO "entries" VALUES('g9q367mc52',26,'move',NULL,0,25,'0 ee35769d0a81e95d','0 at 2,2
',1.79494464905509281153e+09);
INSERT INTO "entries" VALUES('g9q367mc52',27,'move',NULL,1,26,'1 2403788ed8a33351','1 place home
',1.7949446490710771084e+09);
INSERT INTO "entries" VALUES('g9q367mc52',28,'move',NULL,1,27,'1 76b1cc5ed6c673b1','1 shelve L3
',1.79494464908161664015e+09);
INSERT INTO "entries" VALUES('g9q367mc52',29,'move',NULL,1,28,'1 34113e6e527c8bcb','1 at 1,0
',1.79494464909857678412e+09);
INSERT INTO "entries" VALUES('g9q367mc52',30,'move',NULL,0,29,'0 5f19461f745cb364','0 place alehouse
',1.79494464910554456715e+09);
INSERT INTO "entries" VALUES('g9q367mc52',31,'move',NULL,0,30,'0 f82e7511c08dd8bb','0 space 2
',1.79494464911448478702e+09);
INSERT INTO "entries" VALUES('g9q367mc52',32,'move',NULL,1,31,'1 1f463c1bfe2e6098','1 place alehouse
',1.79494464913588094717e+09);
INSERT INTO "entries" VALUES('g9q367mc52',33,'move',NULL,0,32,'0 3819e5f09323b892','0 place home
',1.79494464915096473694e+09);
INSERT INTO "entries" VALUES('g9q367mc52',34,'move',NULL,0,33,'0 55a3fe96224909d4','0 shelve V4
',1.7949446491601712704e+09);
INSERT INTO "entries" VALUES('g9q367mc52',35,'undo',NULL,0,NULL,'0 take back 31','0 undo
',1.79494464916374039647e+09);
INSERT INTO "entries" VALUES('g9q367mc52',36,'move',NULL,0,35,'0 6ebaa139e9dd04a7','0 draw
',1.79494464918131256103e+09);
INSERT INTO "entries" VALUES('g9q367mc52',37,'move',NULL,1,36,'1 835f6942c5a1e10a','1 take E3
',1.79494464918815422056e+09);
INSERT INTO "entries" VALUES('g9q367mc52',38,'move',NULL,1,37,'1 0b1bf26c1cac2aae','1 done
',1.79494464920300149921e+09);
INSERT INTO "entries" VALUES('g9q367mc52',39,'move',NULL,0,38,'0 5baba3f4586a633b','0 take R4
',1.79494464920787501335e+09);
INSERT INTO "entries" VALUES('g9q367mc52',40,'move',NULL,0,39,'0 63f116682c81dd17','0 shelve R4
',1.7949446492196311951e+09);
INSERT INTO "entries" VALUES('g9q367mc52',41,'move',NULL,0,40,'0 3ace690bd817ff47','0 at 3,2
',1.79494464922815489768e+09);
INSERT INTO "entries" VALUES('g9q367mc52',42,'move',NULL,1,41,'1 9acf6ad481737c61','1 take N4
',1.79494464923994922643e+09);
INSERT INTO "entries" VALUES('g9q367mc52',43,'move',NULL,1,42,'1 6b670c39432a4cf9','1 shelve N4
',1.79494464924704456333e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',0,'open','6b773f4612ca054d',NULL,NULL,NULL,'{"game":"biblios","seats":2,"options":{"penalty":"steal","honest":"no","first":"drawn"}}',1.79494464512134575839e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',1,'sit','6b773f4612ca054d',0,NULL,NULL,NULL,1.79494464512134575839e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',2,'sit','9c686fab2946a2cd',1,NULL,NULL,NULL,1.79494464514258575439e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: biblios
rules: 1
deck: 029222a676dc
options: penalty=steal honest=no first=drawn
seats: 2
bots: ["", ""]

~ shuffle draw: G1 G3 HF1 MD2 SA1 G2 FF1 MB2 G2 G1 K++ K-- ME3 MA2 G3 SF1 SH2 PG3 K+ G1 HD1 G3 MH4 K-- SE1 G1 G3 HH2 G3 K- G2 MC2 PD2 FC1 K+- G2 SI2 FD1 G3 G1 HE1 K++ G2 FE1 G3 K- PI4 G1 HI2 PC2 MG3 FH2 PF3 PA2 MF3 HB1 SB1 FB1 PB2 HG1 G3 SG1 G2 G2 MI4 PE3 G1 G1 G3 SD1 PH4 FG1 G2 SC1 FA1 G1 K+ HC1 HA1 FI2 G2
~ seat: 1
',1.79494464514258575439e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',4,'move',NULL,1,3,'1 e3d49c7da97af45d','1 auction
',1.79494464517481350901e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',5,'move',NULL,1,4,'1 6e4a7da884c9ced1','1 keep
',1.79494464518222117421e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',6,'move',NULL,1,5,'1 65fddb19cb5f0ead','1 offer
',1.79494464519331479068e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',7,'move',NULL,0,6,'0 c96f6265058e1076','0 take FB1
',1.79494464520761704438e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',8,'move',NULL,0,7,'0 a9bb6c30ede1d86d','0 auction
',1.79494464522380471225e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',9,'move',NULL,0,8,'0 df67d191dda17fba','0 keep
',1.79494464523289322856e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',10,'move',NULL,0,9,'0 32203ffae4c963a3','0 offer
',1.79494464524170780185e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',11,'move',NULL,1,10,'1 d189f40d02fc0c8d','1 take MF3
',1.79494464524483704568e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',12,'move',NULL,1,11,'1 cec91392bf52613b','1 offer
',1.79494464524730229374e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',13,'move',NULL,1,12,'1 3fa968f34be1f49e','1 auction
',1.79494464525236082077e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',14,'move',NULL,1,13,'1 fd92fa80f5398457','1 keep
',1.79494464525697803494e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',15,'move',NULL,0,14,'0 cc8e8c91394ae85d','0 take PA2
',1.79494464526601362223e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',16,'move',NULL,0,15,'0 a4275e3977020a9f','0 auction
',1.79494464527562594411e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',17,'move',NULL,0,16,'0 c722fc0a9e75abe6','0 offer
',1.79494464528025054932e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',18,'move',NULL,0,17,'0 f0f417c29c263a29','0 keep
',1.79494464528256773947e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',19,'move',NULL,1,18,'1 3dbe4d5035cb2d60','1 take PC2
',1.7949446452847332954e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',20,'move',NULL,1,19,'1 85c13b5ae1f2e3bf','1 keep
',1.79494464528639054295e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',21,'move',NULL,1,20,'1 e151a4f0e0116e42','1 auction
',1.79494464528788542747e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',22,'move',NULL,1,21,'1 3897ec4b7438553b','1 offer
',1.79494464528998374942e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',23,'move',NULL,0,22,'0 57bfc80eb643c23f','0 take K-
',1.79494464529231739042e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',24,'move',NULL,0,23,'0 414e7aaca0d57b9c','0 lower monks
',1.79494464529450178146e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',25,'move',NULL,0,24,'0 820221f18fcaabc3','0 auction
',1.79494464529688549044e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',26,'move',NULL,0,25,'0 fc3d15ee81147166','0 offer
',1.79494464529905343053e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',27,'move',NULL,0,26,'0 cfa48c95019f8d88','0 keep
',1.79494464530130887029e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',28,'move',NULL,1,27,'1 747cbd779760182b','1 take FE1
',1.79494464530340576175e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',29,'move',NULL,1,28,'1 a8c61fc376304f23','1 offer
',1.79494464530543112752e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',30,'move',NULL,1,29,'1 11060865677df7a2','1 auction
',1.79494464530786299698e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',31,'move',NULL,1,30,'1 e988eab38a5dd240','1 keep
',1.79494464530967807775e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',32,'move',NULL,0,31,'0 b33cc8a0d29ee361','0 take K++
',1.79494464531167459485e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',33,'move',NULL,0,32,'0 6ed31fc1793a3f7b','0 raise forbidden-tomes
',1.79494464531594729423e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',34,'move',NULL,0,33,'0 ea15c210a62364fb','0 raise holy-books
',1.79494464532342815404e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',35,'move',NULL,0,34,'0 f8e2686860d70abe','0 keep
',1.79494464532771301271e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',36,'move',NULL,0,35,'0 31209269bbfb6862','0 auction
',1.79494464533008098606e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',37,'move',NULL,0,36,'0 de70da497331d026','0 offer
',1.79494464533321547504e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',38,'move',NULL,1,37,'1 3734efffed38f4c6','1 take SI2
',1.79494464533529400826e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',39,'move',NULL,1,38,'1 ee6fa0e4d261e84d','1 auction
',1.79494464533838796616e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',40,'move',NULL,1,39,'1 c30f5ebf0ff5577b','1 offer
',1.79494464534851479531e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',41,'move',NULL,1,40,'1 91532625d9be8031','1 keep
',1.79494464535455775259e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',42,'move',NULL,0,41,'0 58a8e9cefc6f17cc','0 take K+-
',1.79494464535830760003e+09);
INSERT INTO "entries" VALUES('gqrsn5buxw',43,'move',NULL,0,42,'0 fc18218bfb87fc79','0 raise monks
',1.79494464536297249797e+09);
INSERT INTO "entries" VALUES('gs5c83ymcb',0,'open','6b773f4612ca054d',NULL,NULL,NULL,'{"game":"exlibris","seats":3,"options":{"beginner":"no","friendly":"no","long":"no","level":"novice"}}',1.79494464864229416852e+09);
INSERT INTO "entries" VALUES('gs5c83ymcb',1,'sit','6b773f4612ca054d',0,NULL,NULL,NULL,1.79494464864229416852e+09);
INSERT INTO "entries" VALUES('gs5c83ymcb',2,'bot',NULL,1,NULL,NULL,'random',1.79494464864229416852e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',0,'open','6b773f4612ca054d',NULL,NULL,NULL,'{"game":"biblios","seats":2,"options":{"penalty":"steal","honest":"no","first":"drawn"}}',1.79494464536986422535e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',1,'sit','6b773f4612ca054d',0,NULL,NULL,NULL,1.79494464536986422535e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',2,'sit','9c686fab2946a2cd',1,NULL,NULL,NULL,1.7949446453879551888e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: biblios
rules: 1
deck: 029222a676dc
options: penalty=steal honest=no first=drawn
seats: 2
bots: ["", ""]

~ shuffle draw: SC1 K- PC2 HG1 MC2 ME3 G1 PD2 G3 G3 G2 HC1 K+ SG1 G1 K- G2 PA2 G1 PF3 SA1 G1 PH4 PG3 FG1 G1 G2 G2 FH2 PB2 G1 G3 MB2 K-- HA1 K++ MH4 HI2 K++ G2 G2 PI4 SB1 FE1 G1 MI4 FA1 FB1 PE3 FC1 K+ G2 K-- HD1 MA2 FD1 G3 SE1 G1 SF1 HB1 G3 FI2 SI2 G3 HH2 G2 G3 G2 MG3 G1 SH2 MF3 MD2 SD1 HE1 G3 FF1 HF1 K+- G3
~ seat: 1
',1.7949446453879551888e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',4,'move',NULL,1,3,'1 68e481b5e11cd943','1 offer
',1.79494464541138720511e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',5,'move',NULL,1,4,'1 95a7d8f846927f76','1 auction
',1794944645.41807);
INSERT INTO "entries" VALUES('htj2jc7dnh',6,'move',NULL,1,5,'1 c12cb6d9bd4ad89e','1 keep
',1.79494464542455124849e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',7,'move',NULL,0,6,'0 4b95824523addc79','0 take SF1
',1.79494464543242025376e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',8,'move',NULL,0,7,'0 abe7ecd39b2ab5f8','0 auction
',1.79494464544059205055e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',9,'move',NULL,0,8,'0 e6776bb5b3f1cc40','0 offer
',1.79494464544860696797e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',10,'move',NULL,0,9,'0 1baf8fd89813344c','0 keep
',1.79494464545252370834e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',11,'move',NULL,1,10,'1 c7dca178dc81d8c5','1 take FD1
',1.79494464545614218712e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',12,'move',NULL,1,11,'1 8de0ad9009d06437','1 keep
',1.79494464545882678038e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',13,'move',NULL,1,12,'1 1fefcfbcdbec5f38','1 auction
',1.79494464546453022955e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',14,'move',NULL,1,13,'1 35684bd496d07c45','1 offer
',1.79494464547383022305e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',15,'move',NULL,0,14,'0 098100b782653f25','0 take G2
',1.79494464547746944427e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',16,'move',NULL,0,15,'0 2c0e81bf5d062a76','0 offer
',1.79494464548405933384e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',17,'move',NULL,0,16,'0 0f9da8387fea3b4c','0 keep
',1.79494464549322104447e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',18,'move',NULL,0,17,'0 2557353543ed6340','0 auction
',1.79494464550235438343e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',19,'move',NULL,1,18,'1 061dc4ee9eadef75','1 take K+
',1794944645.51368);
INSERT INTO "entries" VALUES('htj2jc7dnh',20,'move',NULL,1,19,'1 4f2cfa4bfe051cb0','1 raise holy-books
',1.79494464552208685872e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',21,'move',NULL,1,20,'1 bb496a2d37f01b62','1 offer
',1.79494464553768539433e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',22,'move',NULL,1,21,'1 9d7388c1f0b720f9','1 keep
',1.79494464555785775182e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',23,'move',NULL,1,22,'1 47ac93348f65f3b5','1 auction
',1.79494464556519699094e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',24,'move',NULL,0,23,'0 48d1465c6cfd24dc','0 take FB1
',1.79494464556913876536e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',25,'move',NULL,0,24,'0 996885e0ebe1ef87','0 offer
',1.79494464558037400241e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',26,'move',NULL,0,25,'0 5627444e3af62069','0 auction
',1.79494464559340214729e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',27,'move',NULL,0,26,'0 4443930e3c0efd01','0 keep
',1794944645.60127);
INSERT INTO "entries" VALUES('htj2jc7dnh',28,'move',NULL,1,27,'1 3d366d703583ea06','1 take G1
',1.79494464561781144141e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',29,'move',NULL,1,28,'1 142af9327cb6878e','1 keep
',1.79494464562666749957e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',30,'move',NULL,1,29,'1 d3da6f48ba6b7645','1 auction
',1.79494464563627672193e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',31,'move',NULL,1,30,'1 c79b24a5e06f20be','1 offer
',1.79494464564108920099e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',32,'move',NULL,0,31,'0 fe496d57d4200dfe','0 take G2
',1.7949446456491389275e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',33,'move',NULL,0,32,'0 5705b05bc4a19d80','0 offer
',1.79494464566468524928e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',34,'move',NULL,0,33,'0 e0c98063020a2316','0 auction
',1.79494464569790196416e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',35,'move',NULL,0,34,'0 3593eedb1de5b1a7','0 keep
',1.79494464571358227733e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',36,'move',NULL,1,35,'1 079981cdc01fd3e1','1 take K++
',1794944645.73233);
INSERT INTO "entries" VALUES('htj2jc7dnh',37,'move',NULL,1,36,'1 8383a38c64b53d46','1 raise monks
',1.79494464575366353986e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',38,'move',NULL,1,37,'1 615c8352dbcd8aa2','1 raise manuscripts
',1.79494464576833295818e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',39,'move',NULL,1,38,'1 874b1289247a5c25','1 keep
',1.79494464577592301363e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',40,'move',NULL,1,39,'1 27fa1374fc261c14','1 raise manuscripts
',1.7949446457919905186e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',41,'move',NULL,1,40,'1 74867b9506ed78b4','1 raise pigments
',1.79494464580283236499e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',42,'move',NULL,1,41,'1 8531d1073483c1f2','1 offer
',1.79494464580988907819e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',43,'move',NULL,1,42,'1 5c9cec0947465534','1 auction
',1794944645.82292);
INSERT INTO "entries" VALUES('htj2jc7dnh',44,'move',NULL,0,43,'0 7b3b3a691d042008','0 take HA1
',1.7949446458383829594e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',45,'move',NULL,0,44,'0 1f6807a15ce4e85e','0 offer
',1.79494464584683895112e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',46,'move',NULL,0,45,'0 85f566401db354a3','0 keep
',1.79494464585888338081e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',47,'move',NULL,0,46,'0 99afe383f0789aae','0 auction
',1.79494464586485433579e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',48,'move',NULL,1,47,'1 a9fa946423d39625','1 take MB2
',1.79494464587214183808e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',49,'move',NULL,1,48,'1 77402879f57fd160','1 offer
',1.79494464588411664967e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',50,'move',NULL,1,49,'1 a1e9642b032cc623','1 auction
',1.79494464589904642107e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',51,'move',NULL,1,50,'1 1d65809627d43364','1 keep
',1.79494464590517711641e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',52,'move',NULL,0,51,'0 225e723e4aadbe7b','0 take PB2
',1.7949446459136452675e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',53,'move',NULL,0,52,'0 14055fbdd731a94b','0 keep
',1.79494464592839217181e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',54,'move',NULL,0,53,'0 83d8b0d3abdcbbc2','0 offer
',1.79494464593604397774e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',55,'move',NULL,0,54,'0 b9c207f286491746','0 auction
',1.79494464594690918924e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',56,'move',NULL,1,55,'1 529a3ce6d9045143','1 take G1
',1794944645.95609);
INSERT INTO "entries" VALUES('htj2jc7dnh',57,'move',NULL,1,56,'1 20b7e0e2dc7829f7','1 offer
',1.79494464596098780634e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',58,'move',NULL,1,57,'1 5af6d809bbd6df6c','1 keep
',1.79494464598027420043e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',59,'move',NULL,1,58,'1 0878751cc9e59cbc','1 auction
',1.79494464599168276788e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',60,'move',NULL,0,59,'0 08ea1331ab283299','0 take PG3
',1.79494464600656056406e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',61,'move',NULL,0,60,'0 e507d5de1ec8521b','0 offer
',1.79494464601426625257e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',62,'move',NULL,0,61,'0 aafa8a8ed3bdf113','0 auction
',1.79494464602016663549e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',63,'move',NULL,0,62,'0 46c90802ae25e823','0 keep
',1.79494464603297305101e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',64,'move',NULL,1,63,'1 24338357310658c0','1 take SA1
',1.79494464604314279553e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',65,'move',NULL,1,64,'1 f9545f5de58012db','1 offer
',1.79494464605285120005e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',66,'move',NULL,1,65,'1 5177b61a1662c32c','1 keep
',1.79494464605605173104e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',67,'move',NULL,1,66,'1 0ecb098fa4d28bf5','1 auction
',1.79494464605882453919e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',68,'move',NULL,0,67,'0 fd4f038d82e655ff','0 take PA2
',1.79494464606157755849e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',69,'move',NULL,0,68,'0 6f9f80db98d64a66','0 auction
',1.79494464606825423246e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',70,'move',NULL,0,69,'0 59ae1afb83ff0045','0 offer
',1.79494464607070350649e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',71,'move',NULL,0,70,'0 872ba33c9767d4dd','0 keep
',1.79494464607271409038e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',72,'move',NULL,0,71,'0 6603bf834b76399f','0 raise monks
',1.79494464607454705233e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',73,'move',NULL,1,72,'1 df837d20631c76e4','1 take SG1
',1794944646.07626);
INSERT INTO "entries" VALUES('htj2jc7dnh',74,'move',NULL,1,73,'1 2c8dfebef7fd6423','1 auction
',1.79494464607797384264e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',75,'move',NULL,1,74,'1 357915bfc0d475a3','1 offer
',1.79494464607978248594e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',76,'move',NULL,1,75,'1 493b6c2873957073','1 keep
',1.79494464608154034616e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',77,'move',NULL,0,76,'0 0f044b3bfc73791f','0 take G2
',1.79494464608342123032e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',78,'move',NULL,0,77,'0 6e4d3d63e001efb1','0 offer
',1.79494464608522200587e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',79,'move',NULL,0,78,'0 c1f424d4cc927cd4','0 auction
',1.79494464608818507199e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',80,'move',NULL,0,79,'0 e383489ae00f856d','0 keep
',1.79494464608996558184e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',81,'move',NULL,1,80,'1 40ab828a8e522b0f','1 take G3
',1.79494464609426903722e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',82,'move',NULL,1,81,'1 19d3463acc253e50','1 auction
',1.79494464610344171525e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',83,'move',NULL,1,82,'1 c2fc77e751897ebe','1 keep
',1.79494464610825395578e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',84,'move',NULL,1,83,'1 9af35fc7b3b38ba3','1 offer
',1.79494464611081600185e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',85,'move',NULL,0,84,'0 19d9f8a4b5a4e620','0 take HG1
',1.79494464611261987686e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',86,'move',NULL,0,85,'0 92888c18b20c7e84','0 offer
',1.79494464611451578139e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',87,'move',NULL,0,86,'0 395f32ee415685e1','0 keep
',1.79494464612501502037e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',88,'move',NULL,0,87,'0 caf22205dea849d9','0 discard
',1.79494464613427639012e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',89,'move',NULL,0,88,'0 0cdc458da7898998','0 auction
',1.79494464614480733876e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',90,'move',NULL,1,89,'1 bf2d630071255023','1 take PC2
~ shuffle auction: MI4 ME3 PF3 G1 G3 PD2 SC1 G2 HI2 G1 K-- G1 FG1 K- FH2 PE3 HC1 FE1 G1 K--
',1.79494464615651345257e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',91,'move',NULL,0,90,'0 7947a10b0207fdd6','0 pass
',1.79494464616432118416e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',92,'move',NULL,1,91,'1 3f47ca63ca7a0290','1 bid 3
',1.79494464616679263112e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',93,'move',NULL,1,92,'1 87ee8d02383d964b','1 pay G2
',1.79494464617160558702e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',94,'move',NULL,1,93,'1 38ee26f4361a0ebc','1 pay G1
',1.79494464617365932466e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',95,'move',NULL,1,94,'1 106faccb195f7881','1 pay G3
',1.7949446461760675907e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',96,'move',NULL,1,95,'1 6b46c1a0dd7175f6','1 pay G3
',1.794944646177921772e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',97,'move',NULL,1,96,'1 4d2576429d3bc8a4','1 pay G2
',1.79494464617981195446e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',98,'move',NULL,1,97,'1 ece0f190d9d4cc6d','1 pay G1
',1.7949446461816153526e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',99,'move',NULL,1,98,'1 74caa15f100f95dd','1 done
',1.79494464618368124966e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',100,'move',NULL,1,99,'1 c8b171e1125fc0ae','1 lower forbidden-tomes
',1.79494464618551659591e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',101,'move',NULL,1,100,'1 6c0be9de7e403b43','1 lower holy-books
',1.79494464618743610386e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',102,'move',NULL,1,101,'1 9105cdeb35a7948f','1 bid 3
',1.79494464618940448765e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',103,'move',NULL,0,102,'0 fc8e441b36588e5f','0 bid 4
',1.79494464619140076631e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',104,'move',NULL,1,103,'1 ed03e7365139288e','1 bid 6
',1.7949446461931989193e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',105,'move',NULL,0,104,'0 18ead52df857e7d3','0 bid 7
',1.79494464619518351551e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',106,'move',NULL,1,105,'1 5577fd1a927f0e10','1 bid 10
',1.79494464619693160057e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',107,'move',NULL,0,106,'0 8bc587f44d4390cb','0 pass
',1.79494464619869327545e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',108,'move',NULL,1,107,'1 f39ce48bacf1bdf9','1 pay SA1
',1.79494464620047140118e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',109,'move',NULL,1,108,'1 a786b621d5c4fd59','1 pay MC2
',1.79494464620228505132e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',110,'move',NULL,1,109,'1 d31906ae17b87a67','1 pay MB2
',1.7949446462041141987e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',111,'move',NULL,1,110,'1 9d287504a78a2975','1 pay PC2
',1.79494464621428370483e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',112,'move',NULL,1,111,'1 2772aa112e8a5d7e','1 pay SG1
',1.79494464622423911099e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',113,'move',NULL,1,112,'1 60dface86d1f7ca3','1 pay FA1
',1.79494464624116659167e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',114,'move',NULL,1,113,'1 afb5326075d9c273','1 pay PH4
',1.79494464625024962431e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',115,'move',NULL,1,114,'1 d02ee36773d36e6f','1 pay SE1
',1.79494464625450849534e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',116,'move',NULL,1,115,'1 67d50dbd63ef19ae','1 pay PI4
',1794944646.26049);
INSERT INTO "entries" VALUES('htj2jc7dnh',117,'move',NULL,1,116,'1 82ff08b4d8ad73fb','1 pay FD1
',1.79494464626725077627e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',118,'move',NULL,0,117,'0 352a5e6ea292d3c8','0 bid 3
',1.79494464627527928351e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',119,'move',NULL,1,118,'1 b32b550c1ab1a66f','1 bid 15
',1.79494464627968525888e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',120,'move',NULL,0,119,'0 29d5a703725ecf63','0 bid 26
',1.79494464628624224656e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',121,'move',NULL,1,120,'1 a6f5afde8e0c8d6b','1 bid 27
',1.79494464629253172877e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',122,'move',NULL,0,121,'0 9525f44d00747857','0 pass
~ card reserve 1: G1
',1.79494464629920887945e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',123,'move',NULL,0,122,'0 1b5aa6c8653562a2','0 bid 2
',1.79494464630414128298e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',124,'move',NULL,0,123,'0 cdbfb9429b94f616','0 pay G2
',1.79494464631052875512e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',125,'move',NULL,0,124,'0 78eaddfc5e3136eb','0 pay G3
',1.79494464632059907917e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',126,'move',NULL,0,125,'0 c02c8048442edbce','0 pay G1
',1.79494464632852792742e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',127,'move',NULL,0,126,'0 8ac31d99340a014f','0 pay G2
',1.79494464633643126486e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',128,'move',NULL,0,127,'0 863b1de596001fb2','0 pay G2
',1.79494464634463047987e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',129,'move',NULL,0,128,'0 78e327010e5b1ba3','0 pay G2
',1.79494464634731411929e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',130,'move',NULL,0,129,'0 75923a0a3df2f71c','0 done
',1.79494464635241675375e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',131,'move',NULL,1,130,'1 a544ef5b1e21babc','1 bid 2
',1.79494464636050033573e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',132,'move',NULL,0,131,'0 9fcc1fa9ac27d60e','0 pass
~ card reserve 1: HD1
',1.79494464636964631085e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',133,'move',NULL,0,132,'0 5330e5eacd01b885','0 bid 3
~ card reserve 0: FC1
',1.79494464637665820123e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',134,'move',NULL,0,133,'0 f395c71f83fb8cb8','0 bid 1
',1.79494464638476014135e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',135,'move',NULL,1,134,'1 ce16ff95810b973e','1 bid 4
',1.7949446463904640674e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',136,'move',NULL,0,135,'0 fe00d33ab9e71698','0 pass
~ card reserve 1: FC1
',1.79494464639856195447e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',137,'move',NULL,0,136,'0 e4836cdb3fd7aaaa','0 bid 2
',1.79494464640399813649e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',138,'move',NULL,0,137,'0 5af59158086c49a2','0 pay G1
',1.7949446464111685753e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',139,'move',NULL,0,138,'0 7425baede4c27815','0 pay G1
',1.79494464641362595561e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',140,'move',NULL,0,139,'0 c37dfec4e0307844','0 done
',1.79494464641926360125e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',141,'move',NULL,1,140,'1 899c658dbf75536c','1 bid 2
',1.79494464642745923995e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',142,'move',NULL,0,141,'0 d84d84c15623e53b','0 bid 4
',1.79494464643508195873e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',143,'move',NULL,1,142,'1 3f71bb9feceb96d3','1 bid 6
',1.79494464643967652326e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',144,'move',NULL,0,143,'0 8b7442797de84f82','0 bid 8
',1.79494464644405198093e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',145,'move',NULL,1,144,'1 126fd969a6ef4a12','1 bid 10
',1.79494464644804048534e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',146,'move',NULL,0,145,'0 095055be6525d173','0 bid 13
',1.79494464645561957365e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',147,'move',NULL,1,146,'1 0065c497a1c6ccff','1 bid 16
',1.79494464646016120912e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',148,'move',NULL,0,147,'0 84a6c7e81887b8c6','0 bid 18
',1.79494464646867966659e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',149,'move',NULL,1,148,'1 5a57fbff5cdb4e80','1 bid 21
',1.79494464648002219203e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',150,'move',NULL,0,149,'0 32f793cc864e24ab','0 bid 31
',1.79494464648798036573e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',151,'move',NULL,1,150,'1 8450c0752030fbc1','1 bid 44
',1794944646.49646);
INSERT INTO "entries" VALUES('htj2jc7dnh',152,'move',NULL,0,151,'0 d61baff996215b90','0 pass
',1.79494464650395679468e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',153,'move',NULL,0,152,'0 28a92a0ff35de1d1','0 bid 2
~ card reserve 0: PE3
',1.79494464650758337974e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',154,'move',NULL,0,153,'0 d9840005cefc48ab','0 bid 2
',1.79494464651214194299e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',155,'move',NULL,1,154,'1 0f97c72e1c47b26f','1 pass
~ card reserve 0: HA1
',1.79494464651593852041e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',156,'move',NULL,1,155,'1 d5a12ac99b89b34b','1 bid 2
~ card reserve 1: HA1
',1.79494464651979851723e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',157,'move',NULL,1,156,'1 173e4a676df92de1','1 bid 1
',1.79494464652863192554e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',158,'move',NULL,0,157,'0 5ee57ab52a090a6a','0 bid 3
',1.79494464654064846036e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',159,'move',NULL,1,158,'1 c7a4b138e830e456','1 pass
~ card reserve 0: PG3
',1.79494464654823493955e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',160,'move',NULL,1,159,'1 0d75bc6358e14489','1 pass
',1.79494464655191421505e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',161,'move',NULL,0,160,'0 80e2488f8163ec57','0 bid 12
',1.79494464655594897269e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',162,'move',NULL,1,161,'1 14fb4621ed98b6ad','1 bid 15
',1.79494464655981540678e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',163,'move',NULL,0,162,'0 198383314cd016ea','0 bid 52
',1.79494464656364655498e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',164,'move',NULL,1,163,'1 3b24389e78023892','1 bid 53
',1.79494464656784391402e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',165,'move',NULL,0,164,'0 cf304f4a47891914','0 bid 58
',1.79494464657133960721e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',166,'move',NULL,1,165,'1 1bfc2c648a37e554','1 bid 60
',1.79494464657591176032e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',167,'move',NULL,0,166,'0 40f558914f9bad72','0 pass
~ card reserve 1: PG3
',1.79494464658445644373e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',168,'move',NULL,0,167,'0 2ce2f5ce31efa1e4','0 bid 2
',1.79494464659254240987e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',169,'move',NULL,0,168,'0 3623eaf2386d67ec','0 pay MA2
',1.79494464660032367704e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',170,'move',NULL,0,169,'0 95a62bb55bd06e88','0 pay PB2
',1.79494464660845875741e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',171,'move',NULL,1,170,'1 e584bbf31909ef42','1 bid 3
',1.79494464661454534524e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',172,'move',NULL,0,171,'0 6dd0de27055357de','0 bid 4
',1.79494464661989021302e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',173,'move',NULL,1,172,'1 b6f2ee1381647f31','1 pass
~ card reserve 0: PA2
',1794944646.62621);
INSERT INTO "entries" VALUES('htj2jc7dnh',174,'move',NULL,1,173,'1 704aadb185621067','1 bid 2
~ card reserve 1: PE3
',1.79494464663275098796e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',175,'move',NULL,0,174,'0 1d1726890f50fcac','0 bid 1
',1.79494464663895773892e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',176,'move',NULL,1,175,'1 96a6d1d13dcbc033','1 bid 3
',1.79494464664398407937e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',177,'move',NULL,0,176,'0 78c4490476a2f8fa','0 bid 6
',1.79494464665100741385e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',178,'move',NULL,1,177,'1 0f56b12edfc87b5d','1 bid 8
',1.79494464665828609467e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',179,'move',NULL,0,178,'0 6751c8639035988f','0 bid 11
',1.79494464666405606273e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',180,'move',NULL,1,179,'1 64da0b6616e124ab','1 bid 14
',1.79494464667020368572e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',181,'move',NULL,0,180,'0 1a5acb28194e71a9','0 bid 15
',1.79494464667614841459e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',182,'move',NULL,1,181,'1 1b71c4736cedc3ff','1 bid 18
',1.79494464668660378458e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',183,'move',NULL,0,182,'0 68174d9cedbb07c1','0 bid 20
',1.79494464669202399256e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',184,'move',NULL,1,183,'1 06af0be12d19a40f','1 bid 52
',1.79494464669821953773e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',185,'move',NULL,0,184,'0 0816647752b347a6','0 bid 53
',1.79494464670445108417e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',186,'move',NULL,1,185,'1 b95219512ee5596b','1 bid 54
',1.79494464671069884299e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',187,'move',NULL,0,186,'0 db22a4e8d6a2faa8','0 bid 57
',1.79494464671943545338e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',188,'move',NULL,1,187,'1 09ccd4b33204eb8b','1 bid 58
',1.79494464672857713697e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',189,'move',NULL,0,188,'0 388bb30279121fcf','0 pass
~ card reserve 1: PA2
',1.79494464673661136629e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',190,'move',NULL,0,189,'0 cfe20ade13f04493','0 bid 11
',1.79494464674481654167e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',191,'move',NULL,0,190,'0 35908c148d0852e9','0 pay PA2
',1.79494464675299072262e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',192,'move',NULL,0,191,'0 5d258e1837a70545','0 pay PG3
',1.79494464676102089884e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',193,'move',NULL,0,192,'0 dd6d23b1dd18c8c2','0 pay MH4
',1.79494464676755714413e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',194,'move',NULL,0,193,'0 8e65cb454abf29e7','0 pay HA1
',1.7949446467743053437e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',195,'move',NULL,0,194,'0 8b56b3716b3c9cb3','0 pay HD1
',1.79494464678084611887e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',196,'move',NULL,0,195,'0 88aa27ff87da2acf','0 pay PE3
',1.79494464678861880306e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',197,'move',NULL,0,196,'0 4c5a186053ae2594','0 pay FC1
',1.79494464679698753359e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',198,'move',NULL,0,197,'0 1e24a293e610f0d5','0 pay SB1
',1.79494464680490756029e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',199,'move',NULL,0,198,'0 0013b435133aeb9f','0 pay HG1
',1.79494464681247401244e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',200,'move',NULL,0,199,'0 8b6fa1048f412811','0 pay FE1
',1.79494464682065391538e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',201,'move',NULL,0,200,'0 276876aba9ad30b3','0 pay SF1
',1.79494464682868099208e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',202,'move',NULL,1,201,'1 ba336eb1d6a53701','1 pass
',1.79494464683690786365e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',203,'move',NULL,0,202,'0 d875a3577e962175','0 bid 3
~ card reserve 0: G1
',1.79494464684410524367e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',204,'move',NULL,1,203,'1 232952cb25a25f95','1 bid 1
',1.79494464684836912155e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',205,'move',NULL,1,204,'1 afdf0f77594f221b','1 pay G1
',1.79494464685650587077e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',206,'move',NULL,1,205,'1 bdd5facae2577f5d','1 done
',1.79494464686470651623e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',207,'move',NULL,0,206,'0 2a81d5b6210ff612','0 bid 3
',1.79494464687265110015e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',208,'move',NULL,1,207,'1 227eb2add20a492d','1 bid 24
',1.79494464688049221038e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',209,'move',NULL,0,208,'0 1f8e8dd3213fc8f2','0 bid 25
',1.79494464688837170604e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',210,'move',NULL,1,209,'1 3491c05e28e690bc','1 bid 26
',1.79494464689632987975e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',211,'move',NULL,0,210,'0 5046a9aa465722ea','0 bid 29
',1.79494464690460157397e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',212,'move',NULL,1,211,'1 c1858956e69ca4b1','1 bid 32
',1.79494464691265916828e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',213,'move',NULL,0,212,'0 481bd9ad36649fad','0 bid 44
',1.79494464692045736309e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',214,'move',NULL,1,213,'1 116acd7dc7f420e0','1 bid 47
',1.79494464692864918705e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',215,'move',NULL,0,214,'0 16bf344bd2854100','0 bid 50
',1.7949446469366557598e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',216,'move',NULL,1,215,'1 a6281044b3c7e6f2','1 bid 52
',1.794944646944660902e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',217,'move',NULL,0,216,'0 f77389e794163721','0 pass
~ card reserve 1: HI2
',1.79494464695236563686e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',218,'move',NULL,0,217,'0 ace01559213a3048','0 bid 3
',1.79494464696083760261e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',219,'move',NULL,0,218,'0 4fc55e895c8ef4a7','0 pay G1
',1.79494464696555733676e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',220,'move',NULL,0,219,'0 f26220be10c50781','0 pay HI2
',1.79494464697249603269e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',221,'move',NULL,0,220,'0 97224fc1b7649604','0 pay FB1
',1.79494464698057341577e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',222,'move',NULL,1,221,'1 a8142afe2dd96080','1 bid 1
',1.79494464698910045625e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',223,'move',NULL,0,222,'0 a884d092589d8eda','0 bid 25
',1.79494464699638485907e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',224,'move',NULL,1,223,'1 4b6400d0bc10a850','1 pass
~ card reserve 0: G2
',1.79494464700444912911e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',225,'move',NULL,1,224,'1 b1ccc1f69a66952f','1 bid 3
~ card reserve 1: G2
',1.79494464701248669625e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',226,'move',NULL,0,225,'0 b3b20ea46076aa49','0 bid 3
',1.79494464701527190212e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',227,'move',NULL,1,226,'1 27e8264bf843ffe8','1 bid 5
',1.79494464702374649043e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',228,'move',NULL,0,227,'0 7d6347d9b91461b0','0 bid 6
',1.79494464702803087231e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',229,'move',NULL,1,228,'1 1b5d77a2e6304b7c','1 pass
~ card reserve 0: G2
',1.79494464703832483287e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',230,'move',NULL,1,229,'1 16d7a9893ead40f7','1 pass
',1.79494464704563450813e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',231,'move',NULL,1,230,'1 cc9c35589aecbb77','1 bid 3
',1.79494464705346918101e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',232,'move',NULL,0,231,'0 9998fa7ea4bf704a','0 bid 4
',1.79494464706022572512e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',233,'move',NULL,1,232,'1 4d3ddbd86b122ba7','1 bid 6
',1.79494464706389307974e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',234,'move',NULL,0,233,'0 362b7995f2fe385e','0 bid 9
',1.79494464706789565089e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',235,'move',NULL,1,234,'1 5aac3ee0aefde69c','1 bid 19
',1.79494464707180714606e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',236,'move',NULL,0,235,'0 edeff2b10c3375f0','0 bid 20
',1.7949446470760543346e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',237,'move',NULL,1,236,'1 a507eaf0a9922f9d','1 bid 21
',1.7949446470834984779e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',238,'move',NULL,0,237,'0 2f894acb254a3b4e','0 bid 22
',1.79494464708810496332e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',239,'move',NULL,1,238,'1 8a75cb87f66e4736','1 bid 25
',1794944647.09546);
INSERT INTO "entries" VALUES('htj2jc7dnh',240,'move',NULL,0,239,'0 c68e179bad161f05','0 pass
~ card reserve 1: G2
',1.79494464710013055803e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',241,'move',NULL,0,240,'0 07f119cb51122549','0 pass
',1.79494464710390973088e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',242,'move',NULL,0,241,'0 e4e45698200bb293','0 pass
',1.79494464710765719416e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',243,'move',NULL,1,242,'1 ec9af76237b596f9','1 bid 1
',1.79494464711222815513e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',244,'move',NULL,0,243,'0 56770dd9dbda8ed1','0 bid 3
~ card reserve 0: G2
',1.79494464711823391916e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',245,'move',NULL,1,244,'1 1e3a263af93cd2c6','1 bid 3
',1.79494464714395070073e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',246,'move',NULL,0,245,'0 5dedaf54bda3cdad','0 bid 4
',1.7949446471575005055e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',247,'move',NULL,1,246,'1 248841dfb76c0035','1 pass
',1.79494464716458821296e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',248,'move',NULL,1,247,'1 176f1b06b573f615','1 pass
',1.79494464717192292206e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',249,'move',NULL,0,248,'0 e64f9d35b191c986','0 bid 3
',1.79494464717618036272e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',250,'move',NULL,1,249,'1 433d477f7048ac46','1 bid 4
',1.79494464717979621882e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',251,'move',NULL,0,250,'0 ec4c3096d9b61e58','0 bid 7
',1.79494464718387365339e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',252,'move',NULL,1,251,'1 7191f38765a57d13','1 bid 9
',1.79494464718850898739e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',253,'move',NULL,0,252,'0 58183387600b4b39','0 bid 10
',1.79494464719931674e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',254,'move',NULL,1,253,'1 e5ce5feca9c89a63','1 bid 11
',1.79494464721198034289e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',255,'move',NULL,0,254,'0 0a4539e2cf8d5eb4','0 pass
~ card reserve 1: G2
',1.79494464721974611278e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',256,'move',NULL,0,255,'0 ab997bde415c3e4b','0 pass
',1794944647.22465);
INSERT INTO "entries" VALUES('htj2jc7dnh',257,'move',NULL,1,256,'1 22fefc8f8adddde7','1 bid 19
',1.79494464723280858992e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',258,'move',NULL,0,257,'0 d309b8cbcff7e551','0 pass
',1.79494464724090194707e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',259,'move',NULL,0,258,'0 91fed80bf3376877','0 bid 2
',1.79494464724902844424e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',260,'move',NULL,0,259,'0 c57326e0093a38a1','0 pay G2
',1.79494464726539278034e+09);
INSERT INTO "entries" VALUES('htj2jc7dnh',261,'move',NULL,0,260,'0 1d7ff09e213392a4','0 done
end: 5 0
state: ffd8a40423484ae54f72bced976bd76b
',1.794944647278378725e+09);
INSERT INTO "entries" VALUES('q4whx6kkmb',0,'open','6b773f4612ca054d',NULL,NULL,NULL,'{"game":"biblios","seats":3,"options":{"penalty":"steal","honest":"no","first":"drawn"}}',1.79494464508944344526e+09);
INSERT INTO "entries" VALUES('q4whx6kkmb',1,'sit','6b773f4612ca054d',0,NULL,NULL,NULL,1.79494464508944344526e+09);
INSERT INTO "entries" VALUES('q4whx6kkmb',2,'bot',NULL,1,NULL,NULL,'random',1.79494464508944344526e+09);
INSERT INTO "entries" VALUES('rswzmd6uyv',0,'open','6b773f4612ca054d',NULL,NULL,NULL,'{"game":"biblios","seats":2,"options":{"penalty":"steal","honest":"no","first":"drawn"}}',1.79494464510668039324e+09);
INSERT INTO "entries" VALUES('rswzmd6uyv',1,'sit','6b773f4612ca054d',0,NULL,NULL,NULL,1.79494464510668039324e+09);
INSERT INTO "entries" VALUES('rswzmd6uyv',2,'bot',NULL,1,NULL,NULL,'greedy',1.79494464510668039324e+09);
INSERT INTO "entries" VALUES('rswzmd6uyv',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: biblios
rules: 1
deck: 029222a676dc
options: penalty=steal honest=no first=drawn
seats: 2
bots: ["", "greedy"]

~ shuffle draw: G3 HE1 G2 G3 PB2 G1 FG1 G1 G3 PI4 SD1 HB1 SA1 G2 PF3 K- G2 FI2 MI4 ME3 HD1 FH2 G1 PE3 G3 G2 HA1 FB1 MC2 G3 MD2 SG1 FF1 FC1 PD2 G1 K++ PG3 MH4 FD1 G1 G3 G2 G1 K+ G3 PA2 G3 FE1 G1 MB2 K++ K-- SF1 HH2 SC1 HI2 G3 MG3 HG1 G2 K-- G2 FA1 G1 HC1 SB1 G1 SE1 SI2 MA2 HF1 PH4 K+ G2 SH2 PC2 G2 MF3 K- K+-
~ seat: 0
',1.79494464510668039324e+09);
INSERT INTO "entries" VALUES('wksepjks2y',0,'open','6b773f4612ca054d',NULL,NULL,NULL,'{"game":"atheneum","seats":3,"options":{}}',1.79494464731051969526e+09);
INSERT INTO "entries" VALUES('wksepjks2y',1,'sit','6b773f4612ca054d',0,NULL,NULL,NULL,1.79494464731051969526e+09);
INSERT INTO "entries" VALUES('wksepjks2y',2,'bot',NULL,1,NULL,NULL,'random',1.79494464731051969526e+09);
INSERT INTO "entries" VALUES('y8hyjfbeqn',0,'open','6b773f4612ca054d',NULL,NULL,NULL,'{"game":"exlibris","seats":2,"options":{"beginner":"no","friendly":"no","long":"no","level":"novice"}}',1.794944648675558567e+09);
INSERT INTO "entries" VALUES('y8hyjfbeqn',1,'sit','6b773f4612ca054d',0,NULL,NULL,NULL,1.794944648675558567e+09);
INSERT INTO "entries" VALUES('y8hyjfbeqn',2,'bot',NULL,1,NULL,NULL,'greedy',1.794944648675558567e+09);
INSERT INTO "entries" VALUES('y8hyjfbeqn',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: exlibris
rules: 1
deck: b8493d427f30
options: beginner=no friendly=no long=no level=novice
seats: 2
bots: ["", "greedy"]

~ shuffle stack: gambling-den wishing-well book-swap donation-bin community-center tax-collector dump book-collector librarians-lodge auction-house bookseller yard-sale flea-market assistants-guild mystery-shack alehouse joiners-workshop
~ seat: 1
~ shuffle libraries: burrow-of-bindings tower-of-tomes dungeon-of-deep-thought hidden-hollow pyramid-of-papyri haunted-hall igloo-of-information clockwork-catalogue volcanic-biblioteca caverns-of-comprehension scrapyard-stacks cottage-of-curiosities
',1.794944648675558567e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',0,'open','6b773f4612ca054d',NULL,NULL,NULL,'{"game":"atheneum","seats":2,"options":{}}',1.79494464794837665553e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',1,'sit','6b773f4612ca054d',0,NULL,NULL,NULL,1.79494464794837665553e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',2,'sit','9c686fab2946a2cd',1,NULL,NULL,NULL,1.79494464795982098582e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: atheneum
rules: 1
deck: 2a9659995c47
options: 
seats: 2
bots: ["", ""]

~ shuffle deck-a: A23 A30 A2 A4 A25 A1 A27 A9 A7 A13 A21 A29 A17 A10 A16 A5 A8 A24 A18 A3 A14 A15 A26 A22 A19 A20 A6 A28 A11 A12
~ shuffle deck-b: B18 B2 B21 B28 B15 B9 B27 B7 B12 B10 B14 B20 B23 B29 B11 B26 B3 B8 B4 B5 B24 B13 B19 B25 B30 B16 B6 B17 B1 B22
~ shuffle objectives: O33 O29 O16 O17 O24 O5 O28 O18 O4 O15 O8 O35 O12 O20 O32 O10 O7 O13 O9 O3 O30 O14 O26 O19 O6 O2 O22 O23 O25 O34 O11 O1 O31 O21 O27
',1.79494464795982098582e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',4,'move',NULL,0,3,'0 7f2ff104e77775ae','0 choose A11
',1.79494464798168706898e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',5,'move',NULL,1,3,'1 a446e6bfdbdc3bc6','1 choose A26
~ shuffle bag: any green+pink side-shelf pink+black turquoise+black purple+pink rearrange-4 side-shelf side-shelf turquoise+purple turquoise+pink wand turquoise+pink green+purple purple+black green+purple rearrange-4 any any rearrange-4 any purple+black rearrange-4 side-shelf purple+pink pink+black green+black green+black any rearrange-4 turquoise+green turquoise+green wand wand turquoise+black wand turquoise+purple side-shelf wand green+pink
',1.79494464798522305485e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',6,'move',NULL,0,5,'0 5a460394e2e1213e','0 finish
',1.79494464798879981037e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',7,'move',NULL,1,5,'1 c9c551a23da4240d','1 finish
',1.79494464799147534364e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',8,'move',NULL,0,7,'0 262474357eb78c31','0 choose A3
',1.79494464799448418621e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',9,'move',NULL,1,7,'1 cc3574cd8487037d','1 choose A19
~ shuffle bag: turquoise+green turquoise+green wand side-shelf pink+black rearrange-4 green+black green+purple wand green+pink turquoise+purple side-shelf wand side-shelf rearrange-4 purple+pink purple+pink purple+black any pink+black purple+black wand rearrange-4 any any side-shelf any green+purple side-shelf turquoise+pink turquoise+black green+pink turquoise+black turquoise+pink turquoise+purple any rearrange-4 rearrange-4 green+black wand
',1.79494464799825763703e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',10,'move',NULL,0,9,'0 c1add4ffc6e4d9e0','0 take turquoise
',1.79494464801166439061e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',11,'move',NULL,0,10,'0 4646ca162f0f14fd','0 at a4
',1.79494464802598023417e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',12,'move',NULL,0,11,'0 1cca0921768a3ebd','0 remove a4
',1.79494464803111314779e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',13,'move',NULL,0,12,'0 00eb7e52eb8c1e97','0 finish
',1.79494464803683018679e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',14,'move',NULL,1,9,'1 980584c1cc8d9525','1 take pink
',1.79494464804227113726e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',15,'move',NULL,1,14,'1 139dfe12a555716e','1 at a4
',1.79494464804987263672e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',16,'move',NULL,1,15,'1 6942de476cf12316','1 take pink
',1.794944648058283329e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',17,'move',NULL,1,16,'1 c5c9569946c870a2','1 at b1
',1.79494464806847405435e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',18,'move',NULL,1,17,'1 4fdc4ec287c55db2','1 finish
',1.79494464807486939434e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',19,'move',NULL,0,18,'0 aa420890c9a2a0fa','0 choose A28
',1.79494464810631322864e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',20,'move',NULL,1,18,'1 0e817a04f58e5a7e','1 choose A15
~ shuffle bag: green+pink purple+pink turquoise+pink pink+black any purple+black green+black side-shelf rearrange-4 rearrange-4 rearrange-4 any turquoise+black wand green+purple rearrange-4 turquoise+purple turquoise+black purple+black turquoise+purple rearrange-4 side-shelf any turquoise+green turquoise+pink green+pink wand wand pink+black purple+pink any side-shelf side-shelf any green+purple side-shelf wand wand turquoise+green green+black
',1.79494464810990142825e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',21,'move',NULL,0,20,'0 1a027d221bb8d100','0 take purple
',1.79494464811390662187e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',22,'move',NULL,0,21,'0 869ffaaf43817dfb','0 at b3
',1.79494464812689566608e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',23,'move',NULL,0,22,'0 e5a688b626bca01a','0 finish
',1.79494464813623929026e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',24,'move',NULL,1,20,'1 5851d4e323e1629f','1 remove b1
',1.79494464813920688627e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',25,'move',NULL,1,24,'1 920159d820306dc4','1 take turquoise
',1.79494464814152407646e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',26,'move',NULL,1,25,'1 0a02f98403f1e130','1 at a3
',1.79494464814360880858e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',27,'move',NULL,1,26,'1 e00906f10c2cf2f1','1 take green for lower-left
',1.79494464814605355264e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',28,'move',NULL,1,27,'1 7fd571475e7abd2a','1 at a2
',1.79494464814828801153e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',29,'move',NULL,1,28,'1 4a9a77dca37480a2','1 finish
',1794944648.15043);
INSERT INTO "entries" VALUES('ytqeg4muew',30,'move',NULL,0,29,'0 61864e81f34e2793','0 choose A14
',1.79494464815294122697e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',31,'move',NULL,1,29,'1 5d568ecbc1ed8c6c','1 choose A6
~ shuffle bag: turquoise+purple wand any green+pink pink+black green+black any wand side-shelf pink+black any turquoise+green side-shelf purple+black turquoise+black green+purple turquoise+black turquoise+pink rearrange-4 rearrange-4 side-shelf side-shelf side-shelf wand rearrange-4 wand wand turquoise+green green+purple purple+black green+pink purple+pink any turquoise+pink turquoise+purple green+black rearrange-4 purple+pink rearrange-4 any
',1.79494464815520262711e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',32,'move',NULL,0,31,'0 9ccd0c18157c1ace','0 remove b3
',1.79494464815791535377e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',33,'move',NULL,0,32,'0 355fe89e802456c6','0 draw
',1.79494464816006016726e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',34,'move',NULL,0,33,'0 a17fb13faf3cd9d7','0 take green
',1.79494464816224884992e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',35,'move',NULL,0,34,'0 3bac56781702d908','0 at a4
',1.79494464816436624524e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',36,'move',NULL,0,35,'0 320a2d74f19afae8','0 take purple
',1.79494464816659879684e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',37,'move',NULL,0,36,'0 6480d5e8c193fd98','0 at a8
',1.7949446481691696644e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',38,'move',NULL,0,37,'0 a99b8b15a957ce0e','0 take pink
',1.79494464817136168484e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',39,'move',NULL,0,38,'0 444824a92de9bfb6','0 at b3
',1.79494464817406558987e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',40,'move',NULL,0,39,'0 7eed231917a15326','0 take purple+turquoise
',1.79494464818007278439e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',41,'move',NULL,0,40,'0 047bef891490cc5c','0 at b1
',1.7949446481827385425e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',42,'move',NULL,0,41,'0 a6574b23f6e69693','0 finish
',1.79494464818521904945e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',43,'move',NULL,1,31,'1 adb9c99c69c771e1','1 take black
',1.79494464818747544287e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',44,'move',NULL,1,43,'1 a8fc22428b58a520','1 at a1
',1.79494464818999314307e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',45,'move',NULL,1,44,'1 286aa890e44bd4e0','1 take purple
',1.79494464819259595873e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',46,'move',NULL,1,45,'1 448f04e8daaea0a6','1 at b3
',1.79494464819502115245e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',47,'move',NULL,1,46,'1 b695d1dccb9b355a','1 finish
',1.79494464819757795336e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',48,'move',NULL,0,47,'0 a58e321a58dc478b','0 choose A12
',1.79494464820043396948e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',49,'move',NULL,1,47,'1 4035b0c94476ec61','1 choose A22
~ shuffle bag: wand green+purple rearrange-4 purple+black green+purple green+black turquoise+black turquoise+purple any rearrange-4 any wand green+pink wand side-shelf pink+black pink+black turquoise+pink side-shelf turquoise+pink green+black turquoise+green purple+pink wand turquoise+black turquoise+green rearrange-4 rearrange-4 side-shelf any rearrange-4 side-shelf green+pink purple+black wand any purple+pink side-shelf any
',1.79494464820333385467e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',50,'move',NULL,0,49,'0 7a5d66d30a218874','0 finish
',1.79494464820666193962e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',51,'move',NULL,1,49,'1 3fd25248b226e25d','1 draw
',1.79494464821342110632e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',52,'move',NULL,1,51,'1 0013f892ba076c59','1 finish
',1.79494464821955871584e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',53,'move',NULL,0,52,'0 cb98606856c7cae7','0 choose B17
',1.79494464823336362835e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',54,'move',NULL,1,52,'1 88d05f03fa2b1d51','1 choose B24
~ shuffle bag: any side-shelf wand turquoise+black turquoise+green side-shelf turquoise+green rearrange-4 wand purple+pink green+black any turquoise+black purple+pink any rearrange-4 turquoise+pink purple+black wand side-shelf wand pink+black side-shelf green+purple rearrange-4 rearrange-4 green+black any side-shelf turquoise+purple green+pink wand any green+pink pink+black purple+black turquoise+pink rearrange-4
~ shuffle used: green+purple
',1.79494464824381184573e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',55,'move',NULL,0,54,'0 f7a58a5a440b6521','0 finish
',1.79494464824916887283e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',56,'move',NULL,1,54,'1 1fd7a97c39cf4d4e','1 finish
',1.79494464826195335386e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',57,'move',NULL,0,56,'0 f5f5f85d37f5ed8a','0 choose B25
',1.79494464826553893092e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',58,'move',NULL,1,56,'1 81d4cbd9ec442650','1 choose B30
~ shuffle bag: rearrange-4 turquoise+green purple+black green+black side-shelf side-shelf wand purple+pink green+purple rearrange-4 turquoise+pink turquoise+black purple+pink any any rearrange-4 side-shelf wand green+black wand rearrange-4 any turquoise+purple purple+black turquoise+black green+pink side-shelf pink+black pink+black side-shelf wand rearrange-4 wand any turquoise+green any green+pink turquoise+pink
~ shuffle used: green+purple
',1.79494464828137874606e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',59,'move',NULL,0,58,'0 b5c7682e3fb88ddc','0 remove a8
',1.7949446482853443623e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',60,'move',NULL,0,59,'0 266a5d4af2a91779','0 remove b1
',1.79494464829626274113e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',61,'move',NULL,0,60,'0 fc0f28ee4c586d23','0 take turquoise+purple
',1.79494464830527806283e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',62,'move',NULL,0,61,'0 ea3fa508c6a3a715','0 at a1
',1.79494464832542848582e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',63,'move',NULL,0,62,'0 519900cc9fea7f23','0 remove a1
',1.79494464832892489428e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',64,'move',NULL,0,63,'0 9888349e875c98b1','0 finish
',1.7949446483375048637e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',65,'move',NULL,1,58,'1 b04e2360e96c2b19','1 take green for lower-right
',1.79494464834520721439e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',66,'move',NULL,1,65,'1 061a9d3f8a7154da','1 at b1
',1.7949446483532249928e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',67,'move',NULL,1,66,'1 f03ed8f3c3e32009','1 take green for upper-left
',1.79494464836131072038e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',68,'move',NULL,1,67,'1 06e399af46a27fe3','1 at d1
',1.79494464836881661411e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',69,'move',NULL,1,68,'1 1d1463c96b13efbe','1 take black
',1.79494464837282943726e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',70,'move',NULL,1,69,'1 7d43eac0e39b807e','1 at e4
',1.79494464838104414937e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',71,'move',NULL,1,70,'1 0dcb51d13cdc4ece','1 finish
',1.79494464838432955747e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',72,'move',NULL,0,71,'0 934dd4d56c1aa8b2','0 choose B22
',1.79494464838789129258e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',73,'move',NULL,1,71,'1 4418182c86e8aaaa','1 choose B13
~ shuffle bag: green+purple pink+black rearrange-4 purple+black green+black side-shelf green+black wand rearrange-4 any side-shelf side-shelf side-shelf purple+pink turquoise+pink side-shelf turquoise+pink any purple+pink pink+black turquoise+purple turquoise+green rearrange-4 any green+pink wand turquoise+black green+pink wand any any wand turquoise+black rearrange-4 turquoise+green rearrange-4 purple+black wand
~ shuffle used: green+purple turquoise+purple
',1.7949446483910017013e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',74,'move',NULL,0,73,'0 259cbb0cf7fbb6cc','0 draw
',1.79494464839439630513e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',75,'move',NULL,0,74,'0 0e0cd70134738af5','0 take black
',1.79494464839730620379e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',76,'move',NULL,0,75,'0 70999955efbb25f2','0 at b1
',1.79494464839997553825e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',77,'move',NULL,0,76,'0 0ff1b52f6325f8e9','0 take purple for lower-left
',1.79494464840276050565e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',78,'move',NULL,0,77,'0 1bc9a374a37703f0','0 at a8
',1.79494464840540528293e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',79,'move',NULL,0,78,'0 d920a46f16b5fdc7','0 remove b3
',1.7949446484082608223e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',80,'move',NULL,0,79,'0 a5534a1d7987a344','0 finish
',1.79494464841130685808e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',81,'move',NULL,1,73,'1 57eaf2b9f781f5a7','1 take green for lower-left
',1.79494464841408109668e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',82,'move',NULL,1,81,'1 a8eb985b3bfe2a20','1 at a8
',1.79494464841724729532e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',83,'move',NULL,1,82,'1 8f97e3b073a15ddd','1 remove a1
',1.79494464842011952404e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',84,'move',NULL,1,83,'1 dd26b68b52c4109c','1 remove a8
',1.79494464842338967329e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',85,'move',NULL,1,84,'1 844ec5b594dcfa77','1 take green
',1.79494464842666935928e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',86,'move',NULL,1,85,'1 b289bf8f0c91dff3','1 at a1
',1.79494464843006134029e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',87,'move',NULL,1,86,'1 e177de11bcd16aa2','1 finish
',1.7949446484334397316e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',88,'move',NULL,0,87,'0 762fe5b5e9bf4baf','0 choose B4
',1.79494464843693304068e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',89,'move',NULL,1,87,'1 bf73a06aee2744b1','1 choose B1
~ shuffle bag: turquoise+green any side-shelf rearrange-4 rearrange-4 pink+black green+black wand purple+pink green+pink green+pink turquoise+purple green+black turquoise+pink side-shelf side-shelf wand any side-shelf turquoise+green turquoise+black any wand wand pink+black side-shelf any turquoise+black any rearrange-4 purple+black purple+pink rearrange-4 wand turquoise+pink rearrange-4 purple+black
~ shuffle used: turquoise+purple green+purple green+purple
',1.79494464844054031366e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',90,'move',NULL,0,89,'0 79c6f7f3e229ab63','0 remove a8
',1.79494464844506144518e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',91,'move',NULL,0,90,'0 a8c1bc6d86aff107','0 take purple
',1.79494464844852066043e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',92,'move',NULL,0,91,'0 5865121e77b7dbb9','0 at a3
',1.79494464845225310326e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',93,'move',NULL,0,92,'0 daa582d6d9f61736','0 finish
',1.79494464845611548424e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',94,'move',NULL,1,89,'1 b39dde62d8431869','1 take black
',1.79494464845977377896e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',95,'move',NULL,1,94,'1 fe67b29d393d1dc2','1 at a8
',1.79494464846297287945e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',96,'move',NULL,1,95,'1 27be8133f3990b7e','1 take turquoise
',1.79494464847027683255e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',97,'move',NULL,1,96,'1 70bf41c71fac5a9f','1 at b4
',1.79494464847792172435e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',98,'move',NULL,1,97,'1 d9b26e693c4622bd','1 finish
',1.79494464849036335944e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',99,'move',NULL,0,98,'0 3ffacc25765f257c','0 choose B16
',1.79494464849892258642e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',100,'move',NULL,1,98,'1 b2ffd66644930d99','1 choose B19
~ shuffle bag: turquoise+black rearrange-4 any purple+pink purple+black any rearrange-4 wand side-shelf turquoise+green turquoise+green green+pink purple+black any any green+pink green+black turquoise+pink pink+black any wand side-shelf green+black side-shelf turquoise+purple side-shelf rearrange-4 pink+black wand side-shelf wand wand turquoise+black rearrange-4 turquoise+pink rearrange-4 purple+pink
~ shuffle used: green+purple green+purple turquoise+purple
',1.79494464851020026205e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',101,'move',NULL,0,100,'0 6040077c170fc8d2','0 take purple
',1.79494464851427173611e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',102,'move',NULL,0,101,'0 bd2c946e599a6cea','0 at a8
',1.79494464852600932119e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',103,'move',NULL,0,102,'0 3c5c690864d25c38','0 finish
',1.79494464853046607972e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',104,'move',NULL,1,100,'1 6db39ed7f4ac37fc','1 take pink
',1.79494464853805184368e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',105,'move',NULL,1,104,'1 2ed597662c64853b','1 at b6
',1.79494464854350185391e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',106,'move',NULL,1,105,'1 da4d25285433217a','1 remove a1
',1.79494464855490589143e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',107,'move',NULL,1,106,'1 8ad247533c8acbaf','1 remove a2
',1.79494464856680965422e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',108,'move',NULL,1,107,'1 fb4062e6f4f8f8f5','1 take black
',1.79494464857794618602e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',109,'move',NULL,1,108,'1 2edd43a4d4e40dbe','1 at a7
',1.79494464858354973793e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',110,'move',NULL,1,109,'1 e818ed663cbc8418','1 take green
',1.79494464859177756304e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',111,'move',NULL,1,110,'1 ebf0a99d7dc272ef','1 at c1
',1.79494464859428429605e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',112,'move',NULL,1,111,'1 9eb1c305eff5eb73','1 take green
',1.7949446485973374844e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',113,'move',NULL,1,112,'1 4600d7381ba5ff3f','1 at c2
',1.79494464860099458688e+09);
INSERT INTO "entries" VALUES('ytqeg4muew',114,'move',NULL,1,113,'1 c8aa5c4645f56b33','1 finish
end: 8 10
state: 7f8a4a3f9f25562c2942de787f307af3
',1.79494464860462665562e+09);
CREATE TABLE guests (
    guest   TEXT    NOT NULL PRIMARY KEY,
    token   BLOB    NOT NULL UNIQUE,
    name    TEXT    NOT NULL,
    came    REAL    NOT NULL
) WITHOUT ROWID;
INSERT INTO "guests" VALUES('6b773f4612ca054d',X'DF9DC7FAD9A54F40FAA48311436F89C09F2CA732463E297F59E871B6616BCEB4','Ada',1.79494464463418221472e+09);
INSERT INTO "guests" VALUES('9c686fab2946a2cd',X'B022C35FE57A4360043BB81E9DB951D7883F0E36F3B609F0DDDF261A544D842F','Ben',1.79494464464014863965e+09);
CREATE INDEX entries_of_guests ON entries (guest, written) WHERE guest IS NOT NULL;
COMMIT;
PRAGMA user_version = 1;
