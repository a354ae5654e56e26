import { messages } from "../messages.nl.ts";
import { refusalStatus } from "../refusals.ts";
import { toast } from "../toasts.ts";

interface Refusal {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
}

const isRefusal = (error: unknown): error is Error & Refusal => refusalStatus(error) > 0;

/** Statuses that `reactToRefusal` already shows a message for: no response, an expired session, a server error. */
const isShownByPlatform = (status: number) => status === 0 || status === 419 || (status >= 500 && status !== 503);

/** The messages of each field that both the refusal and the form have. */
export function fieldErrorsOf(error: unknown, hasField: (name: string) => boolean): [name: string, message: string][] {
  if (!isRefusal(error)) return [];
  return Object.entries(error.errors ?? {}).flatMap(([name, messages]) =>
    messages.length > 0 && hasField(name.split(".")[0] ?? "") ? [[name, messages.join(" ")] as [string, string]] : [],
  );
}

/**
 * The message below the form: the sentence of the API, or what it says of fields that do not show it themselves.
 * Undefined if fields show all of it or the platform already did (an expired session, no response). Any error other
 * than a refusal is a bug: it is reported, and a general message is shown.
 */
export function formErrorOf(error: unknown, onFields: ReturnType<typeof fieldErrorsOf> = []): string | undefined {
  if (!(error instanceof Error && error.name === "ApiError")) {
    reportError(error);
    return messages.generalError;
  }
  if (!isRefusal(error) || isShownByPlatform(error.status)) return undefined;
  const shown = new Set(onFields.map(([name]) => name));
  const others = Object.entries(error.errors ?? {}).flatMap(([name, messages]) => (shown.has(name) ? [] : messages));
  if (others.length > 0) return others.join(" ");
  return shown.size > 0 ? undefined : error.message;
}

/** The same for a modal dialog, which hides the platform's own messages, even from screen readers: never undefined. */
export const dialogErrorOf = (error: unknown): string => formErrorOf(error) ?? messages.generalError;

/** The same for a button outside a form, as a toast. */
export function toastRefusal(error: unknown) {
  const refusal = formErrorOf(error);
  if (refusal) toast(refusal, "failed");
}
