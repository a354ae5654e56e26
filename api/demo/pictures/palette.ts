/** The inks of one picture: four flat colours and the paper, as a riso printer would load them. */
export interface Inks {
  /** The sheet itself, the sky of most motifs. */
  ground: string;
  /** The large shapes. */
  dark: string;
  /** The second drum, between ground and dark. */
  tone: string;
  /** The one colour that catches the eye. */
  accent: string;
  /** What the knife cuts out of the dark. */
  light: string;
}

export const PAPER = "#FBF8F3";
export const INK = "#1B1A17";
export const RED = "#C8102E";
export const GOLD = "#E8C468";

export const DAY: Inks = { ground: PAPER, dark: INK, tone: GOLD, accent: RED, light: PAPER };
export const MINT: Inks = {
  ground: PAPER,
  dark: "#0B5D45",
  tone: "#8FD9BF",
  accent: RED,
  light: PAPER,
};
export const SEA: Inks = {
  ground: PAPER,
  dark: "#005F73",
  tone: "#7FD8E8",
  accent: RED,
  light: PAPER,
};
export const DUSK: Inks = { ground: GOLD, dark: INK, tone: "#005F73", accent: RED, light: PAPER };
export const FOG: Inks = {
  ground: "#8FD9BF",
  dark: "#0B5D45",
  tone: PAPER,
  accent: RED,
  light: PAPER,
};
export const NIGHT: Inks = {
  ground: "#121016",
  dark: "#005F73",
  tone: "#7FD8E8",
  accent: GOLD,
  light: PAPER,
};
export const DEEP: Inks = {
  ground: "#121016",
  dark: "#0B5D45",
  tone: "#8FD9BF",
  accent: GOLD,
  light: PAPER,
};
