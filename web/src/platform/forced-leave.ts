let save = () => {};

/** Registered by forms/typed-words.ts, so that pages without a form do not load it. */
export const saveOnForcedLeave = (callback: () => void) => void (save = callback);

/** Call right before leaving or reloading the page without asking. */
export const saveTypedWords = () => save();
