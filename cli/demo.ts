/** The demo campaign's id and the two users it is made for. */
export const demo = { campaign: "demo", dm: "dee", player: "ada" };
