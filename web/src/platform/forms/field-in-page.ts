import { formMessages } from "./messages.nl.ts";
import { OPTIONAL } from "#ui/field-frame.tsx";

/*
 * What the page shows of a field: forms know their fields by name only, and a sentence that is read above the form has
 * to say which one it is about.
 */

/** The element of a field; if it has none itself, that of a part of it or else of what contains it. */
function elementOf(id: string): Element | null {
  const found = document.getElementById(id) ?? document.querySelector(`[id^="${CSS.escape(`${id}.`)}"]`);
  const parent = id.replace(/\.[^.]*$/, "");
  return found ?? (parent === id ? null : elementOf(parent));
}

/** In the order of the page, which may differ from that of the schema; those not on the page come last. */
export function inPageOrder<Problem extends { id: string }>(problems: readonly Problem[]): Problem[] {
  const all = [...document.querySelectorAll("[id]")];
  const placeOf = ({ id }: Problem) => {
    const element = elementOf(id);
    return element ? all.indexOf(element) : all.length;
  };
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** "Vraag 2, Antwoord 1: …": the message after the rows around its field and, if it does not name it, the label. */
export function namedMessage({ id, message }: { id: string; message: string }) {
  const field = elementOf(id);
  if (!field) return message;
  const label = field.id === id ? labelOf(field) : "";
  const names = [...rowsAround(field, id), ...(label && !isNamed(label, message) ? [label] : [])];
  const all = names.join(", ");
  // A question already ends in a question mark.
  return names.length > 0 ? `${all}${all.endsWith("?") ? "" : ":"} ${message}` : message;
}

const textOf = (element: Element | null | undefined) =>
  element?.textContent.trim().replace(OPTIONAL.trim(), "").trim() ?? "";
const legendOf = (group: Element) => textOf(group.querySelector(":scope > legend"));

function labelOf(field: Element) {
  // The label of a checkbox is often a whole sentence, too long to repeat.
  if (field.matches("[type=checkbox]")) return "";
  const labelledBy = document.getElementById(field.getAttribute("aria-labelledby") ?? "");
  const label = labelledBy ?? (field as HTMLInputElement).labels?.[0];
  const text = textOf(label) || field.getAttribute("aria-label") || legendOf(field);
  // A moment has two fields: its day and its time.
  return text.replace(/:$|, (?:dag|uur)$/, "");
}

/** What the messages of a schema begin with (contract/src/layer/messages.nl.ts). */
const BEGINS_WITH_NAME = /^(?!Dit veld ).+? (?:is verplicht|is niet geldig|moet minstens|mag hoogstens) ?/;

/** Whether the message names its field; "genre" names "Genres". Rows with the same name need their number. */
function isNamed(label: string, message: string) {
  const name = label.toLowerCase().replace(/\?$/, "");
  const mentioned = [name, name.replace(/(?:s|ën|en)$/, "")].some((form) => message.toLowerCase().includes(form));
  return mentioned || (BEGINS_WITH_NAME.test(message) && !/\d$/.test(name));
}

/** The names of the rows around a field of a list, from the outer to the inner one. */
function rowsAround(field: Element, id: string) {
  const [list = ""] = id.split(/\.\d+(?:\.|$)/, 1);
  if (list === id) return [];
  const names: string[] = [];
  for (let at = field.parentElement; at && at.id !== list && !at.matches("form"); at = at.parentElement) {
    const name = at.matches("fieldset") ? legendOf(at) : at.matches("[role=group]") && at.getAttribute("aria-label");
    if (name) names.unshift(name);
  }
  return names;
}

/**
 * What the page calls a value that is chosen there: the words of its option, or of a `[data-choice]` where there is no
 * form control. Undefined for what is typed, and for what the page does not show.
 */
export function choiceInPage(name: string, value: string | number) {
  const [field, wanted] = [CSS.escape(name), CSS.escape(String(value))];
  const choice = document.querySelector<HTMLElement>(
    `[name="${field}"] option[value="${wanted}"], input[name="${field}"][value="${wanted}"]:is([type=radio], [type=checkbox]), [data-choice="${wanted}"]`,
  );
  if (!choice) return undefined;
  const labelledBy = document.getElementById(choice.getAttribute("aria-labelledby") ?? "");
  return textOf(labelledBy ?? (choice as HTMLInputElement).labels?.[0] ?? choice);
}

/**
 * Input in this part of the page that would be dropped without a word, and why: a value that is incomplete, such as a
 * day without its year, for which the browser gives "" as for an empty field; and a file that was refused when it was
 * chosen (ui/file-picker.tsx).
 */
export const unusableInput = (part: ParentNode | null) =>
  [...(part?.querySelectorAll("input") ?? [])].flatMap(({ id, validity, dataset }) => {
    const message = dataset["refusal"] ?? (validity.badInput ? formMessages.unreadable : undefined);
    return message === undefined ? [] : [{ id: dataset["of"] ?? id, message }];
  });

/** Gives the focus to a field, or to the first control of a group. */
export function focusField(id: string) {
  const field = elementOf(id);
  const control = field?.matches("input, textarea, select, button, [tabindex]")
    ? field
    : field?.querySelector("input, button, [tabindex]");
  (control as HTMLElement | null | undefined)?.focus();
}
