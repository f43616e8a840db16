returns-title = Returns
returns-about = Take books off the trolley; whoever takes the last one wins.
returns-time = 2 minutes
