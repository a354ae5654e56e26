/** A title with these words that is unique, even among tests that run at the same time. */
export const newTitle = (words: string) => `${words} ${crypto.randomUUID().slice(0, 13)}`;
