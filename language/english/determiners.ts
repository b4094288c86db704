export const articles = ["the", "a", "an"];

export const possessives = ["my", "your", "his", "her", "their"];
