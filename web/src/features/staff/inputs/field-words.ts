import { labelOf } from "@inktvis/contract/labels.nl";
import { createContext } from "react";

/** What the fields of a form are called on the screen, by their ids. */
export const FieldLabels = createContext<Map<string, string>>(new Map());

const UNNAMED = "Dit veld";

/** A message of the API, which names a field by the labels of the contract, with the label that the screen has for it. */
export function withLabel(message: string, id: string, label: string | undefined) {
  const name = id.split(".").findLast((part) => !/^\d+$/.test(part)) ?? id;
  const word = labelOf(name) ?? UNNAMED;
  if (label === undefined || !message.startsWith(`${word} `)) return message;
  // "Door wie? is verplicht." is no sentence.
  return `${label.endsWith("?") ? UNNAMED : label}${message.slice(word.length)}`;
}
