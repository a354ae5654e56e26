import { labelOf } from "@inktvis/contract/labels.nl";
import { ROLE_NAMES } from "@inktvis/contract/role-names.nl";
import { SITES } from "@inktvis/contract/sites";
import { formatDate } from "#platform/formats/dates.ts";
import { changeCopy as copy } from "./audit-changes.nl.ts";

/* Turns the values before and after a change, as the audit log stores them, into Dutch. */

type Fields = Readonly<Record<string, unknown>>;

/** Fields that tell a reader nothing: ids, and what follows from other fields. */
const HIDDEN_FIELDS = new Set(["id", "anchor", "block", "createdAt", "fullPath", "organizerId", "people"]);
/** The Dutch names of values, by field. */
const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...copy.values,
  roles: ROLE_NAMES,
  site: Object.fromEntries(Object.entries(SITES).map(([site, { title }]) => [site, title])),
};
/** The length of the excerpt of a long text, and how much of that comes before the first difference. */
const EXCERPT_LENGTH = 200;
const CONTEXT_LENGTH = 40;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/;

/** The change of each field that had or has a value, with the label of the field. */
export function changesIn(before: Fields | null, after: Fields | null) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [oldText, newText] = [valueText(name, before?.[name]), valueText(name, after?.[name])];
    if (HIDDEN_FIELDS.has(name) || (oldText === "" && newText === "")) return [];
    const from = Math.max(0, firstDifference(oldText, newText) - CONTEXT_LENGTH);
    const shown = (text: string) => excerpt(text, from) || copy.nothing;
    return [
      { label: nameOf(name), before: shown(oldText), after: oldText === newText ? copy.onlyMarkup : shown(newText) },
    ];
  });
}

export const nameOf = (field: string) => copy.fields[field] ?? labelOf(field) ?? field;

export function valueText(name: string, value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? copy.yes : copy.no;
  if (typeof value === "string")
    return INSTANT.test(value) ? formatDate(value, "long") : (VALUE_NAMES[name]?.[value] ?? withoutMarkup(value));
  // Rows of several fields stand on lines of their own where line breaks are kept.
  if (Array.isArray(value))
    return value.map((item) => valueText(name, item)).join(value.some(hasFields) ? ",\n" : ", ");
  if (typeof value !== "object" || value === null) return "";
  if ("url" in value && "name" in value) return String(value.name);
  // A picture has several addresses, a link has one.
  if ("url" in value && typeof value.url === "object") return ("alt" in value && String(value.alt)) || copy.picture;
  return Object.entries(value)
    .flatMap(([part, partValue]) =>
      partValue === null || HIDDEN_FIELDS.has(part) ? [] : [`${nameOf(part)}: ${valueText(part, partValue)}`],
    )
    .join("; ");
}

const hasFields = (value: unknown) => typeof value === "object" && value !== null;

const withoutMarkup = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

function firstDifference(one: string, other: string) {
  if (one === "" || other === "") return 0;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

function excerpt(text: string, from: number) {
  // A text that fits as a whole is shown from its beginning.
  const start = text.length <= EXCERPT_LENGTH ? 0 : from;
  const end = start + EXCERPT_LENGTH;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}
