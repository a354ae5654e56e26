import { labelOf } from "@inktvis/contract/labels.nl";
import { ROLE_NAMES } from "@inktvis/contract/role-names.nl";
import { SITES } from "@inktvis/contract/sites";
import { comparisonMessages } from "#features/management/conflict.nl.ts";
import { HIDDEN_FIELDS, valueTexts } from "#platform/formats/value-text.ts";
import { changeCopy as copy } from "./audit-changes.nl.ts";

/* Turns the values before and after a change, as the audit log stores them, into Dutch. */

type Fields = Readonly<Record<string, unknown>>;

/** The Dutch names of values, by field. */
const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...copy.values,
  roles: ROLE_NAMES,
  site: Object.fromEntries(Object.entries(SITES).map(([site, { title }]) => [site, title])),
};
/** The length of the excerpt of a long text, and how much of it comes before the first difference. */
const EXCERPT_LENGTH = 200;
const CONTEXT_LENGTH = 40;

/** The change of each field that has or had a value, with the label of the field. */
export function changesIn(before: Fields | null, after: Fields | null) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [oldText, newText] = [valueText(name, before?.[name]), valueText(name, after?.[name])];
    if (HIDDEN_FIELDS.has(name) || (oldText === "" && newText === "")) return [];
    const from = Math.max(0, firstDifference(oldText, newText) - CONTEXT_LENGTH);
    const shown = (text: string) => excerpt(text, from) || copy.nothing;
    const shownAfter = oldText === newText ? comparisonMessages.sameInWords(after?.[name]) : shown(newText);
    return [{ label: nameOf(name), before: shown(oldText), after: shownAfter }];
  });
}

export const nameOf = (field: string) => copy.fields[field] ?? labelOf(field) ?? field;

/** The last part of a path in a list, which names its field. */
const lastOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);
export const choiceOf = (path: string, value: string | number) => VALUE_NAMES[lastOf(path)]?.[value];

export const valueText = valueTexts({ nameOf, choiceOf });

function firstDifference(one: string, other: string) {
  if (one === "" || other === "") return 0;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

function excerpt(text: string, from: number) {
  // A text that fits as a whole is shown from the start.
  const start = text.length <= EXCERPT_LENGTH ? 0 : from;
  const end = start + EXCERPT_LENGTH;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}
