import type { ApiError, CallOptions, Route } from "@inktvis/contract/layer/client";
import { clearCsrfToken } from "./csrf-token.ts";
import { beginLoading } from "./loading-bar.ts";
import { reactToRefusal } from "./refusals.ts";
import { dismissFailures } from "./toasts.ts";

/** Calls that start, end or replace the session of this browser. */
const CHANGES_SESSION = /\/api\/(auth\/|me\/(change-password|undo-change-email))/;

/** Event on the window when a response says that the session ended: signed out elsewhere, or expired. */
export const SESSION_ENDED = "session-ended";

/**
 * Sends a call to the API: shows the loading bar, and clears a CSRF token that has become stale. A new change removes
 * the messages of earlier failures.
 */
export async function sendToApi(request: Request, { quiet }: CallOptions): Promise<Response> {
  if (!quiet && request.method !== "GET") dismissFailures();
  const done = quiet ? () => {} : beginLoading();
  try {
    const response = await fetch(request);
    done(response.ok || response.status === 422);
    if (response.headers.has("x-session-ended")) dispatchEvent(new Event(SESSION_ENDED));
    const changedSession = request.method !== "GET" && CHANGES_SESSION.test(request.url);
    if (changedSession || response.status === 419) clearCsrfToken();
    return response;
  } catch (cause) {
    done(request.signal.aborted);
    throw cause;
  }
}

/**
 * Reacts to a refused change, and to an expired session (docs/product/platform.md#refusals). Other refused reads are
 * handled by `load` and the query client, and all refusals of quiet calls by their caller.
 */
export function handleRefusal(refusal: ApiError, { method }: Route, { quiet }: CallOptions) {
  if (!quiet && (method !== "GET" || refusal.status === 419)) reactToRefusal(refusal);
}
