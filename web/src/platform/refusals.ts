import { SECOND_FACTOR_DUE } from "@inktvis/contract/layer/client";
import { ownerOfPage } from "./browser-store.ts";
import { currentSite } from "./current-site.ts";
import { messages } from "./messages.nl.ts";
import { showProblem } from "./page-problem.ts";
import { SIGN_IN_ENDED, signInAddress, targetOf } from "./redirect-target.ts";
import { toast } from "./toasts.ts";
import { storeUnsavedInput } from "./forced-leave.ts";

/**
 * The status of a refusal by the API, 0 for anything else. By name and not by class: on the server the error comes
 * from another copy of the contract than the one in the bundle.
 */
export const refusalStatus = (error: unknown) =>
  error instanceof Error && error.name === "ApiError" && "status" in error ? Number(error.status) : 0;

/** The machine-readable code of a refusal. */
export const refusalCode = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** Whether a call was refused because somebody has changed the thing since it was shown here. */
export const isChangedElsewhere = (error: unknown) => refusalCode(error) === "changed-elsewhere";

/**
 * What the browser does when the API refuses a call (docs/product/platform.md#refusals).
 * @param error what was thrown; a bare status would be mistaken for a network error
 */
export function reactToRefusal<Thrown>(error: Thrown extends number ? never : Thrown) {
  const status = refusalStatus(error);
  // Reloading shows what the staff room still requires, with a link to it.
  if (refusalCode(error) === SECOND_FACTOR_DUE) return reloadPage();
  switch (status) {
    case 401:
      return goSignIn();
    case 403:
    case 404:
      // The form is removed with the page; it may work again, for instance once a right is given back.
      storeUnsavedInput();
      return showProblem({ status, message: error instanceof Error ? error.message : "" });
    case 409:
    case 410:
    case 422:
    case 429:
    case 503:
      return; // the caller shows the sentence of the API
    case 419:
      return void alertAndReload(messages.sessionExpired);
    default:
      return toast(messages.generalError, "failed");
  }
}

function reloadPage() {
  storeUnsavedInput();
  location.reload();
}

/** Says what has ended, and reloads the page with what was typed. Never resolves: the calling form was not saved. */
export function alertAndReload(sentence: string) {
  alert(sentence);
  reloadPage();
  return new Promise<never>(() => {});
}

/** Goes to sign-in, or another page of the auth site, and afterwards back here with what was typed. */
export function goSignIn(page?: `/${string}`) {
  storeUnsavedInput();
  const { addresses, site } = currentSite();
  const address = signInAddress(addresses, targetOf(site, location.pathname + location.search), page);
  const hadSession = !page && ownerOfPage() !== "";
  location.assign(hadSession ? `${address}&${new URLSearchParams(SIGN_IN_ENDED)}` : address);
}
