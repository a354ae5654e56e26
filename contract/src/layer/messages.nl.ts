import * as z from "zod";
import { labelOf } from "#labels.nl.ts";

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

/** A union may take an empty line, and a schema's own rule says itself what it wants. */
const REFUSES_EMPTY = new Set(["invalid_type", "invalid_value", "invalid_format", "too_small"]);

type Issue = z.core.$ZodRawIssue;

/** The last name in the path, as people know that field; a field of a list is named by its list. */
function fieldOf({ path }: Issue) {
  const key = path?.findLast((part) => typeof part === "string");
  return (key && labelOf(key)) || "Dit veld";
}

const plural = (count: number | bigint, one: string, more: string) => `${count} ${Number(count) === 1 ? one : more}`;

function tooSmall(label: string, { origin, minimum }: { origin: string; minimum: number | bigint }) {
  if (origin === "string") return `${label} moet minstens ${plural(minimum, "teken", "tekens")} hebben.`;
  if (origin === "array") return `Kies minstens ${minimum} bij ${label.toLowerCase()}.`;
  return `${label} moet minstens ${minimum} zijn.`;
}

function tooBig(label: string, { origin, maximum }: { origin: string; maximum: number | bigint }) {
  if (origin === "string") return `${label} mag hoogstens ${plural(maximum, "teken", "tekens")} hebben.`;
  if (origin === "array") return `Kies er hoogstens ${maximum} bij ${label.toLowerCase()}.`;
  return `${label} mag hoogstens ${maximum} zijn.`;
}

/** Whether nothing was filled in; a form sends an empty line for that. */
const isEmpty = (input: unknown) => input === undefined || input === null || input === "";

export const dutchMessage: z.core.$ZodErrorMap = (issue) => {
  const label = fieldOf(issue);
  if (isEmpty(issue.input) && REFUSES_EMPTY.has(issue.code)) return `${label} is verplicht.`;
  switch (issue.code) {
    case "invalid_type":
    case "invalid_value":
      return `${label} is niet geldig.`;
    case "too_small":
      return tooSmall(label, issue);
    case "too_big":
      return tooBig(label, issue);
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
