let store = () => {};

/** Registered by forms/stored-input.ts, so that pages without a form do not load it. */
export const onForcedLeave = (callback: () => void) => void (store = callback);

/** Stores the unsaved input of all forms: call right before the page is left, reloaded or replaced without asking. */
export const storeUnsavedInput = () => store();
