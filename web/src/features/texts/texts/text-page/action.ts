/** The actions of a reader on a text, by their names in `?doe=` in the address that signing in returns to. */
export const ACTIONS = ["like", "volg", "meld"] as const;
export type Action = (typeof ACTIONS)[number];
