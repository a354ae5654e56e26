import * as z from "zod";
import { countedIn, labelOf } from "#labels.nl.ts";

/*
 * Dutch messages for people. Zod's own `nl` locale addresses developers ("verwacht string, ontving undefined"); it is
 * the fallback. labels.nl.ts names the fields.
 */
const FORMATS: Record<string, string> = {
  email: "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.",
  url: "Vul een volledig webadres in, zoals https://voorbeeld.be.",
  date: "Vul een geldige datum in.",
  datetime: "Vul een geldige datum met tijd in.",
};

/** The issues that, for an empty value, mean that the field is required. Our own rules have their own message. */
const REFUSES_EMPTY = new Set(["invalid_type", "invalid_value", "invalid_format", "invalid_union", "too_small"]);

type Issue = z.core.$ZodRawIssue;

/** The last name in the path; a field of a list is named by its list. */
const nameIn = ({ path }: Issue) => path?.findLast((part) => typeof part === "string") ?? "";

/** The message for a list that is too short or too long: "Kies minstens één niveau." */
function howMany(field: string, { most, count }: { most: boolean; count: number | bigint }) {
  const [counted, label = "Dit veld", bound] = [countedIn(field), labelOf(field), most ? "hoogstens" : "minstens"];
  if (!counted) return `Kies er ${bound} ${count} bij ${label.toLowerCase()}.`;
  return `${counted.verb} ${bound} ${Number(count) === 1 ? `één ${counted.one}` : `${count} ${label.toLowerCase()}`}.`;
}

interface Field {
  field: string;
  /** The Dutch name that people read. */
  label: string;
}

const plural = (count: number | bigint, one: string, more: string) => `${count} ${Number(count) === 1 ? one : more}`;

function tooSmall({ field, label }: Field, { origin, minimum }: { origin: string; minimum: number | bigint }) {
  if (origin === "string") return `${label} moet minstens ${plural(minimum, "teken", "tekens")} hebben.`;
  if (origin === "array") return howMany(field, { most: false, count: minimum });
  return `${label} moet minstens ${minimum} zijn.`;
}

function tooBig({ field, label }: Field, { origin, maximum }: { origin: string; maximum: number | bigint }) {
  if (origin === "string") return `${label} mag hoogstens ${plural(maximum, "teken", "tekens")} hebben.`;
  if (origin === "array") return howMany(field, { most: true, count: maximum });
  return `${label} mag hoogstens ${maximum} zijn.`;
}

/** Whether nothing was filled in; a form sends an empty string for that. */
const isEmpty = (input: unknown) => input === undefined || input === null || input === "";

const dutchMessage: z.core.$ZodErrorMap = (issue) => {
  const field = nameIn(issue);
  const label = labelOf(field) ?? "Dit veld";
  if (isEmpty(issue.input) && REFUSES_EMPTY.has(issue.code)) return `${label} is verplicht.`;
  switch (issue.code) {
    case "invalid_type":
    case "invalid_value":
      return `${label} is niet geldig.`;
    case "too_small":
      return tooSmall({ field, label }, issue);
    case "too_big":
      return tooBig({ field, label }, issue);
    case "invalid_format":
      return FORMATS[issue.format] ?? `${label} is niet geldig.`;
    case "invalid_union":
    case "not_multiple_of":
      return `${label} is niet geldig.`;
    default:
      return undefined;
  }
};

/** Makes all schemas report in Dutch; called once by each side that validates. */
export function setDutchMessages() {
  z.config({ ...z.locales.nl(), customError: dutchMessage });
}
