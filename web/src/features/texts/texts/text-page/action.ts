/** What a reader can do with a text, by the word in the address that comes back from signing in: `?doe=like`. */
export const ACTIONS = ["like", "volg", "meld"] as const;
export type Action = (typeof ACTIONS)[number];

export const readAction = (value: unknown) => ACTIONS.find((action) => action === value);
