import { labelOf } from "@inktvis/contract/labels.nl";
import { ROLE_NAMES } from "@inktvis/contract/role-names.nl";
import { SITES } from "@inktvis/contract/sites";
import { formatDate } from "#platform/formats/dates.ts";
import { changeCopy as copy } from "./change-words.nl.ts";

/* What was changed, kept in the audit log as the API had it, in the words of people. */

type Fields = Readonly<Record<string, unknown>>;

/** Of no use to who reads: ids, and what follows from other fields. */
const UNSAID = new Set(["id", "createdAt", "fullPath", "organizerId", "people"]);
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...copy.values,
  roles: ROLE_NAMES,
  site: Object.fromEntries(Object.entries(SITES).map(([site, { title }]) => [site, title])),
};
/** How much of a long text is said, and how much of it before the first word that differs. */
const LENGTH = 200;
const LEAD = 40;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/;

/** Field by field what was and what is, as far as there was or is anything. */
export function changesIn(before: Fields | null, after: Fields | null) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [was, is] = [wordsOf(name, before?.[name]), wordsOf(name, after?.[name])];
    if (UNSAID.has(name) || (was === "" && is === "")) return [];
    const from = Math.max(0, firstDifference(was, is) - LEAD);
    const said = (words: string) => shortened(words, from) || copy.nothing;
    return [{ label: nameOf(name), before: said(was), after: was === is ? copy.sameWords : said(is) }];
  });
}

const nameOf = (field: string) => copy.fields[field] ?? labelOf(field) ?? field;

function wordsOf(name: string, value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? copy.yes : copy.no;
  if (typeof value === "string")
    return MOMENT.test(value) ? formatDate(value, "long") : (WORDS[name]?.[value] ?? plain(value));
  if (Array.isArray(value)) return value.map((item) => wordsOf(name, item)).join(", ");
  if (typeof value !== "object" || value === null) return "";
  if ("url" in value) return "name" in value ? String(value.name) : copy.picture;
  return Object.entries(value)
    .flatMap(([part, said]) => (said === null ? [] : [`${nameOf(part)}: ${wordsOf(part, said)}`]))
    .join("; ");
}

/** Without its markup. */
const plain = (words: string) =>
  words
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

function shortened(words: string, from: number) {
  // What is said whole anyway begins at its beginning.
  const start = words.length <= LENGTH ? 0 : from;
  const end = start + LENGTH;
  return `${start > 0 ? "…" : ""}${words.slice(start, end)}${end < words.length ? "…" : ""}`;
}
