import { tabItem, ownerOfPage } from "../browser-store.ts";
import { onForcedLeave } from "../forced-leave.ts";

/*
 * Stores the unsaved input of forms in the tab when the page is left without asking (an expired session, a reload
 * because of a lost chunk), and restores it afterwards. Secrets, pictures and files are not stored; which ones were
 * chosen is.
 */
type Values = Record<string, unknown>;

export interface StoredInput {
  savedAt: number;
  values: Values;
  /** The names of fields with a picture or file that has to be chosen again. */
  pictures?: string[];
  /** The path of the page. */
  page?: string;
}

/** `pictures` names the fields whose picture has to be chosen again. */
export type RestoredInput = Required<Pick<StoredInput, "values" | "pictures">>;

interface OpenForm {
  key: string;
  values: () => Values;
  /** Names of fields whose picture was lost before and not chosen again since. */
  lostPictures: readonly string[];
}

const SECRET = /password|token/i;
const openForms = new Map<string, OpenForm>();

const keyOf = (name: string, subject = location.pathname) => `${subject}:${name}`;
const storedItems = () => tabItem("typed-words", ownerOfPage());
const isDataUrl = (value: unknown) => typeof value === "string" && value.startsWith("data:");
const isPicture = (value: unknown) =>
  value instanceof File ||
  isDataUrl(value) ||
  (typeof value === "object" && value !== null && "data" in value && isDataUrl(value.data));

const storableValues = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !SECRET.test(name) && !isPicture(value) && value !== undefined),
  );
const picturesIn = (values: Values, lostBefore: readonly string[]) => [
  ...Object.keys(values).filter((name) => isPicture(values[name])),
  ...lostBefore.filter((name) => values[name] === undefined),
];

/**
 * Registers a form of the page and how to read its values. Returns its stored input, which is removed from the store,
 * and the function that unregisters the form. `subject` is the id of what the form is about, where its address may
 * change while somebody types; without it the input belongs to the path of the page.
 */
export function registerForm(
  name: string,
  { values, subject }: { values: () => Values; subject?: string | undefined },
) {
  const key = keyOf(name, subject);
  const restored = readAndRemove(key);
  const form = { key, values, lostPictures: restored?.pictures ?? [] };
  openForms.set(name, form);
  return {
    restored,
    unregister: () => {
      if (openForms.get(name) === form) openForms.delete(name);
    },
  };
}

onForcedLeave(() => {
  for (const name of openForms.keys()) storeInputOf(name);
});

/** Stores the values of one registered form. */
export function storeInputOf(name: string) {
  const form = openForms.get(name);
  if (!form) return;
  const values = form.values();
  const stored: StoredInput = {
    savedAt: Date.now(),
    page: location.pathname,
    values: storableValues(values),
    pictures: picturesIn(values, form.lostPictures),
  };
  storedItems().set(JSON.stringify(stored), form.key);
}

/**
 * Returns a function that removes the stored input of the open form with this name or, when none is open, of the one at
 * this path. It may be called after that form has gone; once the same form was opened again, it does nothing.
 */
export function storedInputRemover(name: string) {
  const form = openForms.get(name);
  const key = form?.key ?? keyOf(name);
  return () => {
    const current = openForms.get(name);
    if (current === form || current?.key !== key) storedItems().remove(key);
  };
}

export const removeStoredInput = (name: string) => storedInputRemover(name)();

/** Input of a visitor passes to whoever signs in in the same tab: it is newer than what is stored for that person. */
function readAndRemove(key: string): RestoredInput | undefined {
  const [ofVisitor, own] = [tabItem("typed-words", ""), storedItems()];
  const typedBefore = ownerOfPage() === "" ? null : ofVisitor.get(key);
  const stored = typedBefore ?? own.get(key);
  ofVisitor.remove(key);
  own.remove(key);
  if (stored === null) return undefined;
  const { values, pictures = [] } = JSON.parse(stored) as StoredInput;
  return { values: typedBefore === null ? values : filledIn(values), pictures };
}

/** Without what a visitor left empty: their profile may have it. */
const filledIn = (values: Values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
