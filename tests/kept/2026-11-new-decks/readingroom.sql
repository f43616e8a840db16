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
INSERT INTO "entries" VALUES('5xyb483fxa',0,'open','b6aa9f9ce73321ce',NULL,NULL,NULL,'{"game":"atheneum","seats":2,"options":{"steps":"free","colours":"seat"},"pace":"brisk","kept":{},"until":0.0,"record":""}',1.79499811952929735187e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',1,'sit','b6aa9f9ce73321ce',0,NULL,NULL,NULL,1.79499811952929735187e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',2,'sit','03744ff17338caad',1,NULL,NULL,NULL,1.79499811953541564936e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: atheneum
rules: 2
deck: c201341d1037
options: steps=free colours=seat
seats: 2
bots: ["", ""]

~ shuffle deck-a: A15 A5 A11 A25 A2 A19 A13 A10 A24 A30 A26 A1 A21 A22 A12 A9 A29 A3 A18 A27 A20 A7 A17 A4 A14 A23 A16 A6 A8 A28
~ shuffle deck-b: B29 B9 B7 B12 B28 B25 B3 B19 B18 B17 B23 B16 B20 B2 B11 B5 B30 B14 B22 B6 B8 B21 B24 B26 B13 B10 B15 B27 B4 B1
~ shuffle objectives: O25 O12 O14 O21 O6 O17 O13 O1 O24 O11 O3 O10 O9 O30 O16 O32 O4 O27 O2 O22 O19 O20 O31 O35 O26 O18 O34 O15 O23 O8 O28 O7 O33 O29 O5
',1.79499811953541564936e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',4,'move',NULL,0,3,'0 970d5848a2584f75','0 choose A6
',1.79499811969969892506e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',5,'move',NULL,1,3,'1 605ab9f8769ec31c','1 choose A27
~ shuffle bag: pink+black wand turquoise+green side-shelf any turquoise+black rearrange-4 any purple+black rearrange-4 turquoise+purple side-shelf green+purple wand any purple+pink purple+pink turquoise+green side-shelf green+black green+black green+pink purple+black turquoise+pink pink+black rearrange-4 any side-shelf green+purple wand turquoise+black turquoise+pink rearrange-4 wand wand rearrange-4 any side-shelf turquoise+purple green+pink
',1.79499811975679922099e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',6,'move',NULL,0,5,'0 f2ee18f9e05a2a67','0 finish
',1.79499811976911592486e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',7,'move',NULL,1,5,'1 745fb44d2f5165a7','1 take green
',1.79499811977887773514e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',8,'move',NULL,1,7,'1 648356aeb4e68057','1 at a1
',1.79499811981917858126e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',9,'move',NULL,1,8,'1 240a53ad96b444f7','1 finish
',1.79499811982711482047e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',10,'move',NULL,0,9,'0 88e0ce71dfb28989','0 choose A7
',1.79499811984700417518e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',11,'move',NULL,1,9,'1 78c463a68903eb06','1 choose A8
~ shuffle bag: turquoise+green wand turquoise+purple side-shelf turquoise+purple purple+black rearrange-4 rearrange-4 side-shelf wand any pink+black side-shelf turquoise+green green+black green+pink purple+black purple+pink rearrange-4 any wand any green+pink turquoise+black purple+pink wand rearrange-4 turquoise+pink side-shelf any turquoise+black turquoise+pink pink+black green+purple side-shelf wand green+purple green+black any rearrange-4
',1.79499811990430617331e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',12,'move',NULL,0,11,'0 d8b5bab995c5196c','0 finish
',1.79499811998915123935e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',13,'move',NULL,1,11,'1 0aa2e6891e3a52d3','1 take black
',1.79499812002156758309e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',14,'move',NULL,1,13,'1 179c230ca253fe35','1 at b1
',1.79499812025761342048e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',15,'move',NULL,1,14,'1 b68389a9894d6837','1 finish
',1.79499812031939888004e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',16,'move',NULL,0,15,'0 209200c95631fb73','0 choose A14
',1.79499812037411642074e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',17,'move',NULL,1,15,'1 a8158c1a3362c773','1 choose A4
~ shuffle bag: any turquoise+black turquoise+green any rearrange-4 purple+pink side-shelf pink+black turquoise+purple green+purple turquoise+black green+pink wand rearrange-4 any wand any turquoise+pink side-shelf green+black turquoise+purple pink+black purple+pink green+pink wand side-shelf purple+black side-shelf green+purple wand turquoise+pink purple+black rearrange-4 any turquoise+green green+black wand side-shelf rearrange-4 rearrange-4
',1.79499812043035793305e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',18,'move',NULL,0,17,'0 d7c22d839c8002a2','0 take pink for lower-right
',1.79499812056720161441e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',19,'move',NULL,0,18,'0 a50e931488f9029c','0 at b3
',1.79499812058798456195e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',20,'move',NULL,0,19,'0 0ac1080d53c5e9fd','0 take pink
',1.79499812060407900812e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',21,'move',NULL,0,20,'0 b3b9baec485ec940','0 at a4
',1.79499812061795449256e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',22,'move',NULL,0,21,'0 625f068b6cfbe01d','0 take black
',1.79499812063481283194e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',23,'move',NULL,0,22,'0 16f76f35a22d1da2','0 at a3
',1.7949981206520824432e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',24,'move',NULL,0,23,'0 43a29c207b0265cd','0 finish
',1.79499812066736936567e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',25,'move',NULL,1,17,'1 4763da6a401a39b0','1 take pink
',1.79499812075124478335e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',26,'move',NULL,1,25,'1 f580f40f734ef7e3','1 at a4
',1.7949981208301517963e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',27,'move',NULL,1,26,'1 bc2b807b70730d19','1 remove b1
',1.79499812086885547632e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',28,'move',NULL,1,27,'1 1b1ff64d6df06f85','1 remove a4
',1.79499812093818879128e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',29,'move',NULL,1,28,'1 68641a6c8f5dcf0e','1 take pink
',1.79499812097747778886e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',30,'move',NULL,1,29,'1 5f97fe451bee2eaa','1 at b1
',1.79499812102216100692e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',31,'move',NULL,1,30,'1 550f62cc3e4c9e75','1 finish
',1.79499812136622309685e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',32,'move',NULL,0,31,'0 7c5a34adc31e5d41','0 choose A17
',1.79499812167045903199e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',33,'move',NULL,1,31,'1 948919d939a8ae96','1 choose A28
~ shuffle bag: side-shelf any pink+black side-shelf any wand wand green+purple wand turquoise+green side-shelf rearrange-4 purple+black purple+pink turquoise+purple turquoise+pink any green+pink green+black turquoise+green pink+black wand rearrange-4 rearrange-4 purple+pink green+pink wand turquoise+pink green+purple turquoise+purple turquoise+black rearrange-4 purple+black rearrange-4 side-shelf side-shelf turquoise+black green+black any any
',1.794998121778167963e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',34,'move',NULL,0,33,'0 4b33e538f1b26c9b','0 take green
',1.79499812200392770767e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',35,'move',NULL,0,34,'0 2017b2b5e5310834','0 at a2
',1.79499812213485932348e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',36,'move',NULL,0,35,'0 36b2c15cdb25c432','0 take purple for lower-left
',1.79499812227534437172e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',37,'move',NULL,0,36,'0 c82d4152fabd570a','0 at a8
',1.79499812233563613888e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',38,'move',NULL,0,37,'0 f098f29f7f64d767','0 finish
',1.79499812250373196606e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',39,'move',NULL,1,33,'1 56f7c9af1078f58a','1 draw
',1.79499812269546961786e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',40,'move',NULL,1,39,'1 01d45b1733e07daa','1 finish
',1.7949981229048998356e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',41,'move',NULL,0,40,'0 c745f630dab2209f','0 choose A23
',1.79499812304220414168e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',42,'move',NULL,1,40,'1 11f8c40dae491ff2','1 choose A18
~ shuffle bag: rearrange-4 green+black turquoise+pink purple+pink pink+black turquoise+green rearrange-4 green+pink side-shelf any turquoise+purple wand green+pink turquoise+green any turquoise+black any green+black turquoise+pink rearrange-4 turquoise+black purple+pink purple+black rearrange-4 side-shelf any wand pink+black green+purple side-shelf turquoise+purple green+purple side-shelf side-shelf purple+black wand rearrange-4 wand wand
~ shuffle used: any
',1.7949981233556091785e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',43,'move',NULL,0,42,'0 af4bd0b0248cf719','0 take turquoise
',1.79499812352621793748e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',44,'move',NULL,0,43,'0 697f0c561609c589','0 at a7
',1.79499812365813708305e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',45,'move',NULL,0,44,'0 f3b1a7e4e8aa643f','0 take turquoise
',1.7949981238335978985e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',46,'move',NULL,0,45,'0 32b8ea77d9ae7efe','0 at a6
',1.79499812393017506599e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',47,'move',NULL,0,46,'0 74fb6928e2bbe64f','0 finish
',1794998123.99094);
INSERT INTO "entries" VALUES('5xyb483fxa',48,'move',NULL,1,42,'1 aabb4c052bac7c0a','1 take purple
',1794998124.01273);
INSERT INTO "entries" VALUES('5xyb483fxa',49,'move',NULL,1,48,'1 485305b409bbf312','1 at a5
',1.79499812407496595382e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',50,'move',NULL,1,49,'1 18f3501409979282','1 finish
',1.79499812417815518376e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',51,'move',NULL,0,50,'0 0549d91fc7fd6f9c','0 choose B10
',1794998124.29361);
INSERT INTO "entries" VALUES('5xyb483fxa',52,'move',NULL,1,50,'1 042829f42b2f2f26','1 choose B26
~ shuffle bag: turquoise+black rearrange-4 purple+pink rearrange-4 rearrange-4 rearrange-4 side-shelf any green+purple turquoise+black any side-shelf green+black wand pink+black wand turquoise+purple turquoise+green turquoise+pink side-shelf turquoise+purple side-shelf wand green+pink side-shelf purple+black any wand turquoise+green any turquoise+pink wand green+black rearrange-4 purple+pink pink+black green+purple purple+black green+pink
~ shuffle used: any
',1.79499812458220934867e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',53,'move',NULL,0,52,'0 5ea5d8e05752e935','0 finish
',1.79499812480704617504e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',54,'move',NULL,1,52,'1 7e6a6dd5849b9fbc','1 take purple
',1.79499812497411298756e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',55,'move',NULL,1,54,'1 e590fcfa2c6aab9e','1 at a2
',1.7949981251390883922e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',56,'move',NULL,1,55,'1 f37567d6a480f50f','1 take pink for lower-left
',1.79499812524969649309e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',57,'move',NULL,1,56,'1 8f2b1a79e579ab4a','1 at a4
',1.79499812542612838749e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',58,'move',NULL,1,57,'1 7bc5fa3bab434634','1 finish
',1.79499812548395180702e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',59,'move',NULL,0,58,'0 f5c40f2ec133322d','0 choose B6
',1.79499812569495964054e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',60,'move',NULL,1,58,'1 95a9375af2c99718','1 choose B15
~ shuffle bag: purple+pink turquoise+purple rearrange-4 wand side-shelf turquoise+purple green+pink turquoise+black green+pink pink+black wand purple+pink any turquoise+green wand rearrange-4 any side-shelf green+purple purple+black any turquoise+pink any turquoise+pink turquoise+green wand green+black side-shelf pink+black side-shelf purple+black green+purple wand rearrange-4 rearrange-4 green+black rearrange-4 side-shelf turquoise+black
~ shuffle used: any
',1.79499812597137260433e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',61,'move',NULL,0,60,'0 a6cfc19e484ad944','0 finish
',1.79499812609265661234e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',62,'move',NULL,1,60,'1 8257fd649ae2ee30','1 remove b1
',1.79499812610579538348e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',63,'move',NULL,1,62,'1 03ddad6ef996f9ed','1 remove a2
',1.79499812621611261366e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',64,'move',NULL,1,63,'1 fa9a0e4dfcc5651b','1 remove a4
',1.79499812623217439651e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',65,'move',NULL,1,64,'1 afaeccda4c609f8f','1 finish
',1.79499812624999165533e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',66,'move',NULL,0,65,'0 86e7ca6c4f81e744','0 choose B1
',1.79499812650681185716e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',67,'move',NULL,1,65,'1 3f77d57b679b2f0e','1 choose B22
~ shuffle bag: purple+pink rearrange-4 purple+pink green+purple side-shelf any green+pink turquoise+purple wand wand any turquoise+purple green+pink turquoise+green turquoise+green green+black pink+black side-shelf purple+black side-shelf purple+black rearrange-4 turquoise+pink wand turquoise+black pink+black green+black any wand turquoise+black rearrange-4 side-shelf side-shelf green+purple wand rearrange-4 any turquoise+pink rearrange-4
~ shuffle used: any
',1.79499812666483426091e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',68,'move',NULL,0,67,'0 2e775fd4d3dfbe61','0 remove b3
',1794998126.86081);
INSERT INTO "entries" VALUES('5xyb483fxa',69,'move',NULL,0,68,'0 4fe414d7895f5369','0 remove a6
',1.79499812704210901263e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',70,'move',NULL,0,69,'0 f85f1ea224e3afe4','0 finish
',1.79499812719315695761e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',71,'move',NULL,1,67,'1 cbbea99da1c278be','1 draw
',1.79499812730913257596e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',72,'move',NULL,1,71,'1 a09d675c93877b87','1 finish
',1.79499812733357024191e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',73,'move',NULL,0,72,'0 334aea93ed9a2689','0 choose B21
',1.79499812744173264499e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',74,'move',NULL,1,72,'1 37e037ea5c7868b2','1 choose B13
~ shuffle bag: green+black turquoise+pink any turquoise+green green+black turquoise+black pink+black pink+black purple+black wand wand purple+pink turquoise+purple wand turquoise+purple wand side-shelf any side-shelf green+pink any rearrange-4 side-shelf side-shelf wand any green+purple purple+pink green+pink purple+black rearrange-4 turquoise+pink rearrange-4 turquoise+black rearrange-4 side-shelf green+purple turquoise+green
~ shuffle used: any rearrange-4
',1.79499812761313557625e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',75,'move',NULL,0,74,'0 d386408cec794397','0 draw
',1794998127.86731);
INSERT INTO "entries" VALUES('5xyb483fxa',76,'move',NULL,0,75,'0 7629a08be2b613e6','0 remove a2
',1.79499812800605487825e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',77,'move',NULL,0,76,'0 589a65bcffe5aa5e','0 finish
',1.79499812816624188427e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',78,'move',NULL,1,74,'1 30d038771f02aa33','1 take black
',1.79499812829466962819e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',79,'move',NULL,1,78,'1 52ed372164fa1b8b','1 at f1
',1.79499812839143657681e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',80,'move',NULL,1,79,'1 b1419ddf99c5e609','1 remove f1
',1.79499812857133269304e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',81,'move',NULL,1,80,'1 64e1ac274070cadd','1 remove a5
',1794998128.63095);
INSERT INTO "entries" VALUES('5xyb483fxa',82,'move',NULL,1,81,'1 06ff81ec5e3c9b48','1 remove a1
',1.79499812892052197461e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',83,'move',NULL,1,82,'1 43b2a134c36a648f','1 take black
',1.79499812905065727229e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',84,'move',NULL,1,83,'1 f449f4e4c67b152c','1 at a4
',1.79499812913534259801e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',85,'move',NULL,1,84,'1 2a5cd7e17ccf5c4f','1 remove a4
',1.79499812939716029162e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',86,'move',NULL,1,85,'1 2712e4ca7d61139a','1 take green
',1.79499812947252106662e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',87,'move',NULL,1,86,'1 f5b646f23c48bd6c','1 at b3
',1.79499812956616783144e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',88,'move',NULL,1,87,'1 468caa5fb5325ce5','1 remove b3
',1.79499812972411704062e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',89,'move',NULL,1,88,'1 e22782ad50ffd71a','1 take black
',1.79499812997283124922e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',90,'move',NULL,1,89,'1 5afb8216dd8081e1','1 at b3
',1.79499813009358882907e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',91,'move',NULL,1,90,'1 39a021830b28f0c0','1 finish
',1.7949981301645359993e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',92,'move',NULL,0,91,'0 4496feaf1f5d659b','0 choose B27
',1.79499813025942444796e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',93,'move',NULL,1,91,'1 c5fa24234a23ae7a','1 choose B24
~ shuffle bag: rearrange-4 side-shelf green+purple purple+pink any purple+black pink+black wand turquoise+green rearrange-4 turquoise+green any turquoise+black pink+black any rearrange-4 green+pink wand wand side-shelf green+pink turquoise+purple turquoise+pink purple+black turquoise+purple green+purple rearrange-4 side-shelf any wand side-shelf side-shelf wand green+black turquoise+black purple+pink turquoise+pink
~ shuffle used: green+black rearrange-4 any
',1.79499813048228573793e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',94,'move',NULL,0,93,'0 06260bf574135244','0 take green
',1.79499813072043681145e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',95,'move',NULL,0,94,'0 93d54cbf432f694c','0 at a2
',1.79499813077991318696e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',96,'move',NULL,0,95,'0 f46822712c9f488c','0 finish
',1.79499813085019779205e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',97,'move',NULL,1,93,'1 71eb396d2602825d','1 remove b3
',1.79499813097819638251e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',98,'move',NULL,1,97,'1 3736a450ac673fd7','1 take black
',1.79499813110818171504e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',99,'move',NULL,1,98,'1 9f1be1f6d54aa1f5','1 at a1
',1.79499813120212793355e+09);
INSERT INTO "entries" VALUES('5xyb483fxa',100,'move',NULL,1,99,'1 153040d19ab9385f','1 finish
end: 10 16
state: a912c4783db9f29cc81ab9f737d19155
',1.7949981314918544293e+09);
INSERT INTO "entries" VALUES('7v25sbfhrt',0,'open','b6aa9f9ce73321ce',NULL,NULL,NULL,'{"game":"biblios","seats":3,"options":{"penalty":"steal","honest":"no","first":"drawn"},"pace":"brisk","kept":{},"until":0.0,"record":""}',1.79499810526217412945e+09);
INSERT INTO "entries" VALUES('7v25sbfhrt',1,'sit','b6aa9f9ce73321ce',0,NULL,NULL,NULL,1.79499810526217412945e+09);
INSERT INTO "entries" VALUES('7v25sbfhrt',2,'bot',NULL,1,NULL,NULL,'random',1.79499810526217412945e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',0,'open','b6aa9f9ce73321ce',NULL,NULL,NULL,'{"game":"exlibris","seats":2,"options":{"beginner":"no","friendly":"no","long":"no","level":"novice","first":"drawn","libraries":"dealt"},"pace":"brisk","kept":{},"until":0.0,"record":""}',1.79499813907706761359e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',1,'sit','b6aa9f9ce73321ce',0,NULL,NULL,NULL,1.79499813907706761359e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',2,'sit','03744ff17338caad',1,NULL,NULL,NULL,1.7949981395452079773e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: exlibris
rules: 1
deck: 90f9645873a4
options: beginner=no friendly=no long=no level=novice first=drawn libraries=dealt
seats: 2
bots: ["", ""]

~ shuffle stack: librarians-lodge book-collector dump donation-bin community-center joiners-workshop auction-house yard-sale gambling-den tax-collector wishing-well flea-market alehouse book-swap mystery-shack bookseller assistants-guild
~ seat: 0
~ shuffle libraries: dungeon-of-deep-thought tower-of-tomes igloo-of-information scrapyard-stacks cottage-of-curiosities caverns-of-comprehension burrow-of-bindings haunted-hall hidden-hollow clockwork-catalogue volcanic-biblioteca pyramid-of-papyri
',1.7949981395452079773e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',4,'move',NULL,1,3,'1 99f31d73bc434c6b','1 keep clockwork-catalogue
',1794998139.8982);
INSERT INTO "entries" VALUES('aw9zs2bbjy',5,'move',NULL,0,4,'0 0601ed97d674a6a1','0 keep volcanic-biblioteca
~ shuffle categories: reference historic monsters codices spells fiction
~ shuffle draw: N5 P5 Y1 T3 K3 I2 A4 C1 A6 Z2 G5 H5 U3 M7 J1 H7 T8 H1 A8 P6 M2 F7 G1 P7 H2 S10 L3 K1 B4 P1 V3 T6 H6 E1 S6 U1 D3 M6 B8 R4 O2 E3 Y2 G2 S8 I4 C6 E5 D4 A2 L7 X2 N3 S1 B1 T4 B2 T1 H3 Z1 D2 P3 F3 K2 D7 Q2 G3 F2 F1 C3 E2 U2 W2 D6 L2 G7 C7 W6 E7 J3 T9 A3 H4 B3 T7 V1 O5 C5 A7 X1 N4 N2 L6 E6 M4 O4 S3 B5 W4 R1 M3 V2 L5 B6 D1 L1 T2 G4 S2 N1 O1 C8 O3 S4 A5 R6 C2 L4 B7 S9 C4 Z3 P8 W1 E4 I3 S5 P4 W5 R5 P2 S7 M8 V4 I1 A1 F4 F5 T5 C9 G6 J2 R3 W3 Q1 D5 P9 M5 M1 F6 K4 R2
',1.79499813999400329592e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',6,'move',NULL,0,5,'0 11a31717cd45ebaf','0 place assistants-guild
',1.79499814007026219368e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',7,'move',NULL,1,6,'1 9c59b75dac1a3417','1 special diviners-hut
',1.79499814014504814152e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',8,'move',NULL,0,7,'0 ed8f0b833df88abb','0 place home
',1.79499814016212081912e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',9,'move',NULL,0,8,'0 49e05af0db443b46','0 shelve P9
',1.79499814017981195444e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',10,'move',NULL,0,9,'0 7818fa3020fbcb4a','0 at 1,1
',1.7949981401978592873e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',11,'move',NULL,1,10,'1 0cac0a200a74c01e','1 place home
',1.79499814021078801153e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',12,'move',NULL,1,11,'1 1cfd7950d7c78ec3','1 draw
',1.79499814027023482316e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',13,'move',NULL,0,12,'0 454cb89a264d7bc8','0 special home
',1.79499814040504765506e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',14,'move',NULL,0,13,'0 1d50047c63467815','0 shelve R2
',1794998140.44512);
INSERT INTO "entries" VALUES('aw9zs2bbjy',15,'move',NULL,0,14,'0 2cb666e1fdd6fadd','0 at 0,1
',1.79499814044788146014e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',16,'move',NULL,1,15,'1 89043309f902c611','1 place home
',1.79499814045037293431e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',17,'move',NULL,1,16,'1 cdb797272d373137','1 done
',1.79499814045283889772e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',18,'move',NULL,1,17,'1 34c1c8ad0caa9029','1 place mystery-shack
',1.79499814045658349992e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',19,'move',NULL,1,18,'1 d73bd73ea85ad57e','1 name spells
',1.79499814046008706095e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',20,'move',NULL,1,19,'1 2919927234801e7d','1 done
',1.79499814046286344532e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',21,'move',NULL,0,20,'0 e3019487509d0f28','0 place bookseller
',1.79499814046574568751e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',22,'move',NULL,0,21,'0 7b3938b23d324355','0 take I1
',1.79499814046837306022e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',23,'move',NULL,0,22,'0 d582e453fb67131d','0 shelve I1
',1.79499814047126173975e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',24,'move',NULL,0,23,'0 0e0e2685af5f21bb','0 at 3,1
',1.79499814047472810744e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',25,'move',NULL,1,24,'1 0967ecd9e2157bba','1 place mystery-shack
',1.79499814048103809352e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',26,'move',NULL,1,25,'1 96437f3636990c2b','1 name spells
',1.79499814048503112794e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',27,'move',NULL,1,26,'1 93502ae16e37e989','1 take M8
',1.79499814048920774455e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',28,'move',NULL,1,27,'1 850ce03f0c0b0d35','1 done
',1.79499814049711823465e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',29,'move',NULL,1,28,'1 340bd77055c71350','1 shelve M8
',1.79499814050137615202e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',30,'move',NULL,1,29,'1 bebf72ba157eb072','1 at 1,1
',1.79499814054771208767e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',31,'move',NULL,0,30,'0 568b7e89902f795a','0 place diviners-hut
',1.79499814060619497296e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',32,'move',NULL,1,31,'1 23da20088f4776e8','1 special home
',1.79499814066765975956e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',33,'move',NULL,1,32,'1 3e5759118d62f57c','1 shelve C9
',1.79499814072326135637e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',34,'move',NULL,1,33,'1 33f0b66ea097fd7b','1 at 2,1
',1.79499814073274016387e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',35,'move',NULL,0,34,'0 bd7c759258026e57','0 special home
',1.79499814080999898907e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',36,'move',NULL,0,35,'0 fa58d8ee1c14f28f','0 shelve K4
',1.79499814111422276502e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',37,'move',NULL,0,36,'0 943d8998a62486c8','0 at 3,0
',1.79499814131235432626e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',38,'move',NULL,0,37,'0 e4208ee07f41eaef','0 place home
',1.79499814136221885673e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',39,'move',NULL,0,38,'0 749d67f9b6d5ee99','0 shelve R5
',1.79499814154482603073e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',40,'move',NULL,0,39,'0 8233b87e84985a11','0 at 3,3
',1.79499814188688802717e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',41,'move',NULL,1,40,'1 0dfbe2c64010dda1','1 place diviners-hut
',1.79499814229908418654e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',42,'move',NULL,0,41,'0 ea3b834fd1a5995a','0 place alehouse
',1.79499814259555864328e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',43,'move',NULL,0,42,'0 15d78c2d1bb942b2','0 space 1
',1.79499814267842793466e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',44,'move',NULL,1,43,'1 7a2b19099111395c','1 special bookseller
',1.79499814276912569993e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',45,'move',NULL,1,44,'1 7c1d21abfdb9074f','1 take E4
',1.79499814290500426293e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',46,'move',NULL,1,45,'1 30c6e57b24ac5361','1 done
',1.79499814303708934786e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',47,'move',NULL,0,46,'0 5fef644c135404a1','0 special bookseller
',1.79499814319701790805e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',48,'move',NULL,0,47,'0 689b260acba07a70','0 discard P8
',1.79499814327926397326e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',49,'move',NULL,0,48,'0 1ae91648fdfdde3d','0 shelve M1
',1.79499814340449380875e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',50,'move',NULL,0,49,'0 2dc665249176578a','0 at 3,0
',1.79499814382330489161e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',51,'move',NULL,0,50,'0 107b3940471b5f6f','0 take W1
',1.79499814393100547791e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',52,'move',NULL,0,51,'0 17a8319760798ffb','0 shelve W1
',1.7949981439902906418e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',53,'move',NULL,0,52,'0 1c6d5dc8e03c4a0c','0 at 1,4
',1.7949981440742089748e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',54,'move',NULL,1,53,'1 e4d69a0113dab9ea','1 place book-swap
',1.79499814409117984777e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',55,'move',NULL,1,54,'1 9f3a672a6f67dd45','1 give C4
',1.79499814413892054554e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',56,'move',NULL,1,55,'1 56015b152938c54a','1 take P4
',1.7949981441823821068e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',57,'move',NULL,1,56,'1 a043b99293a11e37','1 done
',1.79499814421619892116e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',58,'move',NULL,0,57,'0 f6574e67a8b9df7f','0 take B7
',1.79499814424170351032e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',59,'move',NULL,0,58,'0 d41ebe9f1f66a9bd','0 done
',1.7949981442615885734e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',60,'move',NULL,0,59,'0 4a2f721c68bfc4d2','0 take S9
',1.79499814429061102863e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',61,'move',NULL,0,60,'0 24ae40fa403eef90','0 done
',1.79499814448212480547e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',62,'move',NULL,1,61,'1 b6aced8bbf279e18','1 place book-swap
',1.79499814456218314173e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',63,'move',NULL,1,62,'1 1145401bcb2c30d0','1 give G6
',1794998144.58006);
INSERT INTO "entries" VALUES('aw9zs2bbjy',64,'move',NULL,1,63,'1 e86d85980ac98707','1 take L4
',1.7949981445857684612e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',65,'move',NULL,1,64,'1 e44afe9fb5dc5ec6','1 shelve L4
',1.79499814458996987342e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',66,'move',NULL,1,65,'1 8b1bc9ba76bf7f7b','1 at 1,0
',1.79499814459422159197e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',67,'move',NULL,0,66,'0 f8c6958fd3cd070c','0 place diviners-hut
',1.79499814459937047958e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',68,'move',NULL,1,67,'1 615ea1f2b6d6a0f5','1 place home
',1.79499814460599827758e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',69,'move',NULL,1,68,'1 95ad9117e2691b9a','1 shelve E4
',1.79499814461183381086e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',70,'move',NULL,1,69,'1 092669d66040f446','1 at 2,3
',1.79499814462098455426e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',71,'move',NULL,0,70,'0 f3150fb3b21d8496','0 place bookseller
',1.79499814462542033196e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',72,'move',NULL,0,71,'0 5e1955a32b6f89b4','0 take A5
',1.79499814462895083424e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',73,'move',NULL,0,72,'0 66cd3003e6ef7d81','0 done
',1.79499814463271141051e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',74,'move',NULL,1,73,'1 b1f70b286973b1f6','1 special flea-market
',1.79499814463627672196e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',75,'move',NULL,1,74,'1 2896578badaa9a96','1 take N1
',1.79499814463964724544e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',76,'move',NULL,1,75,'1 2b52ade65cbf5364','1 shelve N1
',1.79499814464349842068e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',77,'move',NULL,1,76,'1 22aabef76ba97b38','1 at 1,3
',1.79499814464745283126e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',78,'move',NULL,0,77,'0 da396df3e7430872','0 special bookseller
',1.79499814465120172504e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',79,'move',NULL,0,78,'0 f7b9820ad634dcb6','0 discard O3
',1.79499814465455985066e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',80,'move',NULL,0,79,'0 3b0cf7ec53e1ed01','0 done
',1.79499814465881323815e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',81,'move',NULL,0,80,'0 d09da62464cbecc7','0 take S4
',1.79499814466215395925e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',82,'move',NULL,0,81,'0 20333ed5d813add1','0 shelve S4
',1.79499814466572284697e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',83,'move',NULL,0,82,'0 656d09e0bc5fd5d6','0 at 3,5
',1.794998144670081377e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',84,'move',NULL,0,83,'0 1b43abd514461956','0 place home
',1.79499814467657661442e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',85,'move',NULL,0,84,'0 f441af3467f92184','0 done
',1.79499814468093395235e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',86,'move',NULL,1,85,'1 3f6cea57842a92c8','1 place home
',1.79499814468453478813e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',87,'move',NULL,1,86,'1 431fe22dfe9374d3','1 shelve J2
',1.7949981446885521412e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',88,'move',NULL,1,87,'1 014580fe901a582a','1 at 0,3
',1.79499814469332981108e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',89,'move',NULL,0,88,'0 57d28f7c91d8e768','0 place book-swap
',1794998144.69719);
INSERT INTO "entries" VALUES('aw9zs2bbjy',90,'move',NULL,0,89,'0 e3e9c09acff1f136','0 give F6
',1.79499814470085549355e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',91,'move',NULL,0,90,'0 34d9a1c071cf2dea','0 take L5
',1.79499814470419192307e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',92,'move',NULL,0,91,'0 ed7bca1b5f5a1033','0 done
',1.79499814470818781853e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',93,'move',NULL,1,92,'1 2af68369c19da4fb','1 place book-swap
',1.79499814471201944352e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',94,'move',NULL,1,93,'1 7dbbeb7007faa13b','1 give Q1
',1794998144.71555);
INSERT INTO "entries" VALUES('aw9zs2bbjy',95,'move',NULL,1,94,'1 5621083058be077a','1 take B6
',1.79499814471891450877e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',96,'move',NULL,1,95,'1 674374bd20ea3b77','1 shelve B6
',1.7949981447228531838e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',97,'move',NULL,1,96,'1 c4046a5ca70a8771','1 at 3,1
',1.79499814472688508032e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',98,'move',NULL,0,97,'0 dd4e239eeb17f8d8','0 special wishing-well
',1.79499814473045253755e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',99,'move',NULL,0,98,'0 aa815834f1d7a347','0 discard M5
',1.79499814473405742637e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',100,'move',NULL,0,99,'0 7c16ce0d694699db','0 discard S9
',1.79499814473773550982e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',101,'move',NULL,0,100,'0 3d2baa687c5f0301','0 discard L5
',1.79499814474213814736e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',102,'move',NULL,0,101,'0 46375e79a7a90a34','0 done
',1.7949981447458395958e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',103,'move',NULL,0,102,'0 e1ee80d8fa1143a7','0 shelve M4
',1.79499814475295019146e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',104,'move',NULL,0,103,'0 7c389d5d7c9910b3','0 at 3,0
',1.7949981447575039863e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',105,'move',NULL,1,104,'1 944ac79758286fa5','1 special wishing-well
',1.79499814476199197766e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',106,'move',NULL,1,105,'1 08fa5ea2b9a91da8','1 discard R3
',1.79499814476566100117e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',107,'move',NULL,1,106,'1 dfd57c0fdd961656','1 discard T5
',1.7949981447693126201e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',108,'move',NULL,1,107,'1 5ff6d05ce1b92408','1 discard W3
',1.79499814477276206019e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',109,'move',NULL,1,108,'1 6deaa82f657b9fce','1 done
',1.79499814477613353733e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',110,'move',NULL,1,109,'1 d7b0490a4f1a1dc6','1 shelve N2
',1794998144.7806);
INSERT INTO "entries" VALUES('aw9zs2bbjy',111,'move',NULL,1,110,'1 5a865f07a23fa422','1 at 1,1
',1.79499814478470110889e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',112,'move',NULL,0,111,'0 1f7f22b8b7138139','0 place diviners-hut
',1.79499814479171323775e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',113,'move',NULL,1,112,'1 4cb5eac4b95388e2','1 place wishing-well
',1.79499814479585361477e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',114,'move',NULL,1,113,'1 6d3bc0a508ba60ee','1 discard L6
',1.79499814479941582684e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',115,'move',NULL,1,114,'1 3fe2ee837686980d','1 discard P4
',1.79499814480315399165e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',116,'move',NULL,1,115,'1 1110a012c5e03ce0','1 discard N4
',1.79499814480653905861e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',117,'move',NULL,1,116,'1 d860caed4bb8136e','1 done
',1.79499814481005454062e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',118,'move',NULL,1,117,'1 c87952df3af6a68c','1 shelve G7
',1.79499814481527853013e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',119,'move',NULL,1,118,'1 9c7aa5f5d6550db9','1 at 1,2
',1.79499814481987357136e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',120,'move',NULL,0,119,'0 8b3dfeb315250105','0 place book-swap
',1.79499814482460713386e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',121,'move',NULL,0,120,'0 60ba89779a1a7c88','0 give A5
',1.79499814482867312429e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',122,'move',NULL,0,121,'0 4aa72da718d693b1','0 take A7
',1.79499814483273220058e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',123,'move',NULL,0,122,'0 31d7a1c9fc3b7c90','0 done
',1.79499814483713483813e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',124,'move',NULL,1,123,'1 1fd9fefd3353e205','1 place book-swap
',1.79499814484213614466e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',125,'move',NULL,1,124,'1 54e769a3bdc53538','1 give C7
',1.79499814484622812272e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',126,'move',NULL,1,125,'1 ead0bcb08d178621','1 take O5
',1.79499814485002756117e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',127,'move',NULL,1,126,'1 60967173be336c09','1 shelve O5
',1.7949981448545622826e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',128,'move',NULL,1,127,'1 e656597f2990f4c0','1 at 2,0
',1.79499814486515021317e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',129,'move',NULL,0,128,'0 0c57bbb99fe05168','0 special gambling-den
',1.79499814486946535109e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',130,'move',NULL,0,129,'0 73730a92215ae26a','0 name historic
',1794998144.87999);
INSERT INTO "entries" VALUES('aw9zs2bbjy',131,'move',NULL,0,130,'0 44436d985020feac','0 shelve E2
',1.79499814491705679889e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',132,'move',NULL,0,131,'0 03d9ee757af5c29f','0 at 2,1
',1.79499814499817156787e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',133,'move',NULL,1,132,'1 8b03ade15fcf12f5','1 special home
',1.79499814510789608952e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',134,'move',NULL,1,133,'1 4bb31e1636c820b8','1 draw
',1.79499814526122283939e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',135,'move',NULL,0,134,'0 e5ba35c81366f153','0 place book-swap
',1.79499814557780933382e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',136,'move',NULL,0,135,'0 212996a3deb25573','0 give A7
',1.79499814564727210993e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',137,'move',NULL,0,136,'0 344e56d82684dffd','0 take G3
',1.79499814572047948837e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',138,'move',NULL,0,137,'0 d18542e078fdd67a','0 done
',1.79499814579001450536e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',139,'move',NULL,1,138,'1 e0ee142c024b293f','1 place diviners-hut
',1.79499814586226129524e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',140,'move',NULL,0,139,'0 0735d4098330327d','0 place auction-house
',1.79499814595563554758e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',141,'move',NULL,0,140,'0 385881f9256f3d8d','0 bid 3
',1.79499814610876917836e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',142,'move',NULL,1,141,'1 b993224a37b2015b','1 place community-center
',1.7949981461576194763e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',143,'move',NULL,1,142,'1 5d13558e04e95f13','1 take P3
',1.79499814625685787201e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',144,'move',NULL,1,143,'1 3cf8470d4bf00b0f','1 give F3
',1.79499814629419708255e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',145,'move',NULL,1,144,'1 723d50abf9c12400','1 to 0
',1.79499814631781339641e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',146,'move',NULL,1,145,'1 79a8949660fdfe06','1 shelve P3
',1.79499814653019332884e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',147,'move',NULL,1,146,'1 dda73b2b46a65386','1 at 2,0
',1.7949981466214904785e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',148,'move',NULL,0,147,'0 6c087c9aebae13f8','0 shelve F3
',1.79499814677788400649e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',149,'move',NULL,0,148,'0 02a42b6f24826ddb','0 at 2,0
',1.79499814688579201705e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',150,'move',NULL,0,149,'0 6733031913f5f552','0 special home
',1.79499814702843070034e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',151,'move',NULL,0,150,'0 eb65b973bebdb245','0 shelve E6
',1.79499814732575392727e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',152,'move',NULL,0,151,'0 9b28a1e2c26d5031','0 at 1,7
',1.79499814744666886332e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',153,'move',NULL,1,152,'1 2c7aba118c4d675c','1 special wishing-well
',1.79499814749899721144e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',154,'move',NULL,1,153,'1 88d8abccb7575718','1 discard D5
',1.79499814768998241423e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',155,'move',NULL,1,154,'1 13e756ba809efb97','1 discard C3
',1.79499814779199671739e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',156,'move',NULL,1,155,'1 3bfaef00a9d9c385','1 discard L2
',1.79499814793822765352e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',157,'move',NULL,1,156,'1 b54f262f6b9fa4aa','1 done
',1.79499814804904389382e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',158,'move',NULL,1,157,'1 7e74779f93d4d1de','1 shelve N3
',1.7949981482787470818e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',159,'move',NULL,1,158,'1 e9fbc27641ea7bed','1 at 1,2
',1.79499814846237611774e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',160,'move',NULL,0,159,'0 8a887cd1232d7236','0 discard E7
',1.79499814888198041913e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',161,'move',NULL,0,160,'0 39821f2116e89cc9','0 discard B7
',1.79499814899432730674e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',162,'move',NULL,0,161,'0 bb13c2eb63ddbf1d','0 discard O4
',1.79499814912928175921e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',163,'move',NULL,0,162,'0 78a0f539e80a8abb','0 shelve Q2
',1.79499814937025380136e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',164,'move',NULL,0,163,'0 f0ed458e1cb7a499','0 at 1,2
',1.79499814954349470137e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',165,'move',NULL,0,164,'0 1bd33810bd87d6b2','0 done
',1.79499814968960118288e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',166,'move',NULL,1,165,'1 4015b750e4b80fea','1 place book-swap
',1.79499814977374625205e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',167,'move',NULL,1,166,'1 d674021d78afaef9','1 give X2
',1.79499814988854908943e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',168,'move',NULL,1,167,'1 7065017affcfe6dd','1 take A2
',1.79499815005414032936e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',169,'move',NULL,1,168,'1 6548d01b445f6f79','1 shelve A2
',1.79499815014411473273e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',170,'move',NULL,1,169,'1 9f719952ebe2602a','1 at 3,1
',1.79499815026818346978e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',171,'move',NULL,0,170,'0 6905d5c475a0096b','0 place home
',1.79499815037177538868e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',172,'move',NULL,0,171,'0 efa2866fd9ede71b','0 done
',1.79499815047448825836e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',173,'move',NULL,1,172,'1 0c6f98550b88629a','1 place auction-house
',1.79499815064567852019e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',174,'move',NULL,1,173,'1 3abbe1e2ffdd8c5a','1 bid 2
',1.79499815077172350887e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',175,'move',NULL,0,174,'0 6ab0496f29136838','0 place auction-house
',1.79499815081648015973e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',176,'move',NULL,0,175,'0 1333f2e3d5a750bc','0 bid 3
',1.79499815097046327592e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',177,'move',NULL,1,176,'1 e19b06182fb5292f','1 place book-swap
',1.79499815099872350688e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',178,'move',NULL,1,177,'1 443e57e656c7ba43','1 give X1
',1.79499815101345539091e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',179,'move',NULL,1,178,'1 88aca4c6d56bf9a6','1 take D4
',1.7949981510275621414e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',180,'move',NULL,1,179,'1 9d80557739b22aee','1 done
',1.7949981510421211719e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',181,'move',NULL,0,180,'0 eb4f2ac297e214ac','0 special auction-house
',1.79499815116184902193e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',182,'move',NULL,0,181,'0 d92a5fb9c8bba9e3','0 bid 4
',1.79499815125911808006e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',183,'move',NULL,0,182,'0 a109ffac64b48d94','0 done
',1.79499815131142544753e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',184,'move',NULL,1,183,'1 a5269853345a11b4','1 special bookseller
',1.79499815150217080115e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',185,'move',NULL,1,184,'1 4cd6a7069fb41372','1 take D3
',1.79499815157801795003e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',186,'move',NULL,1,185,'1 d0d1b592ef46a170','1 done
',1.79499815176548147208e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',187,'move',NULL,0,186,'0 7d326d6057d4b6c4','0 place bookseller
',1.79499815189352917663e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',188,'move',NULL,0,187,'0 bca2aa5f6683dcaa','0 take R4
',1.79499815203012752528e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',189,'move',NULL,0,188,'0 978723a2d798ffc6','0 done
',1.79499815211005949973e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',190,'move',NULL,0,189,'0 de02979559c3438f','0 discard W5
',1.79499815227402019501e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',191,'move',NULL,0,190,'0 66cfe513b81f2048','0 discard L1
',1.79499815235617470737e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',192,'move',NULL,0,191,'0 d6798ba145f7ba10','0 discard R4
',1.79499815237550044057e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',193,'move',NULL,0,192,'0 66648a097083a62a','0 discard U2
',1.79499815238028883929e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',194,'move',NULL,0,193,'0 55cd3e376f405e7d','0 done
',1.79499815238517284395e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',195,'move',NULL,1,194,'1 13314b399643ea05','1 place diviners-hut
',1.79499815239043974878e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',196,'move',NULL,0,195,'0 707b081a267bb4b5','0 place book-collector
',1.79499815239379429819e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',197,'move',NULL,0,196,'0 a6a1422b2687eaa1','0 discard E2
',1.79499815239848327635e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',198,'move',NULL,0,197,'0 4a971b77ed0abe96','0 discard D7
',1.79499815240257167819e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',199,'move',NULL,0,198,'0 10be2e9ddaa0d5c2','0 discard E6
',1.79499815240622544285e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',200,'move',NULL,0,199,'0 85b15765bd5abed2','0 done
',1.79499815241065406798e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',201,'move',NULL,0,200,'0 6f32417d652c8f28','0 done
',1.79499815241387867927e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',202,'move',NULL,1,201,'1 228d14625fa18d1c','1 place home
',1.79499815241669726374e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',203,'move',NULL,1,202,'1 be7994a52cc3b75c','1 shelve B1
',1.79499815241976594924e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',204,'move',NULL,1,203,'1 1148173286fd8e8d','1 at 1,6
',1.79499815242310857771e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',205,'move',NULL,0,204,'0 ebc75204201e129b','0 place donation-bin
',1.79499815242572665209e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',206,'move',NULL,0,205,'0 395bc9c9eb7a22b8','0 discard A8
',1.79499815242920541767e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',207,'move',NULL,0,206,'0 9fce410c0925fa69','0 discard F3
',1.79499815243374705314e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',208,'move',NULL,0,207,'0 2a2e64c04cb5d7f5','0 discard C6
',1.79499815243738937379e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',209,'move',NULL,0,208,'0 b343f1320303253f','0 discard G3
',1.79499815244091510775e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',210,'move',NULL,0,209,'0 f3b3c64a9ced0723','0 discard I1
',1.79499815244426345829e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',211,'move',NULL,0,210,'0 4aafd2f43e2e14ea','0 discard H1
',1.79499815244753289219e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',212,'move',NULL,0,211,'0 e22c02a5cf18c2fb','0 discard K4
',1.79499815245060729976e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',213,'move',NULL,0,212,'0 1981f249b49f75cf','0 discard I4
',1.79499815245386481286e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',214,'move',NULL,0,213,'0 ca4cafa5c315d0f4','0 discard M1
',1794998152.45748);
INSERT INTO "entries" VALUES('aw9zs2bbjy',215,'move',NULL,0,214,'0 ffc4311d585c8e96','0 discard K2
',1.79499815246086382868e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',216,'move',NULL,0,215,'0 9c22e654c21db5ca','0 discard P9
',1.79499815246423649788e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',217,'move',NULL,0,216,'0 ccb4787b36b7dba3','0 done
',1.79499815246720957756e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',218,'move',NULL,0,217,'0 d63afb0a874ca405','0 shelve S8
',1.79499815247082972527e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',219,'move',NULL,0,218,'0 c552d34b4793f3cd','0 at 1,3
',1.79499815247410678866e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',220,'move',NULL,0,219,'0 916b7b93e28934e6','0 done
',1.79499815247684860229e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',221,'move',NULL,1,220,'1 5d0c20afc4124902','1 special donation-bin
',1.79499815247935104369e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',222,'move',NULL,1,221,'1 bf67f4608c54f01b','1 discard B1
',1.79499815248409700391e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',223,'move',NULL,1,222,'1 e59096b2c2ac3917','1 discard A2
',1.79499815248832368845e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',224,'move',NULL,1,223,'1 973efbc9767a404f','1 done
',1.79499815249217486382e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',225,'move',NULL,1,224,'1 b5a350474eb4c9c5','1 done
',1.79499815249530100822e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',226,'move',NULL,0,225,'0 2ea47146846a3d94','0 special wishing-well
',1.79499815249848556513e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',227,'move',NULL,0,226,'0 bfa01704f4fe782f','0 done
',1.79499815250101518631e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',228,'move',NULL,0,227,'0 02fb047de19458bf','0 shelve T8
',1.79499815250411128998e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',229,'move',NULL,0,228,'0 59c1a9f208e82413','0 at 1,6
~ shuffle stack: alehouse flea-market yard-sale joiners-workshop assistants-guild mystery-shack book-collector dump tax-collector
',1.79499815250747013096e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',230,'move',NULL,1,229,'1 f06092782920a6cd','1 special gambling-den
',1.79499815251436233521e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',231,'move',NULL,1,230,'1 09a668b7905ed767','1 name reference
~ shuffle draw: X1 V2 C4 F7 J3 O3 C3 F4 G1 M5 R4 C6 Y2 B3 S10 B8 E2 W3 A7 T5 A8 L2 F1 R6 C2 C7 O2 W2 I3 E6 H4 S5 V3 R1 S6 I1 F3 W4 Q1 O1 V1 L3 T6 G3 P7 G6 N4 A3 U1 F6 V4 T9 L5 L6 B4 M6 K1 S9 T1 A5 D7 W5 U2 I4 D6 S7 F2 G2 S2 T7 M1 E5 H6 G4 D2 H2 O4 T4 E7 L1 P4 F5 K2 H1 Z3 E1 D5 P1 H3 B1 P2 E3 B7 K4 D1 X2 Z1 C8 M3 C5 A1 A2 T2 B5 P8 B2 P9 R3
',1.79499815251858329777e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',232,'move',NULL,1,231,'1 1e6889394ea84eef','1 shelve R3
',1.7949981525239319802e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',233,'move',NULL,1,232,'1 43cd6d52ad4698b8','1 at 2,0
',1.79499815252839469911e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',234,'move',NULL,0,233,'0 eb581a506585c1a8','0 place auction-house
',1.79499815253267431258e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',235,'move',NULL,0,234,'0 04c13a62adfc61a7','0 bid 1
',1.79499815253627443309e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',236,'move',NULL,1,235,'1 8214ca7bef761178','1 place home
',1.79499815254039907456e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',237,'move',NULL,1,236,'1 4f510f6af47c7550','1 done
',1.79499815254531550406e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',238,'move',NULL,0,237,'0 17dbfb9d9113f28d','0 place book-swap
',1.79499815254924345014e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',239,'move',NULL,0,238,'0 8bf1e9c88389e7c4','0 give S3
',1.79499815255226755138e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',240,'move',NULL,0,239,'0 d941685bd2e573af','0 take M7
',1.79499815255474042896e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',241,'move',NULL,0,240,'0 5d64d293432deebc','0 done
',1.79499815255741763117e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',242,'move',NULL,1,241,'1 7f0c41bc8adc8548','1 place auction-house
',1.79499815256073713305e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',243,'move',NULL,1,242,'1 4a16c91fe6472ca7','1 bid 3
',1.79499815256305646901e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',244,'move',NULL,0,243,'0 c70ca9f1b298a9ce','0 place diviners-hut
',1.79499815256605696673e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',245,'move',NULL,0,244,'0 dce6f859c620401d','0 special donation-bin
',1.79499815256903195387e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',246,'move',NULL,0,245,'0 6a68f00e728a1b01','0 discard M7
',1.79499815257213544842e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',247,'move',NULL,0,246,'0 6775fee517757408','0 done
',1.79499815257688641548e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',248,'move',NULL,0,247,'0 04c7ae2eb1851608','0 shelve P6
',1.79499815257991409299e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',249,'move',NULL,0,248,'0 66b63e62cd06ed77','0 at 3,7
',1.79499815258337807656e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',250,'move',NULL,0,249,'0 a32df50f8aacd16e','0 done
',1.79499815258616805075e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',251,'move',NULL,1,250,'1 d1e67473211354dc','1 discard P9
',1.79499815258889102937e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',252,'move',NULL,1,251,'1 0f84717487fa2b5f','1 discard L7
',1.79499815259140610692e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',253,'move',NULL,1,252,'1 a64981d0e0883ca4','1 discard D3
',1.79499815259372138978e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',254,'move',NULL,1,253,'1 364d3aa33f9c36b0','1 shelve H5
',1.79499815259675288203e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',255,'move',NULL,1,254,'1 f948d961329f19d7','1 at 1,1
',1.79499815259973788264e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',256,'move',NULL,1,255,'1 04e5879119ca4fa3','1 shelve G5
',1.79499815260236239436e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',257,'move',NULL,1,256,'1 2046b0213e919866','1 at 1,0
',1.79499815260527086253e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',258,'move',NULL,1,257,'1 380e1936274510a5','1 shelve U3
',1.79499815261312150953e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',259,'move',NULL,1,258,'1 b9332cb5d0d1d6f4','1 at 2,1
',1.79499815261695480346e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',260,'move',NULL,0,259,'0 e65970aa747830b4','0 special book-collector
',1.79499815262318563463e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',261,'move',NULL,0,260,'0 3e557312b59c1b67','0 discard B7
',1.79499815262619423863e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',262,'move',NULL,0,261,'0 d2f72d853cfad3a7','0 shelve P8
',1.79499815262925910947e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',263,'move',NULL,0,262,'0 685180f2a233b96d','0 at 1,0
',1.79499815263253426553e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',264,'move',NULL,1,263,'1 4c41616feabb2085','1 special librarians-lodge
',1.79499815263533639905e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',265,'move',NULL,1,264,'1 25c58bc4f6f1ffb9','1 lift B6
',1.79499815263803768152e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',266,'move',NULL,1,265,'1 82db619d2f2ad123','1 swap D4
',1.79499815264292526244e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',267,'move',NULL,0,266,'0 76f5e216b633ffad','0 place librarians-lodge
',1.79499815264569377894e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',268,'move',NULL,0,267,'0 da2abd94973dd78f','0 lift M4
',1.79499815264814829829e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',269,'move',NULL,0,268,'0 c6ec3ef972dcebe7','0 again
',1.79499815265200948714e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',270,'move',NULL,0,269,'0 3a1e07c555cd9b83','0 at 1,3
',1.79499815265532302859e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',271,'move',NULL,0,270,'0 6591f367dda5effc','0 recall 0 special
',1.79499815265776300424e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',272,'move',NULL,0,271,'0 3b1e658d902b2c07','0 shelve B5
',1.79499815266006112102e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',273,'move',NULL,0,272,'0 feda4bc4331e7412','0 at 2,1
',1.79499815266385173793e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',274,'move',NULL,1,273,'1 6b2fa344158cb273','1 place auction-house
',1.79499815266804552075e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',275,'move',NULL,1,274,'1 ab9e161c360aaace','1 bid 1
',1.79499815267055678365e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',276,'move',NULL,0,275,'0 6d3da69343030c72','0 place diviners-hut
',1.79499815267342901232e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',277,'move',NULL,1,276,'1 df0c5d2c43f7ff9a','1 place book-swap
',1.79499815267645883559e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',278,'move',NULL,1,277,'1 ce48452341959d96','1 give M2
',1.79499815267916965491e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',279,'move',NULL,1,278,'1 85f025b52b35479e','1 take A1
',1.79499815268172264104e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',280,'move',NULL,1,279,'1 78e748746e9af393','1 done
',1.79499815268441200257e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',281,'move',NULL,1,280,'1 f53e4359804913f8','1 discard S1
',1.7949981526873211861e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',282,'move',NULL,1,281,'1 565d6b3d9812891d','1 shelve C8
',1.79499815269102287297e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',283,'move',NULL,1,282,'1 c0a9988dab802696','1 at 1,3
',1.79499815269590640067e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',284,'move',NULL,1,283,'1 a76d8f935cd69ea7','1 shelve M3
',1.7949981526997880936e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',285,'move',NULL,1,284,'1 1146b2d5f8174221','1 at 1,0
',1.79499815270459961891e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',286,'move',NULL,1,285,'1 eadd6b2e6c2c4683','1 done
',1.79499815270869922641e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',287,'move',NULL,0,286,'0 910f36f0a10349e1','0 turn B5
',1.79499815280623149869e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',288,'move',NULL,0,287,'0 9d1bd975f45f865f','0 turn P8
',1.79499815310877609258e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',289,'move',NULL,0,288,'0 6c2d4ca4f472095d','0 turn P6
',1.79499815347018051143e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',290,'move',NULL,0,289,'0 571dded91908b637','0 done
',1.79499815370668625827e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',291,'move',NULL,1,286,'1 e410a65046130411','1 turn C8
',1.79499815388283395769e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',292,'move',NULL,1,291,'1 9258cbaba2a65ca0','1 done
end: 18 29
state: 99e0db74b1878be0ac7de33c74100aa8
',1.7949981541058633327e+09);
INSERT INTO "entries" VALUES('aw9zs2bbjy',293,'next',NULL,0,NULL,NULL,'v2tkck65nh',1.7949981546724059581e+09);
INSERT INTO "entries" VALUES('dnrdq49e2w',0,'open','b6aa9f9ce73321ce',NULL,NULL,NULL,'{"game":"biblios","seats":2,"options":{"penalty":"steal","honest":"no","first":"drawn"},"pace":"brisk","kept":{},"until":0.0,"record":""}',1.7949981054202811718e+09);
INSERT INTO "entries" VALUES('dnrdq49e2w',1,'sit','b6aa9f9ce73321ce',0,NULL,NULL,NULL,1.7949981054202811718e+09);
INSERT INTO "entries" VALUES('dnrdq49e2w',2,'bot',NULL,1,NULL,NULL,'greedy',1.7949981054202811718e+09);
INSERT INTO "entries" VALUES('dnrdq49e2w',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: biblios
rules: 1
deck: 029222a676dc
options: penalty=steal honest=no first=drawn
seats: 2
bots: ["", "greedy"]

~ shuffle draw: K+ G2 K-- MD2 PF3 G3 FI2 HI2 FH2 MB2 HA1 G2 HH2 G2 FE1 G1 MC2 K- G1 SG1 K++ PD2 PE3 FC1 K+- K++ G1 G1 K+ FG1 K-- FD1 PA2 HF1 HC1 PG3 MH4 G2 G2 MA2 G1 HE1 G3 SD1 FF1 G1 PC2 MF3 G3 SA1 G2 G1 PB2 MG3 G2 K- SF1 G3 HG1 ME3 HD1 FB1 FA1 SC1 PH4 SB1 SH2 G3 G3 G1 G2 G3 HB1 SI2 PI4 MI4 SE1 G2 G1 G3 G3
~ seat: 0
',1.7949981054202811718e+09);
INSERT INTO "entries" VALUES('exdqutgexh',0,'open','b6aa9f9ce73321ce',NULL,NULL,NULL,'{"game":"atheneum","seats":2,"options":{"steps":"free","colours":"seat"},"pace":"brisk","kept":{},"until":0.0,"record":""}',1.79499811645052123067e+09);
INSERT INTO "entries" VALUES('exdqutgexh',1,'sit','b6aa9f9ce73321ce',0,NULL,NULL,NULL,1.79499811645052123067e+09);
INSERT INTO "entries" VALUES('exdqutgexh',2,'sit','03744ff17338caad',1,NULL,NULL,NULL,1.79499811646003270149e+09);
INSERT INTO "entries" VALUES('exdqutgexh',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: atheneum
rules: 2
deck: c201341d1037
options: steps=free colours=seat
seats: 2
bots: ["", ""]

~ shuffle deck-a: A23 A10 A5 A20 A18 A24 A6 A9 A30 A8 A1 A29 A22 A27 A2 A4 A11 A17 A21 A28 A19 A7 A26 A3 A13 A25 A15 A12 A14 A16
~ shuffle deck-b: B29 B27 B24 B21 B8 B22 B2 B23 B20 B1 B25 B13 B17 B16 B14 B12 B26 B5 B30 B19 B28 B11 B4 B10 B6 B3 B18 B15 B9 B7
~ shuffle objectives: O12 O21 O14 O9 O26 O28 O1 O18 O17 O3 O11 O30 O4 O33 O22 O5 O2 O29 O16 O8 O24 O13 O32 O20 O27 O25 O10 O35 O34 O7 O31 O19 O23 O6 O15
',1.79499811646003270149e+09);
INSERT INTO "entries" VALUES('exdqutgexh',4,'move',NULL,0,3,'0 0689bddf6885e72f','0 choose A25
',1.79499811747058463096e+09);
INSERT INTO "entries" VALUES('exdqutgexh',5,'move',NULL,1,3,'1 1bdd3790a6d7aedc','1 choose A21
~ shuffle bag: pink+black side-shelf side-shelf green+black purple+black green+pink any rearrange-4 wand side-shelf rearrange-4 any wand any wand purple+black any green+purple turquoise+purple turquoise+green turquoise+green green+pink purple+pink green+purple rearrange-4 any turquoise+black purple+pink turquoise+pink green+black rearrange-4 pink+black side-shelf wand side-shelf wand rearrange-4 turquoise+pink turquoise+purple turquoise+black
',1.79499811775690579413e+09);
INSERT INTO "entries" VALUES('exdqutgexh',6,'move',NULL,0,5,'0 c325787ff44a8c2d','0 take green
',1.79499811785410881039e+09);
INSERT INTO "entries" VALUES('exdqutgexh',7,'move',NULL,0,6,'0 b3f0c7ff378941ba','0 at b3
',1.79499811808048129082e+09);
INSERT INTO "entries" VALUES('exdqutgexh',8,'move',NULL,0,7,'0 6b45d24c9c3ffd01','0 take black for upper-left
',1.79499811812220716475e+09);
INSERT INTO "entries" VALUES('exdqutgexh',9,'move',NULL,0,8,'0 c736702528c14aba','0 at d1
',1.7949981181423304081e+09);
INSERT INTO "entries" VALUES('exdqutgexh',10,'move',NULL,0,9,'0 e6f6b9f359eaa329','0 draw
',1.79499811819544601446e+09);
INSERT INTO "entries" VALUES('exdqutgexh',11,'move',NULL,0,10,'0 079dfb0f3eb17af9','0 take pink+black
',1.79499811821425533289e+09);
INSERT INTO "entries" VALUES('exdqutgexh',12,'move',NULL,0,11,'0 ed867c320f95025c','0 at a1
',1.79499811840213274955e+09);
INSERT INTO "entries" VALUES('exdqutgexh',13,'move',NULL,0,12,'0 d79b5eeb7d9f639c','0 take pink
',1.79499811850231575966e+09);
INSERT INTO "entries" VALUES('exdqutgexh',14,'move',NULL,0,13,'0 66b8872ae31eee64','0 at b2
',1.79499811850883793829e+09);
INSERT INTO "entries" VALUES('exdqutgexh',15,'move',NULL,0,14,'0 db2d80fd4cb3a294','0 finish
',1.79499811851987743378e+09);
INSERT INTO "entries" VALUES('exdqutgexh',16,'move',NULL,1,5,'1 5e087e5bd26dea6e','1 take turquoise
',1.79499811853178453443e+09);
INSERT INTO "entries" VALUES('exdqutgexh',17,'move',NULL,1,16,'1 ad2149520250b867','1 at b1
',1.79499811854410982136e+09);
INSERT INTO "entries" VALUES('exdqutgexh',18,'move',NULL,1,17,'1 b10c092cc692cfa4','1 take purple
',1.79499811855531811715e+09);
INSERT INTO "entries" VALUES('exdqutgexh',19,'undo',NULL,1,NULL,'1 take back 15','1 undo
',1.7949981185671653747e+09);
INSERT INTO "entries" VALUES('exdqutgexh',20,'undo',NULL,1,NULL,'1 take back 16','1 undo
',1.79499811871421241765e+09);
INSERT INTO "entries" VALUES('exdqutgexh',21,'undo',NULL,1,NULL,'1 take back 17','1 undo
',1.79499811872300910954e+09);
INSERT INTO "entries" VALUES('exdqutgexh',22,'move',NULL,1,21,'1 ec0a1bd5924bd44a','1 finish
',1.79499811873588252064e+09);
INSERT INTO "entries" VALUES('exdqutgexh',23,'move',NULL,0,22,'0 614f14cf88e1cc55','0 choose A7
',1.7949981188687932492e+09);
INSERT INTO "entries" VALUES('exdqutgexh',24,'move',NULL,1,22,'1 0082d731c84b9a32','1 choose A13
~ shuffle bag: turquoise+green any wand any purple+pink side-shelf turquoise+pink rearrange-4 side-shelf side-shelf rearrange-4 any rearrange-4 purple+pink turquoise+black side-shelf turquoise+pink turquoise+purple wand rearrange-4 wand green+pink turquoise+black wand wand rearrange-4 green+pink green+purple green+black pink+black turquoise+purple purple+black any green+black any side-shelf purple+black green+purple turquoise+green
',1.79499811891565227506e+09);
INSERT INTO "entries" VALUES('exdqutgexh',25,'move',NULL,0,24,'0 b59742c30a4dc07e','0 take pink
',1.79499811939892292026e+09);
INSERT INTO "entries" VALUES('exdqutgexh',26,'move',NULL,0,25,'0 1fd2deb8bd7d4406','0 at a3
',1.79499811944854021075e+09);
INSERT INTO "entries" VALUES('exdqutgexh',27,'move',NULL,0,26,'0 bb6725524957eaa7','0 remove d1
',1.79499811945325469966e+09);
INSERT INTO "entries" VALUES('exdqutgexh',28,'move',NULL,0,27,'0 b83f5c53420a53d1','0 remove a3
',1.79499811945737314223e+09);
INSERT INTO "entries" VALUES('exdqutgexh',29,'move',NULL,0,28,'0 8ce10b1fe78bc49e','0 take black
',1.79499811946635079388e+09);
INSERT INTO "entries" VALUES('exdqutgexh',30,'move',NULL,0,29,'0 bdc5ce3972de1e68','0 at a4
',1.79499811947017908096e+09);
INSERT INTO "entries" VALUES('exdqutgexh',31,'undo',NULL,0,NULL,'0 take back 27','0 undo
',1.79499811947400498383e+09);
INSERT INTO "entries" VALUES('exdqutgexh',32,'move',NULL,0,31,'0 4e142c323551164c','0 at b1
',1.79499811947735834118e+09);
INSERT INTO "entries" VALUES('exdqutgexh',33,'move',NULL,0,32,'0 3a21d6bab4169793','0 take green
',1.79499811948106288914e+09);
INSERT INTO "entries" VALUES('exdqutgexh',34,'move',NULL,0,33,'0 b5ca576491fe485c','0 at b4
',1.79499811948471355441e+09);
INSERT INTO "entries" VALUES('exdqutgexh',35,'move',NULL,0,34,'0 839bbdebb05be2f5','0 finish
',1.79499811948987436291e+09);
INSERT INTO "entries" VALUES('exdqutgexh',36,'move',NULL,1,24,'1 aef881227c54d774','1 take green for upper-right
',1.79499811949443626403e+09);
INSERT INTO "entries" VALUES('exdqutgexh',37,'move',NULL,1,36,'1 7ea4b899cc801ad1','1 at e1
',1.79499811949775242808e+09);
INSERT INTO "entries" VALUES('exdqutgexh',38,'move',NULL,1,37,'1 57d9dbf78b3f28b1','1 remove e1
',1.79499811950483942031e+09);
INSERT INTO "entries" VALUES('exdqutgexh',39,'move',NULL,1,38,'1 5bcc0432caa644de','1 take purple
',1.79499811950797200209e+09);
INSERT INTO "entries" VALUES('exdqutgexh',40,'move',NULL,1,39,'1 442563f2808cc28b','1 at b1
',1.79499811951077985761e+09);
INSERT INTO "entries" VALUES('exdqutgexh',41,'move',NULL,1,40,'1 a2a021d256ee14f1','1 finish
',1.79499811951411032675e+09);
INSERT INTO "entries" VALUES('exdqutgexh',42,'move',NULL,0,41,'0 e1fcffe0bf51118d','0 choose A12
',1.79499811951864600184e+09);
INSERT INTO "entries" VALUES('exdqutgexh',43,'move',NULL,1,41,'1 f6b6814798617073','1 choose A28
~ shuffle bag: side-shelf rearrange-4 green+pink green+black turquoise+purple side-shelf purple+black purple+black wand any wand wand side-shelf any turquoise+black side-shelf turquoise+green purple+pink rearrange-4 green+purple green+black turquoise+black turquoise+green wand turquoise+purple rearrange-4 rearrange-4 pink+black turquoise+pink green+purple any side-shelf purple+pink wand rearrange-4 any turquoise+pink green+pink any
',1.79499811952198195458e+09);
INSERT INTO "entries" VALUES('gj97bsh9hk',0,'open','b6aa9f9ce73321ce',NULL,NULL,NULL,'{"game":"atheneum","seats":2,"options":{"steps":"free","colours":"seat"},"pace":"brisk","kept":{},"until":0.0,"record":""}',1.79499811168664169308e+09);
INSERT INTO "entries" VALUES('gj97bsh9hk',1,'sit','b6aa9f9ce73321ce',0,NULL,NULL,NULL,1.79499811168664169308e+09);
INSERT INTO "entries" VALUES('gj97bsh9hk',2,'bot',NULL,1,NULL,NULL,'greedy',1.79499811168664169308e+09);
INSERT INTO "entries" VALUES('gj97bsh9hk',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: atheneum
rules: 2
deck: c201341d1037
options: steps=free colours=seat
seats: 2
bots: ["", "greedy"]

~ shuffle deck-a: A7 A8 A20 A10 A29 A18 A3 A12 A26 A17 A4 A11 A14 A27 A6 A28 A22 A25 A13 A21 A24 A1 A30 A2 A23 A19 A16 A15 A9 A5
~ shuffle deck-b: B18 B20 B2 B22 B16 B7 B27 B12 B5 B25 B13 B3 B28 B21 B4 B24 B11 B17 B26 B29 B19 B23 B8 B15 B1 B9 B14 B6 B30 B10
~ shuffle objectives: O3 O2 O25 O18 O1 O34 O26 O16 O28 O9 O24 O14 O27 O30 O23 O29 O12 O19 O21 O15 O13 O32 O4 O33 O20 O6 O10 O17 O35 O8 O5 O22 O7 O31 O11
',1.79499811168664169308e+09);
INSERT INTO "entries" VALUES('gj97bsh9hk',4,'move',NULL,1,3,'1 3','1 choose A30
',1.79499811643087220196e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',0,'open','b6aa9f9ce73321ce',NULL,NULL,NULL,'{"game":"exlibris","seats":2,"options":{"beginner":"no","friendly":"no","long":"no","level":"novice","first":"drawn","libraries":"dealt"},"pace":"brisk","kept":{},"until":0.0,"record":""}',1.79499813351844096187e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',1,'sit','b6aa9f9ce73321ce',0,NULL,NULL,NULL,1.79499813351844096187e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',2,'sit','03744ff17338caad',1,NULL,NULL,NULL,1.79499813359193706517e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: exlibris
rules: 1
deck: 90f9645873a4
options: beginner=no friendly=no long=no level=novice first=drawn libraries=dealt
seats: 2
bots: ["", ""]

~ shuffle stack: bookseller alehouse dump mystery-shack wishing-well tax-collector yard-sale librarians-lodge gambling-den flea-market book-collector book-swap joiners-workshop donation-bin assistants-guild community-center auction-house
~ seat: 1
~ shuffle libraries: burrow-of-bindings haunted-hall igloo-of-information clockwork-catalogue hidden-hollow tower-of-tomes pyramid-of-papyri caverns-of-comprehension volcanic-biblioteca dungeon-of-deep-thought scrapyard-stacks cottage-of-curiosities
',1.79499813359193706517e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',4,'move',NULL,0,3,'0 2bf31a2c5384fb75','0 keep dungeon-of-deep-thought
',1.7949981338581027985e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',5,'move',NULL,1,4,'1 366a6e4e2feb51ea','1 keep cottage-of-curiosities
~ shuffle categories: spells codices reference fiction historic monsters
~ shuffle draw: O4 F2 M3 P2 W5 T1 B1 C5 D3 P1 K3 W6 U2 D5 T9 L6 A1 G1 V2 A2 Y1 M7 A3 A7 O5 F3 H5 F6 E2 E5 S1 Z3 T5 R2 T6 S7 I4 J2 K4 G6 S6 D6 Z2 K1 A4 H2 U1 B3 V4 L5 P5 H4 L4 L2 F7 P4 G2 T8 S10 D4 C7 C3 E1 W2 F1 F4 K2 E4 G7 W1 F5 T4 H7 I2 C8 S8 A5 O2 R1 H6 S5 M4 V3 B2 T7 B4 M6 N5 S9 R6 J1 B6 P8 N4 X1 U3 O1 C6 O3 P3 N3 B7 G4 H3 R3 C4 I3 R4 G3 A6 D2 R5 S2 Q1 T2 A8 N2 P6 P9 B5 P7 W4 S4 E3 C1 M2 J3 H1 E6 C9 B8 C2 M5 W3 M1 Q2 V1 T3 M8 Z1 G5 N1 Y2 L7 S3 L1 X2 D7 I1 D1 E7 L3
',1.7949981341180267334e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',6,'move',NULL,1,5,'1 7b13d82718be4d78','1 place auction-house
',1.79499813421302890775e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',7,'move',NULL,1,6,'1 7d90eabb4ed3d532','1 bid 2
',1.79499813422738933562e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',8,'move',NULL,0,7,'0 c8ab3ca84e9cf5e7','0 place home
',1.79499813427018761638e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',9,'move',NULL,0,8,'0 d715dcee50d08d90','0 shelve Y2
',1.79499813429028773304e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',10,'move',NULL,0,9,'0 3aa9bf7dff8737ce','0 at 1,1
',1.79499813430349826814e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',11,'move',NULL,1,10,'1 c2c9b2b7d5128d57','1 special diviners-hut
',1.79499813431596517564e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',12,'move',NULL,0,11,'0 32310754ecd04a65','0 place auction-house
',1.7949981343312320709e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',13,'undo',NULL,0,NULL,'0 take back 9','0 undo
',1.79499813434472513199e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',14,'move',NULL,0,13,'0 0132eb3d66f5897e','0 place home
',1.7949981344462935924e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',15,'move',NULL,0,14,'0 302ae140987b3123','0 shelve N1
',1.79499813450097155578e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',16,'move',NULL,0,15,'0 5c8f435995b95616','0 at 2,1
',1.7949981346182134151e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',17,'move',NULL,1,16,'1 900e7daad03515a0','1 place auction-house
',1.79499813466306543346e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',18,'undo',NULL,1,NULL,'1 take back 14','1 undo
',1.79499813474675202367e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',19,'move',NULL,1,18,'1 8b0b10bceafb3472','1 place auction-house
',1.79499813496026849749e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',20,'move',NULL,1,19,'1 96e5a4fad90d13e3','1 bid 4
',1.79499813514975547785e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',21,'move',NULL,0,20,'0 63b719b2bbf29019','0 special home
',1.7949981352283673286e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',22,'move',NULL,0,21,'0 31a74fd279174425','0 shelve G5
',1.79499813533834695817e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',23,'undo',NULL,0,NULL,'0 take back 19','0 undo
',1.79499813546399736405e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',24,'move',NULL,0,23,'0 f7eaca887a26c854','0 shelve S3
',1.79499813549887943264e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',25,'move',NULL,0,24,'0 8dc15d5969069c55','0 at 0,1
',1.79499813565436959266e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',26,'move',NULL,1,25,'1 d8ee2b8288fb7754','1 place home
',1.79499813568808388704e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',27,'move',NULL,1,26,'1 958f519f6b17550b','1 shelve D7
',1.79499813570663714406e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',28,'move',NULL,1,27,'1 1897bb687bdedf1b','1 at 1,1
',1.79499813587417387963e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',29,'move',NULL,1,28,'1 013c2e5d7d3ce211','1 discard L3
',1.79499813596486282353e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',30,'undo',NULL,1,NULL,'1 take back 26','1 undo
',1.79499813605748629566e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',31,'move',NULL,1,30,'1 73ab2075ee3fcc34','1 discard D1
',1.79499813635246801375e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',32,'move',NULL,1,31,'1 e4cf936025d5d995','1 discard X2
',1.79499813640461230272e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',33,'move',NULL,1,32,'1 a0a3f4e747ea7e63','1 discard Q2
',1.79499813674749517438e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',34,'move',NULL,1,33,'1 44686445c881fc37','1 discard V1
',1.79499813717048668859e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',35,'move',NULL,1,34,'1 11693fca5b76ff19','1 shelve T3
',1.79499813727237415321e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',36,'move',NULL,1,35,'1 88c4416415b09a9f','1 at 1,0
',1794998137.55836);
INSERT INTO "entries" VALUES('jgphjhbpcm',37,'move',NULL,1,36,'1 6a5ea69e0f19a66a','1 shelve Z1
',1.79499813783802223202e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',38,'move',NULL,1,37,'1 245e6f379984551e','1 at 2,1
',1.79499813805340194703e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',39,'move',NULL,1,38,'1 a2652a5fec871292','1 shelve M8
',1.79499813818179416655e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',40,'move',NULL,1,39,'1 0ba72de576f8f9a2','1 at 0,2
',1.79499813840934801102e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',41,'move',NULL,1,40,'1 26837176c1389561','1 place home
',1.79499813853097414965e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',42,'move',NULL,1,41,'1 902c6e54f9e7420d','1 done
',1.79499813863850545881e+09);
INSERT INTO "entries" VALUES('jgphjhbpcm',43,'move',NULL,0,42,'0 0e38275ebd5e1333','0 place community-center
',1.79499813871895098687e+09);
INSERT INTO "entries" VALUES('k4hyqkauha',0,'open','b6aa9f9ce73321ce',NULL,NULL,NULL,'{"game":"atheneum","seats":3,"options":{"steps":"free","colours":"seat"},"pace":"brisk","kept":{},"until":0.0,"record":""}',1.79499811167020440101e+09);
INSERT INTO "entries" VALUES('k4hyqkauha',1,'sit','b6aa9f9ce73321ce',0,NULL,NULL,NULL,1.79499811167020440101e+09);
INSERT INTO "entries" VALUES('k4hyqkauha',2,'bot',NULL,1,NULL,NULL,'random',1.79499811167020440101e+09);
INSERT INTO "entries" VALUES('km2y44fn7s',0,'open','b6aa9f9ce73321ce',NULL,NULL,NULL,'{"game":"exlibris","seats":3,"options":{"beginner":"no","friendly":"no","long":"no","level":"novice","first":"drawn","libraries":"dealt"},"pace":"brisk","kept":{},"until":0.0,"record":""}',1.79499813281819224361e+09);
INSERT INTO "entries" VALUES('km2y44fn7s',1,'sit','b6aa9f9ce73321ce',0,NULL,NULL,NULL,1.79499813281819224361e+09);
INSERT INTO "entries" VALUES('km2y44fn7s',2,'bot',NULL,1,NULL,NULL,'random',1.79499813281819224361e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',0,'open','b6aa9f9ce73321ce',NULL,NULL,NULL,'{"game":"biblios","seats":2,"options":{"penalty":"steal","honest":"no","first":"drawn"},"pace":"brisk","kept":{},"until":0.0,"record":""}',1.79499810591809582705e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',1,'sit','b6aa9f9ce73321ce',0,NULL,NULL,NULL,1.79499810591809582705e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',2,'sit','03744ff17338caad',1,NULL,NULL,NULL,1.79499810607184553143e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: biblios
rules: 1
deck: 029222a676dc
options: penalty=steal honest=no first=drawn
seats: 2
bots: ["", ""]

~ shuffle draw: G3 G1 ME3 PB2 G3 G3 K+ G1 G2 G2 G1 K-- MD2 SH2 G2 K++ SE1 G1 G1 PD2 HF1 PG3 HA1 FA1 K- FG1 G1 HB1 HI2 G2 MF3 SC1 PE3 HE1 K++ PH4 SB1 HG1 G3 FI2 SF1 SG1 G1 G3 PF3 K- K+- G2 FH2 MB2 G3 HC1 K-- MG3 MC2 SI2 G2 PC2 G3 FD1 MA2 SA1 FE1 HD1 SD1 FB1 HH2 FC1 K+ PI4 MH4 PA2 MI4 G1 G3 G2 G2 G3 G1 FF1 G2
~ seat: 1
',1.79499810607184553143e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',4,'move',NULL,1,3,'1 3c420dcee61f16ab','1 keep
',1.79499810625019192694e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',5,'move',NULL,1,4,'1 429c3b941782f079','1 offer
',1.79499810639718985561e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',6,'move',NULL,1,5,'1 93973f3d5b74a292','1 auction
',1.79499810654614114753e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',7,'move',NULL,0,6,'0 a144c0a7ea20c8d7','0 take G3
',1.79499810660403132439e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',8,'move',NULL,0,7,'0 277b73808938d9f8','0 keep
',1.79499810666290211674e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',9,'move',NULL,0,8,'0 e4d97df11fe7cc23','0 auction
',1.79499810669631147379e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',10,'move',NULL,0,9,'0 4ea34fc7e2463a73','0 offer
',1.79499810671896672248e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',11,'move',NULL,1,10,'1 efd549a4a7c167a9','1 take MC2
',1.79499810675485515598e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',12,'move',NULL,1,11,'1 bffd89f39155ad05','1 offer
',1.7949981067950592041e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',13,'move',NULL,1,12,'1 d7c643d7b476004a','1 keep
',1.79499810699851417537e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',14,'move',NULL,1,13,'1 b8dfb07397995739','1 lower forbidden-tomes
',1.79499810705334711079e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',15,'move',NULL,1,14,'1 5094af17060112de','1 lower holy-books
',1.79499810708766174317e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',16,'move',NULL,1,15,'1 b943f3c7d88c3f02','1 auction
',1.79499810709015035631e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',17,'move',NULL,0,16,'0 9ae8f992991a63b6','0 take MG3
',1.79499810709221720691e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',18,'move',NULL,0,17,'0 2c25bdf7c62e56cb','0 offer
',1.79499810709919404988e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',19,'move',NULL,0,18,'0 ce461d3ec0a0f41a','0 keep
',1.7949981071016311645e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',20,'move',NULL,0,19,'0 0eecac86de0ab4be','0 auction
',1.79499810711016941069e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',21,'move',NULL,1,20,'1 030937c9153fa1c8','1 take G3
',1.79499810711388373381e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',22,'move',NULL,1,21,'1 0298285088cf8438','1 offer
',1.79499810711949944492e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',23,'move',NULL,1,22,'1 c4586e0298050e11','1 auction
',1.7949981071231894493e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',24,'move',NULL,1,23,'1 d1a762da935062e4','1 keep
',1.79499810712731933592e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',25,'move',NULL,1,24,'1 3b1356438de002ed','1 lower manuscripts
',1.7949981071344087124e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',26,'move',NULL,0,25,'0 47c33ea2c0aefaa8','0 take G2
',1.79499810713684701916e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',27,'move',NULL,0,26,'0 ff4e9a2c9afb7b0a','0 keep
',1.79499810714207363128e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',28,'move',NULL,0,27,'0 28e0c28bdb0d5a90','0 auction
',1.79499810714874744412e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',29,'move',NULL,0,28,'0 989c6d7f9384db3e','0 offer
',1.79499810715459275243e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',30,'move',NULL,1,29,'1 cd93691b49f17582','1 take G1
',1.79499810737022781376e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',31,'move',NULL,1,30,'1 e0feff5c21c2b759','1 keep
',1.7949981075181906223e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',32,'move',NULL,1,31,'1 c7d5399fbf7d2f17','1 offer
',1.7949981075422105789e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',33,'move',NULL,1,32,'1 477aea34ad6f7c7e','1 auction
',1.79499810758338022237e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',34,'move',NULL,0,33,'0 4dedd75ace1a8e17','0 take SF1
',1.79499810762649869913e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',35,'move',NULL,0,34,'0 2d772d1bee13c9de','0 keep
',1.79499810773285126686e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',36,'move',NULL,0,35,'0 aba0ed8d23047282','0 auction
',1.79499810774338173862e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',37,'move',NULL,0,36,'0 c879a8a68be24370','0 offer
',1.79499810776323628427e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',38,'move',NULL,1,37,'1 b6793c1e57b64b1e','1 take SB1
',1.79499810777813029291e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',39,'move',NULL,1,38,'1 db7c9c8bc8fc466f','1 offer
',1.79499810779430747035e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',40,'move',NULL,1,39,'1 9b35723f0eaeee11','1 keep
',1.79499810780614662162e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',41,'move',NULL,1,40,'1 caacffab971bda41','1 raise forbidden-tomes
',1.79499810781319522855e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',42,'move',NULL,1,41,'1 b78b5c9b23b7cabd','1 raise holy-books
',1.79499810782604289054e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',43,'move',NULL,1,42,'1 009335b84d495583','1 auction
',1.79499810784308958056e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',44,'move',NULL,0,43,'0 6109c58fa3293f76','0 take PH4
',1.79499810787259316447e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',45,'move',NULL,0,44,'0 adebd3158f1d7237','0 keep
',1794998107.88635);
INSERT INTO "entries" VALUES('r8xbyp6tty',46,'move',NULL,0,45,'0 bedbb34f2f849d1b','0 auction
',1.79499810790343689915e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',47,'move',NULL,0,46,'0 6286c8d435357557','0 offer
',1.79499810800168776514e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',48,'move',NULL,1,47,'1 c4547c7fec5fda28','1 take MF3
',1.7949981080477938652e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',49,'move',NULL,1,48,'1 afcd744df26005e9','1 keep
',1.79499810809965181348e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',50,'move',NULL,1,49,'1 91de5ce754109a1e','1 offer
',1.79499810810843944547e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',51,'move',NULL,1,50,'1 daeae8b71ea0a35a','1 auction
',1794998108.11408);
INSERT INTO "entries" VALUES('r8xbyp6tty',52,'move',NULL,0,51,'0 e6d0ea64f6684105','0 take HI2
',1.79499810812209868431e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',53,'move',NULL,0,52,'0 b5213601dd0bb07c','0 offer
',1.79499810814269828793e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',54,'move',NULL,0,53,'0 c7a52e6ab32ced13','0 auction
',1.79499810815722346309e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',55,'move',NULL,0,54,'0 fe24410f7ce7bf63','0 keep
',1.79499810817565917967e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',56,'move',NULL,0,55,'0 dfdeea44aca31fcf','0 lower monks
',1.79499810819263243676e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',57,'move',NULL,1,56,'1 a3d13478274f06d9','1 take G1
',1.79499810820203948018e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',58,'move',NULL,1,57,'1 d47bc914f984d66e','1 auction
',1.79499810821808624262e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',59,'move',NULL,1,58,'1 952f5e5de53e3db6','1 keep
',1.79499810823501586916e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',60,'move',NULL,1,59,'1 1846e2065518056e','1 offer
',1.79499810824390459065e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',61,'move',NULL,0,60,'0 ca775957cbf3b17f','0 take PG3
',1.79499810825533509259e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',62,'move',NULL,0,61,'0 9ea22bd8505f7c12','0 keep
',1.79499810826610302922e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',63,'move',NULL,0,62,'0 9a4fbcb5b7057d22','0 offer
',1.79499810827806496622e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',64,'move',NULL,0,63,'0 836779a308a3003c','0 auction
',1.7949981082901206017e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',65,'move',NULL,1,64,'1 8e0b301bd757b5de','1 take PD2
',1.79499810830863332743e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',66,'move',NULL,1,65,'1 801a8ae03aea5a35','1 offer
',1.79499810831583070762e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',67,'move',NULL,1,66,'1 790c18f7cb4724b7','1 keep
',1.79499810832694625855e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',68,'move',NULL,1,67,'1 7a7e0795d5cc4158','1 auction
',1.79499810833445549006e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',69,'move',NULL,0,68,'0 fbbccd426e7ab47f','0 take G1
',1.79499810834729242323e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',70,'move',NULL,0,69,'0 1ed941b47a1b5eb9','0 auction
',1.79499810836334276198e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',71,'move',NULL,0,70,'0 db1e1b554e6095f6','0 keep
',1.79499810837536740307e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',72,'move',NULL,0,71,'0 d58b96e94c6a379e','0 offer
',1.79499810838700485232e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',73,'move',NULL,1,72,'1 66c4ac74c3b7b345','1 take MD2
',1.79499810839810824397e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',74,'move',NULL,1,73,'1 f5027223ba926342','1 auction
',1.79499810841538643834e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',75,'move',NULL,1,74,'1 4671c8221da24e08','1 offer
',1.79499810842736339574e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',76,'move',NULL,1,75,'1 1f9c6bd08e4c7ead','1 keep
',1.79499810843934750554e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',77,'move',NULL,0,76,'0 14695169594f5d49','0 take G1
',1.79499810844210219381e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',78,'move',NULL,0,77,'0 fe308adb4e92cd4e','0 offer
',1.79499810844639706612e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',79,'move',NULL,0,78,'0 ffe24aab270c8075','0 auction
',1.79499810844876217844e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',80,'move',NULL,0,79,'0 b29fc0345531e278','0 keep
',1.79499810845256733892e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',81,'move',NULL,0,80,'0 c3d8dff79b6f4aec','0 raise monks
',1.7949981084559724331e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',82,'move',NULL,1,81,'1 6397ca3d9c7c3a20','1 take G2
',1.79499810845872616771e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',83,'move',NULL,1,82,'1 d414b5cb120f5c56','1 auction
',1.79499810849422669406e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',84,'move',NULL,1,83,'1 40e97d482cb2440f','1 offer
',1.79499810851697826387e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',85,'move',NULL,1,84,'1 3c6cdcade099c8f5','1 keep
',1.79499810851966786384e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',86,'move',NULL,0,85,'0 ba071d6a7fbf402e','0 take G3
',1.79499810852194571493e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',87,'move',NULL,0,86,'0 8f5ee739d138d713','0 auction
',1.79499810852419185635e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',88,'move',NULL,0,87,'0 9ad0939d6063de63','0 keep
',1.79499810852629971503e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',89,'move',NULL,0,88,'0 e5d8368aa12115cb','0 offer
',1.79499810853883433334e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',90,'move',NULL,1,89,'1 542dbc1466a787f2','1 take G3
~ shuffle auction: K+- FH2 K++ HB1 FG1 SC1 HE1 SI2 K-- G2 FI2 G3 HG1 FA1 ME3 G3 G1 G1 PC2 HC1
',1.79499810854141640661e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',91,'move',NULL,0,90,'0 e8fde81d31101a46','0 bid 26
',1.79499810854372048377e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',92,'move',NULL,1,91,'1 3e952d387460e8df','1 pass
~ card reserve 0: G1
',1.79499810854577326771e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',93,'move',NULL,1,92,'1 9f8a8e1143bf82e2','1 pass
',1.79499810854804730413e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',94,'move',NULL,1,93,'1 d6ff373933fed10f','1 pass
',1.79499810855350661279e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',95,'move',NULL,0,94,'0 395b3bf867eb1de6','0 bid 3
',1.79499810855627012252e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',96,'move',NULL,0,95,'0 3de44fb168bbd8c8','0 pay G2
',1.79499810855958557131e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',97,'move',NULL,0,96,'0 17263afb41b0de73','0 pay G1
',1.79499810856214833264e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',98,'move',NULL,0,97,'0 95706f47934f7aff','0 pay G3
',1.79499810856828474997e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',99,'move',NULL,0,98,'0 dcc462b17181899a','0 pay G3
',1.79499810857498383527e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',100,'move',NULL,0,99,'0 cf3abb537c5ec8eb','0 pay G3
',1794998108.57805);
INSERT INTO "entries" VALUES('r8xbyp6tty',101,'move',NULL,0,100,'0 7ba23b1e1ab0ba78','0 pay G1
',1.79499810858026170728e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',102,'move',NULL,0,101,'0 4bc10f4c306b13a5','0 pay G2
',1.79499810858259320261e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',103,'move',NULL,0,102,'0 c419ee331d4d52b7','0 done
',1.79499810858481335636e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',104,'move',NULL,0,103,'0 7aa29e22743920a8','0 bid 1
',1.79499810858798193929e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',105,'move',NULL,1,104,'1 2970332304b387dc','1 bid 3
',1.79499810859063434597e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',106,'move',NULL,0,105,'0 6f62bed4a881e930','0 bid 4
',1794998108.59267);
INSERT INTO "entries" VALUES('r8xbyp6tty',107,'move',NULL,1,106,'1 d53554a29e8d36b4','1 bid 7
',1.79499810859508728976e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',108,'move',NULL,0,107,'0 b9c488e28bd85daa','0 pass
',1.79499810859796428679e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',109,'move',NULL,1,108,'1 7b74df17f6db5868','1 pay SB1
',1.79499810865188097952e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',110,'move',NULL,1,109,'1 b0799701a738bc0a','1 pay MD2
',1.7949981086603314876e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',111,'move',NULL,1,110,'1 b44e24fd86d87062','1 pay MC2
',1.79499810866623306275e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',112,'move',NULL,1,111,'1 6fbc02e29c851cdb','1 pay MF3
',1.79499810867351174354e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',113,'move',NULL,1,112,'1 c9164c1a8428123d','1 pay SG1
',1.79499810867998051645e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',114,'move',NULL,1,113,'1 af36a5ea65b2ce18','1 pay HA1
',1.79499810868973255157e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',115,'move',NULL,1,114,'1 cffca08ef7176e6b','1 pay G2
',1.79499810870221590997e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',116,'move',NULL,1,115,'1 9f644987de20f241','1 bid 2
',1.79499810870882177352e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',117,'move',NULL,0,116,'0 a1899aecf3d47e00','0 bid 3
',1.79499810871420884136e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',118,'move',NULL,1,117,'1 60225493e2dab926','1 bid 14
',1.79499810871948075295e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',119,'move',NULL,0,118,'0 2b2e7b9597c3c36c','0 bid 15
',1.7949981087461652756e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',120,'move',NULL,1,119,'1 2b3e77ed8528c671','1 pass
~ card reserve 0: MG3
',1.79499810875257682796e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',121,'move',NULL,1,120,'1 f1097eb97b24b75f','1 bid 2
',1.79499810876222777363e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',122,'move',NULL,1,121,'1 a41ba3d1386913d5','1 pay G3
',1.79499810884225916864e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',123,'move',NULL,1,122,'1 2d740d95bad15666','1 pay G2
',1.79499810885760974882e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',124,'move',NULL,0,123,'0 a0bb331627f170ed','0 bid 1
',1.79499810890822458263e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',125,'move',NULL,1,124,'1 98cf305112d556ec','1 bid 3
',1.79499810891671204566e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',126,'move',NULL,0,125,'0 e10e1cc9daa29860','0 pass
',1.79499810892213606831e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',127,'move',NULL,1,126,'1 6af1ced410a4163d','1 pay SE1
',1.79499810892512321469e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',128,'move',NULL,1,127,'1 159df8ac75e43282','1 pay FD1
',1.79499810893009567255e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',129,'move',NULL,1,128,'1 cbb3a4f484f9f5a0','1 pay G2
',1.79499810893284845354e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',130,'move',NULL,1,129,'1 40ce829988351090','1 bid 3
',1.79499810893613910675e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',131,'move',NULL,0,130,'0 cc635f118c165762','0 bid 4
',1.79499810894080734247e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',132,'move',NULL,1,131,'1 18211e8ca8cdf322','1 bid 7
',1.79499810894357752794e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',133,'move',NULL,0,132,'0 d0caaff4e8a57c03','0 pass
',1.79499810894636225699e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',134,'move',NULL,1,133,'1 9c7d6f5cc0bb4422','1 pay G3
',1.79499810894884896279e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',135,'move',NULL,1,134,'1 e9a3e293875cce27','1 pay G3
',1.79499810895122456546e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',136,'move',NULL,1,135,'1 e5788664c2ba84b4','1 pay G1
',1.79499810895347714423e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',137,'move',NULL,1,136,'1 20e72b22e3a44ccc','1 pay G1
',1.79499810895586800569e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',138,'move',NULL,1,137,'1 598fff5aec1a29e5','1 pay G1
',1.79499810895827126505e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',139,'move',NULL,1,138,'1 efc8b549c1b840ea','1 done
',1.79499810896036624905e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',140,'move',NULL,0,139,'0 b2a62a822514bf3e','0 bid 2
',1.79499810896327495575e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',141,'move',NULL,1,140,'1 acd3cf9d067e31b2','1 bid 4
',1.7949981089656529427e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',142,'move',NULL,0,141,'0 c85a292fd8d96da2','0 bid 6
',1.79499810896846318246e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',143,'move',NULL,1,142,'1 5f89c660710adf78','1 bid 8
',1.79499810897129440309e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',144,'move',NULL,0,143,'0 04cbbfcddf5dc9c4','0 bid 10
',1.79499810897381830215e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',145,'move',NULL,1,144,'1 d131be2450d3a1df','1 bid 13
',1.79499810897648978237e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',146,'move',NULL,0,145,'0 3e23490b9798fce8','0 bid 16
',1.7949981089788742065e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',147,'move',NULL,1,146,'1 5dca52e930ba1f78','1 bid 18
',1.79499810898139643662e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',148,'move',NULL,0,147,'0 e882dc62067e907b','0 bid 21
',1.79499810898354721067e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',149,'move',NULL,1,148,'1 55fdcb48189b0c8c','1 bid 31
',1.79499810898570370679e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',150,'move',NULL,0,149,'0 c120287d75b1e171','0 bid 44
',1.79499810898782801629e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',151,'move',NULL,1,150,'1 c6663bd30a442303','1 pass
~ card reserve 0: SF1
',1.79499810899044036872e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',152,'move',NULL,1,151,'1 3ff4fd3046f4a003','1 bid 2
',1.79499810899309206009e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',153,'move',NULL,1,152,'1 0e945ebc2bbe9c93','1 pay G1
',1.79499810899527740474e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',154,'move',NULL,1,153,'1 8a42aced24a30b68','1 pay G1
',1.79499810899744248393e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',155,'move',NULL,1,154,'1 20536f905bd4d63b','1 done
',1.79499810899948072429e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',156,'move',NULL,1,155,'1 fde1a31d9376a9d4','1 bid 3
',1.79499810900238561633e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',157,'move',NULL,0,156,'0 4292677ecaafc14b','0 bid 5
',1.79499810901081371309e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',158,'move',NULL,1,157,'1 7b532dbd785361ea','1 bid 6
',1.79499810901382493965e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',159,'move',NULL,0,158,'0 b721f8c7d2be2199','0 pass
~ card reserve 1: PB2
',1.79499810901654791831e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',160,'move',NULL,0,159,'0 d4860d174d4831c4','0 pass
',1.79499810901929378508e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',161,'move',NULL,0,160,'0 87e9421d1ecfffb4','0 pass
',1.79499810902213525771e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',162,'move',NULL,1,161,'1 168ed0d92465264b','1 bid 12
~ card reserve 1: MG3
',1.79499810902521061894e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',163,'move',NULL,0,162,'0 2aef1717ba05b9e4','0 bid 3
',1794998109.02798);
INSERT INTO "entries" VALUES('r8xbyp6tty',164,'move',NULL,0,163,'0 0fb065d1e552de71','0 pay HI2
',1.79499810903054285047e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',165,'move',NULL,0,164,'0 f56f028fe5e196a0','0 pay MG3
',1.79499810903283643723e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',166,'move',NULL,0,165,'0 c2624dca191a0981','0 pay PB2
',1.79499810903485798835e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',167,'move',NULL,1,166,'1 c088e9040ee550e4','1 bid 2
',1.79499810903767943381e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',168,'move',NULL,0,167,'0 8fadbeb2355199e6','0 pass
~ card reserve 1: FA1
',1.79499810904107856752e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',169,'move',NULL,0,168,'0 d15a5efb237a15fb','0 bid 2
',1.79499810904410648342e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',170,'move',NULL,0,169,'0 774e2336b1f0a2d1','0 pay G3
',1.7949981090463855266e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',171,'move',NULL,0,170,'0 ca107323cb6caa44','0 done
',1.79499810904870939253e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',172,'move',NULL,0,171,'0 553278a574940315','0 bid 1
',1.79499810905138587951e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',173,'move',NULL,1,172,'1 1195d96a97640206','1 pass
',1.79499810905380201338e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',174,'move',NULL,0,173,'0 0ce7a2b0e8306e5d','0 pay PE3
',1.79499810905627894394e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',175,'move',NULL,1,174,'1 d57a1d9d12a9b780','1 bid 1
',1.79499810905998158456e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',176,'move',NULL,0,175,'0 4b56064711fa1861','0 bid 3
',1.79499810906273674958e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',177,'move',NULL,1,176,'1 9e582183ded32eba','1 bid 6
',1.79499810906503748896e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',178,'move',NULL,0,177,'0 510d67b50f9b7f68','0 bid 8
',1.79499810906735324861e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',179,'move',NULL,1,178,'1 bf5f8f83145c2332','1 bid 11
',1.79499810906967830655e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',180,'move',NULL,0,179,'0 6b377cb6313de6a2','0 bid 14
',1.79499810907229518895e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',181,'move',NULL,1,180,'1 9842cda27ab23b3f','1 bid 15
',1.79499810907529044152e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',182,'move',NULL,0,181,'0 c2790f5c51855ee6','0 bid 18
',1.79499810907758331306e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',183,'move',NULL,1,182,'1 43947ff38ca4846e','1 bid 20
',1.79499810907997560502e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',184,'move',NULL,0,183,'0 dec118bfbd722654','0 bid 52
',1.79499810908222341533e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',185,'move',NULL,1,184,'1 43b7bc82124a973f','1 bid 53
',1.79499810908429098133e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',186,'move',NULL,0,185,'0 a3e7ed2bce2a7a8e','0 bid 54
',1.79499810908645915982e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',187,'move',NULL,1,186,'1 2b92ef128fa98202','1 pass
~ card reserve 0: PG3
',1.79499810908842134479e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',188,'move',NULL,1,187,'1 9eda3d2863b0d706','1 bid 1
~ card reserve 1: PD2
',1.79499810909172773359e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',189,'move',NULL,0,188,'0 19c44b63ad5ee760','0 bid 1
',1.79499810909512400622e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',190,'move',NULL,1,189,'1 0c99b0049c1c574d','1 bid 2
',1.79499810909858059887e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',191,'move',NULL,0,190,'0 5d5b1b837da56549','0 bid 4
',1.79499810910485196107e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',192,'move',NULL,1,191,'1 56f29a5353e40bd2','1 pass
~ card reserve 0: PC2
',1.79499810910835599898e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',193,'move',NULL,1,192,'1 25ca336e7616cb55','1 bid 1
~ card reserve 1: PC2
',1.79499810911131525044e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',194,'move',NULL,1,193,'1 5cf0904b62421f71','1 bid 1
',1.79499810911447739598e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',195,'move',NULL,0,194,'0 a10e44908e829c80','0 bid 2
',1.79499810911718153953e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',196,'move',NULL,1,195,'1 a6d820fc79ba73a2','1 bid 4
',1.79499810911978960031e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',197,'move',NULL,0,196,'0 4884a17e5ebc4a56','0 bid 6
',1.79499810912257313729e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',198,'move',NULL,1,197,'1 e0c509a17baf26a9','1 bid 8
',1.79499810913516545294e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',199,'move',NULL,0,198,'0 5f7a4f51edabbd5d','0 bid 11
',1.79499810914697670934e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',200,'move',NULL,1,199,'1 bda1ee5e62bb3bf4','1 bid 12
',1794998109.16211);
INSERT INTO "entries" VALUES('r8xbyp6tty',201,'move',NULL,0,200,'0 f1735078a6219785','0 bid 13
',1.79499810924673199648e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',202,'move',NULL,1,201,'1 3c293b23ce07a69d','1 bid 16
',1.7949981093108711243e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',203,'move',NULL,0,202,'0 88f781104c3df8d8','0 bid 37
',1.7949981094101958275e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',204,'move',NULL,1,203,'1 141c1e503528e43c','1 bid 38
',1.79499810955583262439e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',205,'move',NULL,0,204,'0 41882f1f2fb98292','0 bid 39
',1.7949981095821115971e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',206,'move',NULL,1,205,'1 7d1509e047d7f458','1 bid 42
',1.79499810988607597355e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',207,'move',NULL,0,206,'0 1e3aaa9f13b70e1c','0 bid 45
',1.79499811004980516435e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',208,'move',NULL,1,207,'1 6a7662ca0936ec6e','1 bid 51
',1.79499811020060133937e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',209,'move',NULL,0,208,'0 c023aaf9ad1c7d3c','0 pass
~ card reserve 1: PG3
',1.79499811029449152948e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',210,'move',NULL,0,209,'0 655312516edec34c','0 bid 3
~ card reserve 0: SH2
',1.79499811036216545107e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',211,'move',NULL,0,210,'0 92b52b9d0a07e48e','0 bid 2
',1.79499811047472095492e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',212,'move',NULL,1,211,'1 0cbe64b6de94a7d5','1 pass
',1.79499811049406671529e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',213,'move',NULL,0,212,'0 20a1b348c64ff22f','0 pay G2
',1.79499811050405120842e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',214,'move',NULL,0,213,'0 dc191a2d670b23e9','0 done
',1.79499811052612757685e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',215,'move',NULL,1,214,'1 916e9ecb779d4578','1 bid 2
',1.79499811063034272196e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',216,'move',NULL,0,215,'0 3fb2aa375094ed3e','0 bid 3
',1.7949981107033572197e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',217,'move',NULL,1,216,'1 3742ef3d2ead61ab','1 bid 27
',1.79499811071111774448e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',218,'move',NULL,0,217,'0 c0facca0a2a7c66d','0 pass
~ card reserve 1: SF1
',1.79499811072258877754e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',219,'move',NULL,0,218,'0 29d476c343746ee2','0 bid 3
~ card reserve 0: HF1
',1.79499811073852896694e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',220,'move',NULL,0,219,'0 2c4779ab00f01504','0 bid 3
',1.79499811082209205625e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',221,'move',NULL,1,220,'1 2b34db5d1930d496','1 bid 5
',1.79499811083257365231e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',222,'move',NULL,0,221,'0 4df2c40af70ecc0f','0 bid 6
',1.79499811083488535878e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',223,'move',NULL,1,222,'1 334b239f2409a51a','1 pass
~ card reserve 0: MB2
',1.7949981108391554356e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',224,'move',NULL,1,223,'1 ddc81e46bd2ce369','1 pass
',1.7949981108566462994e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',225,'move',NULL,1,224,'1 5f51d50224b7592f','1 bid 3
',1.7949981108621008396e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',226,'move',NULL,0,225,'0 4b31dfd1b9b85ed6','0 bid 4
',1.79499811087210774419e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',227,'move',NULL,1,226,'1 1a9f2814cdf3d24d','1 bid 6
',1.79499811098135900492e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',228,'move',NULL,0,227,'0 18eeffb912863b39','0 bid 9
',1.79499811103873968117e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',229,'move',NULL,1,228,'1 7d5ed0be2f5b7273','1 bid 19
',1794998111.04362);
INSERT INTO "entries" VALUES('r8xbyp6tty',230,'move',NULL,0,229,'0 7db4b99ee406fb4a','0 bid 20
',1.79499811104641389847e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',231,'move',NULL,1,230,'1 301c937ab979c5d7','1 bid 21
',1.79499811104830241199e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',232,'move',NULL,0,231,'0 50702baa0497a2ca','0 bid 22
',1.79499811105247426032e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',233,'move',NULL,1,232,'1 b7b34d33f96ddb18','1 bid 25
',1.79499811105692148212e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',234,'move',NULL,0,233,'0 65aa09afc4ca8442','0 pass
~ card reserve 1: ME3
',1.79499811106724500658e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',235,'move',NULL,0,234,'0 b372c4cc69a31173','0 pass
',1.79499811107456493379e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',236,'move',NULL,0,235,'0 abdbdb598d9480e3','0 pass
',1.79499811114458680157e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',237,'move',NULL,1,236,'1 e1a29696cbb49ccb','1 bid 1
~ card reserve 1: SH2
',1.79499811118215322493e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',238,'move',NULL,0,237,'0 7d343d81a8f7ef28','0 bid 3
~ card reserve 0: SC1
',1.79499811121058416366e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',239,'move',NULL,1,238,'1 0beeba67e66c1a8b','1 bid 3
',1.79499811140277624132e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',240,'move',NULL,0,239,'0 c1a0f931f7933b4b','0 bid 4
',1.79499811144662213329e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',241,'move',NULL,1,240,'1 b38cab219b4332a5','1 pass
~ card reserve 0: SF1
',1.79499811149543094628e+09);
INSERT INTO "entries" VALUES('r8xbyp6tty',242,'move',NULL,1,241,'1 6b2c52cc3932b52e','1 pass
end: 9 5
state: c74f5d9cdb6f99394e7c61fb55c2d9a4
',1.79499811150614500048e+09);
INSERT INTO "entries" VALUES('v2tkck65nh',0,'open','b6aa9f9ce73321ce',NULL,NULL,NULL,'{"game":"exlibris","seats":2,"options":{"beginner":"no","friendly":"no","long":"no","level":"novice","first":"drawn","libraries":"dealt"},"pace":"brisk","kept":{"1":"03744ff17338caad"},"until":1794998754.672132,"record":""}',1.7949981546724059581e+09);
INSERT INTO "entries" VALUES('v2tkck65nh',1,'sit','b6aa9f9ce73321ce',0,NULL,NULL,NULL,1.7949981546724059581e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',0,'open','b6aa9f9ce73321ce',NULL,NULL,NULL,'{"game":"biblios","seats":2,"options":{"penalty":"steal","honest":"no","first":"drawn"},"pace":"brisk","kept":{},"until":0.0,"record":""}',1.79499810556597924234e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',1,'sit','b6aa9f9ce73321ce',0,NULL,NULL,NULL,1.79499810556597924234e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',2,'sit','03744ff17338caad',1,NULL,NULL,NULL,1.79499810558873081206e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: biblios
rules: 1
deck: 029222a676dc
options: penalty=steal honest=no first=drawn
seats: 2
bots: ["", ""]

~ shuffle draw: G3 G1 K- G3 SD1 G3 SC1 MD2 FD1 K++ G3 HC1 HE1 G1 G1 K- SI2 SH2 K++ FH2 MC2 MB2 HD1 G1 HB1 G2 G2 K-- HI2 PC2 HF1 K-- HH2 G2 MG3 G2 PE3 SG1 G2 G3 PF3 K+ PB2 FC1 G3 MI4 FA1 FF1 PG3 FI2 PH4 G2 K+ G1 SA1 G2 HG1 ME3 G1 MA2 FG1 PI4 K+- G2 G3 PA2 SE1 G1 G1 G3 MF3 G1 PD2 SB1 SF1 FE1 HA1 FB1 G2 G3 MH4
~ seat: 1
',1.79499810558873081206e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',4,'move',NULL,1,3,'1 41322de8de785808','1 auction
',1.79499810569136142735e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',5,'move',NULL,1,4,'1 45d384e56c9e7cdf','1 keep
',1.79499810572218632693e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',6,'move',NULL,1,5,'1 f04c50d95f9edf99','1 offer
',1.79499810576621770859e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',7,'move',NULL,0,6,'0 e8843f792d846477','0 take ME3
',1.79499810576970076562e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',8,'move',NULL,0,7,'0 50e863d5afd91859','0 auction
',1.7949981057726664543e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',9,'move',NULL,0,8,'0 098a461e79cf231f','0 keep
',1.79499810577694916728e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',10,'move',NULL,0,9,'0 a2f0ad4311ca75cf','0 offer
',1.79499810578002643585e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',11,'move',NULL,1,10,'1 0df368952dddfd08','1 take SA1
',1.79499810578277826304e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',12,'move',NULL,1,11,'1 0922e7708da22637','1 offer
',1.79499810578500938415e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',13,'move',NULL,1,12,'1 9ac37c3a4423428b','1 auction
',1.79499810578950357432e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',14,'move',NULL,1,13,'1 0107e190df01189e','1 keep
',1.79499810579154181477e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',15,'move',NULL,0,14,'0 de3891f52e0a6b3d','0 take G1
',1.79499810579354238506e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',16,'move',NULL,0,15,'0 b63aa74f1a12db8b','0 auction
',1.79499810579545593259e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',17,'move',NULL,0,16,'0 fd2a5f104114e462','0 offer
',1.79499810579723453516e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',18,'move',NULL,0,17,'0 053c3d76d6046bca','0 keep
',1.79499810579915857313e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',19,'move',NULL,1,18,'1 5ac75dcbd63b841b','1 take FI2
',1.79499810580093240733e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',20,'move',NULL,1,19,'1 abd778a4891c3340','1 keep
',1.79499810580471563336e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',21,'move',NULL,1,20,'1 9320fe277d10559d','1 auction
',1.79499810580661940577e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',22,'move',NULL,1,21,'1 80f47fa95ce882fd','1 offer
',1.79499810580850839613e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',23,'move',NULL,0,22,'0 365885e46f9753e6','0 take MI4
',1.79499810581051778791e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',24,'move',NULL,0,23,'0 431942ec7b537bd8','0 keep
',1.79499810581248879426e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',25,'move',NULL,0,24,'0 e77696cfea206724','0 auction
',1.79499810581431198117e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',26,'move',NULL,0,25,'0 4bd9d354468afc8e','0 offer
',1.79499810581608700748e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',27,'move',NULL,1,26,'1 eb803e6b7365aa86','1 take PB2
',1.79499810581788134568e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',28,'move',NULL,1,27,'1 d178d48a60dc3b78','1 offer
',1.79499810581986832614e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',29,'move',NULL,1,28,'1 57f4ee31b3efa2c7','1 auction
',1.79499810582181382181e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',30,'move',NULL,1,29,'1 77b4aba85223069b','1 keep
',1.79499810582461237907e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',31,'move',NULL,0,30,'0 843ea8f4329bb122','0 take K+
',1.7949981058267896175e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',32,'move',NULL,0,31,'0 4545ba5e06c1b403','0 raise forbidden-tomes
',1.79499810582893610001e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',33,'move',NULL,0,32,'0 677a98b6fcf11354','0 offer
',1.79499810583101153372e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',34,'move',NULL,0,33,'0 5b280f7422829df7','0 auction
',1.79499810583292126651e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',35,'move',NULL,0,34,'0 0280deabeb38a21a','0 keep
',1.79499810583481502531e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',36,'move',NULL,1,35,'1 7d37a3092b63b3a7','1 take G2
',1.79499810583658719062e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',37,'move',NULL,1,36,'1 4aaf07d3d9d8b4d7','1 keep
',1.79499810583855032913e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',38,'move',NULL,1,37,'1 af39f2bb47a59204','1 auction
',1.79499810584032654763e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',39,'move',NULL,1,38,'1 0390a18d04f20364','1 offer
',1.79499810584292268751e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',40,'move',NULL,0,39,'0 0051ccbe77ad390f','0 take G2
',1.79499810584804844857e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',41,'move',NULL,0,40,'0 2eda5d708eb63ee2','0 auction
',1.79499810585029649732e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',42,'move',NULL,0,41,'0 dd7d402a40763004','0 keep
',1.79499810585235071184e+09);
INSERT INTO "entries" VALUES('xayrqcjswx',43,'move',NULL,0,42,'0 33d92d8e55f04127','0 lower monks
',1.79499810585424280163e+09);
INSERT INTO "entries" VALUES('xkynxan5m7',0,'open','b6aa9f9ce73321ce',NULL,NULL,NULL,'{"game":"exlibris","seats":2,"options":{"beginner":"no","friendly":"no","long":"no","level":"novice","first":"drawn","libraries":"dealt"},"pace":"brisk","kept":{},"until":0.0,"record":""}',1.79499813333820486065e+09);
INSERT INTO "entries" VALUES('xkynxan5m7',1,'sit','b6aa9f9ce73321ce',0,NULL,NULL,NULL,1.79499813333820486065e+09);
INSERT INTO "entries" VALUES('xkynxan5m7',2,'bot',NULL,1,NULL,NULL,'greedy',1.79499813333820486065e+09);
INSERT INTO "entries" VALUES('xkynxan5m7',3,'start',NULL,NULL,NULL,NULL,'# Reading Room record 1
game: exlibris
rules: 1
deck: 90f9645873a4
options: beginner=no friendly=no long=no level=novice first=drawn libraries=dealt
seats: 2
bots: ["", "greedy"]

~ shuffle stack: alehouse book-collector dump tax-collector assistants-guild yard-sale flea-market donation-bin community-center book-swap librarians-lodge bookseller gambling-den joiners-workshop auction-house wishing-well mystery-shack
~ seat: 1
~ shuffle libraries: hidden-hollow volcanic-biblioteca igloo-of-information scrapyard-stacks cottage-of-curiosities caverns-of-comprehension tower-of-tomes dungeon-of-deep-thought pyramid-of-papyri clockwork-catalogue burrow-of-bindings haunted-hall
',1.79499813333820486065e+09);
CREATE TABLE guests (
    guest   TEXT    NOT NULL PRIMARY KEY,
    token   BLOB    NOT NULL UNIQUE,
    name    TEXT    NOT NULL,
    came    REAL    NOT NULL
) WITHOUT ROWID;
INSERT INTO "guests" VALUES('03744ff17338caad',X'B022C35FE57A4360043BB81E9DB951D7883F0E36F3B609F0DDDF261A544D842F','Ben',1.79499810301018118859e+09);
INSERT INTO "guests" VALUES('b6aa9f9ce73321ce',X'DF9DC7FAD9A54F40FAA48311436F89C09F2CA732463E297F59E871B6616BCEB4','Ada',1.79499810297666287425e+09);
CREATE INDEX entries_of_guests ON entries (guest, written) WHERE guest IS NOT NULL;
COMMIT;
PRAGMA user_version = 1;
