import { ApiError } from "@inktvis/contract/layer/client";
import { passkeyProblems as copy } from "./second-step.nl.ts";

/** Messages by the name of the browser's error; all other errors have one message. */
const PROBLEMS: Readonly<Record<string, string>> = {
  InvalidStateError: copy.alreadyAdded,
  NotSupportedError: copy.unsupported,
};

/**
 * Calls the browser's WebAuthn API. Throws every failure as an `ApiError` with a message for the person, like a refusal
 * of the API: a person who cancels is not a bug to report.
 */
export async function callAuthenticator<T>(call: () => Promise<T>): Promise<T> {
  if (typeof PublicKeyCredential !== "function") throw new ApiError(422, "no-passkey", copy.unsupported);
  try {
    return await call();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : "";
    throw new ApiError(422, "no-passkey", PROBLEMS[name] ?? copy.cancelled, undefined, { cause });
  }
}
