import { keptInTab, ownerOfPage } from "../browser-store.ts";
import { onForcedLeave } from "../forced-leave.ts";

/*
 * What somebody typed survives leaving the page against their will: an expired session (419, 401), a reload for a
 * piece of the site that is gone. Secrets and pictures are not kept.
 */
type Values = Record<string, unknown>;

const SECRET = /password|token/i;
const openForms = new Map<string, () => Values>();

const keyOf = (name: string) => `${location.pathname}:${name}`;
const words = () => keptInTab("typed-words", ownerOfPage());
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

onForcedLeave(() => {
  for (const name of openForms.keys()) keepWordsOf(name);
});

/** Keeps what is in one form that is on the page. */
export function keepWordsOf(name: string) {
  const values = openForms.get(name);
  if (!values) return;
  try {
    words().set(JSON.stringify({ savedAt: Date.now(), values: keepable(values()) }), keyOf(name));
  } catch (error) {
    // More than a browser keeps: the next form may still fit.
    if (!(error instanceof DOMException && error.name === "QuotaExceededError")) throw error;
  }
}

export const forgetTypedWords = (name: string) => words().remove(keyOf(name));

/** What was kept of a form of this page, once. */
export function takeTypedWords(name: string): Values | undefined {
  const found = words().get(keyOf(name));
  forgetTypedWords(name);
  return found === null ? undefined : (JSON.parse(found) as { values: Values }).values;
}
