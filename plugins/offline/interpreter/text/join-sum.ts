const units =
  "shillings?|pennies|penny|pence|pounds?|coins?|creds?|credits?|dollars?|crowns?|marks?|bucks?|silvers?|coppers?|notes?|bills?";

const taken = new RegExp(
  `\\b(?:take|get|fish|count|pull|dig) (?:out )?((?:[\\w-]+ ){1,2}(?:${units}))(?: out)?(?: (?:of|from|out of|off) my [\\w ]+?)?,? and (?:then )?(give|hand|offer|pay|slip|pass) (?:them|it|that)\\b`,
  "i",
);

/** "I take two shillings out of my purse and give them to her": two shillings are given, and no purse. */
export const joinSum = (text: string): string => text.replace(taken, "$2 $1");
