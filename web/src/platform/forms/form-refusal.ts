import { messages } from "../messages.nl.ts";
import { refusalStatus } from "../refusals.ts";
import { toast } from "../toasts.ts";

interface Refusal {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
}

const isRefusal = (error: unknown): error is Error & Refusal => refusalStatus(error) > 0;

/** What `reactToRefusal` says by itself, whoever called: no answer, an expired session, our own mistake. */
const isTold = (status: number) => status === 0 || status === 419 || (status >= 500 && status !== 503);

/** The first message of every field that the refusal names and the form has. */
export function fieldErrorsOf(error: unknown, hasField: (name: string) => boolean): [name: string, message: string][] {
  if (!isRefusal(error)) return [];
  return Object.entries(error.errors ?? {}).flatMap(([name, [message]]) =>
    message && hasField(name.split(".")[0] ?? "") ? [[name, message] as [string, string]] : [],
  );
}

/**
 * What stands below the form. A refusal in words is said in those words; what the platform already told (an expired
 * session, no answer) is not said twice, and a mistake of our own goes on to where mistakes are counted.
 */
export function formErrorOf(error: unknown, saidOnFields: boolean): string | undefined {
  if (!(error instanceof Error && error.name === "ApiError")) {
    reportError(error);
    return messages.generalError;
  }
  if (saidOnFields || !isRefusal(error) || isTold(error.status)) return undefined;
  const elsewhere = Object.values(error.errors ?? {}).flat();
  return elsewhere.length > 0 ? elsewhere.join(" ") : error.message;
}

/** The same in a modal dialog, which lies over what the platform tells and keeps it from who only hears the page. */
export const dialogErrorOf = (error: unknown): string => formErrorOf(error, false) ?? messages.generalError;

/** The same of a button that no form stands around, in the corner. */
export function sayRefusal(error: unknown) {
  const refusal = formErrorOf(error, false);
  if (refusal) toast(refusal, "failed");
}
