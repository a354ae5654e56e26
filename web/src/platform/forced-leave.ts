let keep = () => {};

/** What keeps the words of forms (forms/typed-words.ts); a page without a form goes without its script. */
export const onForcedLeave = (keeps: () => void) => void (keep = keeps);

/** Called right before the page is left without asking. */
export const keepTypedWords = () => keep();
