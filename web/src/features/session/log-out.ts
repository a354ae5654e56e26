import { originOf } from "@inktvis/contract/sites";
import { api } from "../../platform/api.ts";
import { currentSite } from "../../platform/current-site.ts";

/**
 * Ends the session of this site first, then visits the auth site, which ends the sign-in everywhere: also when the first
 * failed, for whoever wants to leave must be able to.
 */
export async function logOut() {
  try {
    await api.auth.logout();
  } finally {
    location.assign(`${originOf(currentSite().addresses, "auth")}/logout`);
  }
}
