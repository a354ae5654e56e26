/** What a reader can do with a text, as `?doe=` names it in the address that signing in returns to. */
export const ACTIONS = ["like", "volg", "meld"] as const;
export type Action = (typeof ACTIONS)[number];
