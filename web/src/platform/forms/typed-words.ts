/*
 * What somebody typed survives leaving the page against their will: an expired session (419, 401), a reload for a
 * piece of the site that is gone. Secrets and pictures are not kept.
 */
type Values = Record<string, unknown>;

const SECRET = /password|token/i;
const openForms = new Map<string, () => Values>();

const keyOf = (name: string) => `typed-words:${location.pathname}:${name}`;
const isDataUrl = (value: unknown) => typeof value === "string" && value.startsWith("data:");
const isPicture = (value: unknown) =>
  isDataUrl(value) || (typeof value === "object" && value !== null && "data" in value && isDataUrl(value.data));

const keepable = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !SECRET.test(name) && !isPicture(value) && value !== undefined),
  );

/** A form is on the page, and this is how to ask what is in it. Answers how to take it off. */
export function registerForm(name: string, values: () => Values) {
  openForms.set(name, values);
  return () => {
    openForms.delete(name);
  };
}

/** Called right before the page is left without asking. */
export function keepTypedWords() {
  for (const name of openForms.keys()) keepWordsOf(name);
}

/** Keeps what is in one form that is on the page. */
export function keepWordsOf(name: string) {
  const values = openForms.get(name);
  if (!values) return;
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(keepable(values())));
  } catch (error) {
    // More than a browser keeps: the next form may still fit.
    if (!(error instanceof DOMException && error.name === "QuotaExceededError")) throw error;
  }
}

export const forgetTypedWords = (name: string) => sessionStorage.removeItem(keyOf(name));

/** What was kept of a form of this page, once. */
export function takeTypedWords(name: string): Values | undefined {
  const kept = sessionStorage.getItem(keyOf(name));
  sessionStorage.removeItem(keyOf(name));
  return kept === null ? undefined : (JSON.parse(kept) as Values);
}
