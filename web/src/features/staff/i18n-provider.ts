import type { I18nProvider } from "ra-core";
import { roomMessages } from "./room-messages.nl.ts";

type Options = Record<string, string | number | undefined> & { _?: string; smart_count?: number };

/** The message of a key such as `ra.action.save`; undefined when there is none. */
function messageAt(key: string): string | undefined {
  let node: unknown = roomMessages;
  for (const part of key.split(".")) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as Record<string, unknown>)[part];
  }
  return typeof node === "string" ? node : undefined;
}

/**
 * Chooses between the forms of `one |||| %{smart_count} more`, and fills in `%{…}`. A text that is not a key is
 * returned unchanged.
 */
function translate(key: string, options: Options = {}) {
  const message = messageAt(key) ?? options._ ?? key;
  const [one = "", more = one] = message.split(" |||| ");
  const chosen = options.smart_count === undefined || options.smart_count === 1 ? one : more;
  return chosen.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(options[name] ?? ""));
}

/** Dutch only. */
export const i18nProvider: I18nProvider = {
  translate,
  changeLocale: async () => undefined,
  getLocale: () => "nl",
};
