import { tabItem, ownerOfPage } from "../browser-store.ts";
import { saveOnForcedLeave } from "../forced-leave.ts";

/*
 * Saves form values when the page is left without asking (an expired session, a reload because of a lost chunk), and
 * restores them afterwards. Secrets and pictures are not saved; which pictures were chosen is.
 */
type Values = Record<string, unknown>;

export interface SavedWords {
  savedAt: number;
  values: Values;
  /** The names of fields with a picture that was chosen, which has to be chosen again. */
  pictures?: string[];
  /** The path of the page. */
  page?: string;
}

/** The names and values of what is restored; `pictures` are to be chosen again. */
export type RestoredWords = Required<Pick<SavedWords, "values" | "pictures">>;

interface OpenForm {
  key: string;
  values: () => Values;
  /** Pictures that were lost before, and not chosen again since. */
  lostPictures: readonly string[];
}

const SECRET = /password|token/i;
const openForms = new Map<string, OpenForm>();

const keyOf = (name: string, subject = location.pathname) => `${subject}:${name}`;
const savedItems = () => tabItem("typed-words", ownerOfPage());
const isDataUrl = (value: unknown) => typeof value === "string" && value.startsWith("data:");
const isPicture = (value: unknown) =>
  isDataUrl(value) || (typeof value === "object" && value !== null && "data" in value && isDataUrl(value.data));

const savableValues = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !SECRET.test(name) && !isPicture(value) && value !== undefined),
  );
const picturesIn = (values: Values, lostBefore: readonly string[]) => [
  ...Object.keys(values).filter((name) => isPicture(values[name])),
  ...lostBefore.filter((name) => values[name] === undefined),
];

/**
 * Registers a form of the page, and how to read its values; returns the function that unregisters it, and what was
 * saved of it, which is removed from the store. `subject` names what the form is about, where that can get another
 * address while somebody types; without it the form belongs to the path of the page.
 */
export function registerForm(
  name: string,
  { values, subject }: { values: () => Values; subject?: string | undefined },
) {
  const key = keyOf(name, subject);
  const restored = takeSaved(key);
  const form = { key, values, lostPictures: restored?.pictures ?? [] };
  openForms.set(name, form);
  return {
    restored,
    unregister: () => {
      if (openForms.get(name) === form) openForms.delete(name);
    },
  };
}

saveOnForcedLeave(() => {
  for (const name of openForms.keys()) saveTypedWordsOf(name);
});

/** Saves the values of one registered form. */
export function saveTypedWordsOf(name: string) {
  const form = openForms.get(name);
  if (!form) return;
  const values = form.values();
  const saved: SavedWords = {
    savedAt: Date.now(),
    page: location.pathname,
    values: savableValues(values),
    pictures: picturesIn(values, form.lostPictures),
  };
  try {
    savedItems().set(JSON.stringify(saved), form.key);
  } catch (error) {
    // Over the storage quota: a smaller form may still fit.
    if (!(error instanceof DOMException && error.name === "QuotaExceededError")) throw error;
  }
}

/** Removes what was saved of a registered form, or of the form with this name on this page. */
export const removeTypedWords = (name: string) => savedItems().remove(openForms.get(name)?.key ?? keyOf(name));

function takeSaved(key: string): RestoredWords | undefined {
  const saved = savedItems().get(key);
  savedItems().remove(key);
  if (saved === null) return undefined;
  const { values, pictures = [] } = JSON.parse(saved) as SavedWords;
  return { values, pictures };
}
