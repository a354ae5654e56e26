import { ApiError } from "@inktvis/contract/layer/client";
import { passkeyProblems as copy } from "./second-step.nl.ts";

/** What the browser says that is worth saying differently; all else is that nothing came of it. */
const PROBLEMS: Readonly<Record<string, string>> = {
  InvalidStateError: copy.known,
  NotSupportedError: copy.unsupported,
};

/**
 * Waits for what the browser and the authenticator answer. That none came, whatever the reason, is a refusal in words as
 * one of the API is, and no mistake of ours.
 */
export async function fromAuthenticator<T>(answer: () => Promise<T>): Promise<T> {
  if (typeof PublicKeyCredential !== "function") throw new ApiError(422, "no-passkey", copy.unsupported);
  try {
    return await answer();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : "";
    throw new ApiError(422, "no-passkey", PROBLEMS[name] ?? copy.none, undefined, { cause });
  }
}
