import { tabItem, ownerOfPage } from "../browser-store.ts";
import { saveOnForcedLeave } from "../forced-leave.ts";

/*
 * Saves form values when the page is left without asking (an expired session, a reload because of a lost chunk), and
 * restores them afterwards. Secrets and pictures are not saved.
 */
type Values = Record<string, unknown>;

const SECRET = /password|token/i;
const openForms = new Map<string, () => Values>();

const keyOf = (name: string) => `${location.pathname}:${name}`;
const savedItems = () => tabItem("typed-words", ownerOfPage());
const isDataUrl = (value: unknown) => typeof value === "string" && value.startsWith("data:");
const isPicture = (value: unknown) =>
  isDataUrl(value) || (typeof value === "object" && value !== null && "data" in value && isDataUrl(value.data));

const savableValues = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !SECRET.test(name) && !isPicture(value) && value !== undefined),
  );

/** Registers a form of the page, and how to read its values. Returns the function that unregisters it. */
export function registerForm(name: string, values: () => Values) {
  openForms.set(name, values);
  return () => {
    openForms.delete(name);
  };
}

saveOnForcedLeave(() => {
  for (const name of openForms.keys()) saveTypedWordsOf(name);
});

/** Saves the values of one registered form. */
export function saveTypedWordsOf(name: string) {
  const values = openForms.get(name);
  if (!values) return;
  try {
    savedItems().set(JSON.stringify({ savedAt: Date.now(), values: savableValues(values()) }), keyOf(name));
  } catch (error) {
    // Over the storage quota: a smaller form may still fit.
    if (!(error instanceof DOMException && error.name === "QuotaExceededError")) throw error;
  }
}

export const removeTypedWords = (name: string) => savedItems().remove(keyOf(name));

/** Returns the saved values of a form of this page and removes them. */
export function restoreTypedWords(name: string): Values | undefined {
  const saved = savedItems().get(keyOf(name));
  removeTypedWords(name);
  return saved === null ? undefined : (JSON.parse(saved) as { values: Values }).values;
}
