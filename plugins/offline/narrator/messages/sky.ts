/** Weather of which there are lines. */
export type Sky = "rain" | "fog" | "snow" | "wind" | "clear";
