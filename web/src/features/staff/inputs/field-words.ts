import { labelOf } from "@inktvis/contract/labels.nl";
import { createContext } from "react";

/** The labels of a form's fields on the page, by the ids of the fields. */
export const FieldLabels = createContext<Map<string, string>>(new Map());

const UNNAMED = "Dit veld";

/** A message of the API, which names a field by its label in the contract, with the label that the page has for it. */
export function withLabel(message: string, id: string, label: string | undefined) {
  const name = id.split(".").findLast((part) => !/^\d+$/.test(part)) ?? id;
  const word = labelOf(name) ?? UNNAMED;
  if (label === undefined || !message.startsWith(`${word} `)) return message;
  // "Door wie? is verplicht." is not a sentence.
  return `${label.endsWith("?") ? UNNAMED : label}${message.slice(word.length)}`;
}
