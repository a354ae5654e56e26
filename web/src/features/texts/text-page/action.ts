/** What a reader can do with a text, by the word in the address that comes back from signing in: `?doe=like`. */
export type Action = "like" | "volg" | "meld";
