import type { ApiError, CallOptions, Route } from "@inktvis/contract/layer/client";
import { forgetCsrfToken } from "./csrf-token.ts";
import { beginLoading } from "./loading-bar.ts";
import { reactToRefusal } from "./refusals.ts";

/** Calls after which this browser holds another session than before. */
const CHANGES_SESSION = /\/api\/(auth\/|me\/(change-password|undo-change-email))/;

/** Told to the window when an answer says that who was signed in here no longer is: signed out elsewhere, or too long ago. */
export const SESSION_ENDED = "session-ended";

/** How the browser reaches the API: runs the loading bar, and lets go of a CSRF token that is no longer good. */
export async function sendToApi(request: Request, { quiet }: CallOptions): Promise<Response> {
  const done = quiet ? () => {} : beginLoading();
  try {
    const answer = await fetch(request);
    done(answer.ok || answer.status === 422);
    if (answer.headers.has("x-session-ended")) dispatchEvent(new Event(SESSION_ENDED));
    const changedSession = request.method !== "GET" && CHANGES_SESSION.test(request.url);
    if (changedSession || answer.status === 419) forgetCsrfToken();
    return answer;
  } catch (cause) {
    done(request.signal.aborted);
    throw cause;
  }
}

/**
 * Answers for a change that is refused (docs/product/platform.md#refusals). Reading is left to whoever reads, since a
 * page that is only being preloaded must not disturb the one that is open; so is what was asked quietly.
 */
export function answerForRefusal(refusal: ApiError, { method }: Route, { quiet }: CallOptions) {
  if (!quiet && (method !== "GET" || refusal.status === 419)) reactToRefusal(refusal);
}
