import { formatDate } from "./dates.ts";
import { valueCopy as copy } from "./value-text.nl.ts";

/* The values of the fields of a form, or of a stored thing, as words to read and to compare. */

interface Words {
  nameOf: (field: string) => string;
  /** The Dutch name of a value, of a field (`type`) or of one in a row of a list (`blocks.0.kind`). */
  choiceOf: (path: string, value: string | number) => string | undefined;
}

/** Fields that tell a reader nothing: ids, and what follows from other fields. */
export const HIDDEN_FIELDS = new Set([
  "id",
  "anchor",
  "articleId",
  "block",
  "createdAt",
  "fullPath",
  "organizerId",
  "people",
]);
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/;

/** Returns a function that turns a value into words; "" for no value. */
export function valueTexts({ nameOf, choiceOf }: Words) {
  return function valueText(path: string, value: unknown): string {
    if (typeof value === "boolean") return value ? copy.yes : copy.no;
    if (typeof value === "number") return choiceOf(path, value) ?? String(value);
    if (typeof value === "string")
      return INSTANT.test(value) ? formatDate(value, "long") : (choiceOf(path, value) ?? withoutMarkup(value));
    // Rows with several fields get lines of their own where line breaks are kept. The names of a list of choices
    // (`genres`) are looked up by the field itself.
    if (Array.isArray(value))
      return value
        .map((item, index) => valueText(hasFields(item) ? `${path}.${index}` : path, item))
        .join(value.some(hasFields) ? ",\n" : ", ");
    if (!hasFields(value)) return "";
    return (
      mediaText(value) ??
      Object.entries(value)
        .flatMap(([part, partValue]) =>
          partValue === null || partValue === undefined || HIDDEN_FIELDS.has(part)
            ? []
            : [`${nameOf(part)}: ${valueText(`${path}.${part}`, partValue)}`],
        )
        .join("; ")
    );
  };
}

/** The words for a picture or file, stored or chosen just now; undefined for any other value. */
function mediaText(value: object) {
  if ("action" in value && value.action === "delete") return "";
  const isNew = "data" in value;
  if ((isNew || "url" in value) && "name" in value) return String(value.name);
  // A picture has several addresses, a link has one.
  if (isNew || ("url" in value && typeof value.url === "object"))
    return ("alt" in value && typeof value.alt === "string" && value.alt) || copy.picture;
  return undefined;
}

const hasFields = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Stored markup always begins with a tag. */
const IS_MARKUP = /^\s*<[a-z]/i;

function withoutMarkup(text: string) {
  if (!IS_MARKUP.test(text)) return text;
  return text
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}
