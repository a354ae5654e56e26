import { forgetCsrfToken } from "./csrf-token.ts";
import { beginLoading } from "./loading-bar.ts";
import { reactToRefusal } from "./refusals.ts";

/** Calls after which this browser holds another session than before. */
const CHANGES_SESSION = /\/api\/(auth\/|me\/change-password)/;

/** Only ever read on the way to a change, so that its failing is that change's failing. */
const ASKED_TO_CHANGE = /\/csrf-token$/;

/**
 * How the browser reaches the API: runs the loading bar, and answers for what is refused (spec 1 §8). Reading is left
 * to whoever reads, since a page that is only being preloaded must not disturb the one that is open.
 */
export async function sendToApi(request: Request): Promise<Response> {
  const changes = request.method !== "GET" || ASKED_TO_CHANGE.test(request.url);
  const done = beginLoading();
  try {
    const answer = await fetch(request);
    done(answer.ok || answer.status === 422);
    if (changes && CHANGES_SESSION.test(request.url)) forgetCsrfToken();
    if (!answer.ok && (changes || answer.status === 419)) reactToRefusal(answer.status);
    return answer;
  } catch (cause) {
    if (request.signal.aborted) {
      done(true);
    } else {
      done(false);
      if (changes) reactToRefusal(0);
    }
    throw cause;
  }
}
