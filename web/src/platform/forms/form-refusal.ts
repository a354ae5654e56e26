import { messages } from "../messages.nl.ts";
import { refusalStatus } from "../refusals.ts";

interface Refusal {
  message: string;
  errors?: Record<string, string[]>;
}

const isRefusal = (error: unknown): error is Error & Refusal => refusalStatus(error) > 0;

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
  if (!isRefusal(error)) {
    if (!(error instanceof Error && error.name === "ApiError")) reportError(error);
    return messages.generalError;
  }
  if (saidOnFields) return undefined;
  const elsewhere = Object.values(error.errors ?? {}).flat();
  return elsewhere.length > 0 ? elsewhere.join(" ") : error.message;
}
