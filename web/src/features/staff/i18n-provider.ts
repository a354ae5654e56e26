import type { I18nProvider } from "ra-core";
import { roomMessages } from "./room-messages.nl.ts";

type Options = Record<string, string | number | undefined> & { _?: string; smart_count?: number };

/** The words at `ra.action.save`; undefined where there are none. */
function messageAt(key: string): string | undefined {
  let node: unknown = roomMessages;
  for (const part of key.split(".")) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as Record<string, unknown>)[part];
  }
  return typeof node === "string" ? node : undefined;
}

/** `one |||| %{smart_count} more`, and what stands between `%{…}` filled in. Words that are no key are said as they are. */
function translate(key: string, options: Options = {}) {
  const message = messageAt(key) ?? options._ ?? key;
  const [one = "", more = one] = message.split(" |||| ");
  const chosen = options.smart_count === undefined || options.smart_count === 1 ? one : more;
  return chosen.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(options[name] ?? ""));
}

/** The only language of the house. */
export const i18nProvider: I18nProvider = {
  translate,
  changeLocale: async () => undefined,
  getLocale: () => "nl",
};
