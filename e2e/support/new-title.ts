/** A title with these words that nothing else has, also of a test that runs beside this one. */
export const newTitle = (words: string) => `${words} ${crypto.randomUUID().slice(0, 13)}`;
