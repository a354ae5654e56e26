import { SECOND_FACTOR_DUE } from "@inktvis/contract/layer/client";
import { currentSite } from "./current-site.ts";
import { messages } from "./messages.nl.ts";
import { showProblem } from "./page-problem.ts";
import { signInAddress, targetOf } from "./redirect-target.ts";
import { toast } from "./toasts.ts";
import { keepTypedWords } from "./forced-leave.ts";

/**
 * The status of a refusal by the API, 0 for anything else. By name and not by class: on the server the error comes
 * from another copy of the contract than the one in the bundle.
 */
export const refusalStatus = (error: unknown) =>
  error instanceof Error && error.name === "ApiError" && "status" in error ? Number(error.status) : 0;

/** Of a refusal, for machines. */
export const refusalCode = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/**
 * What the browser does when the API refuses a call (docs/product/platform.md#refusals).
 * @param error what was thrown; a status alone would pass for no answer at all
 */
export function reactToRefusal<Thrown>(error: Thrown extends number ? never : Thrown) {
  const status = refusalStatus(error);
  // The staff room says on opening what it still asks, and leads there.
  if (refusalCode(error) === SECOND_FACTOR_DUE) return loadAnew();
  switch (status) {
    case 401:
      return goSignIn();
    case 403:
    case 404:
      return showProblem(status);
    case 409:
    case 410:
    case 422:
    case 429:
    case 503:
      return; // the calling screen says it, in the words of the API
    case 419:
      alert(messages.sessionExpired);
      return loadAnew();
    default:
      return toast(messages.generalError, "failed");
  }
}

function loadAnew() {
  keepTypedWords();
  location.reload();
}

/** To signing in, or to another page of the auth site, and back to this one with what was typed. */
export function goSignIn(page?: `/${string}`) {
  keepTypedWords();
  const { addresses, site } = currentSite();
  location.assign(signInAddress(addresses, targetOf(site, location.pathname + location.search), page));
}
