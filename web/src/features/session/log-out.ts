import { originOf } from "@inktvis/contract/sites";
import { api } from "../../platform/api.ts";
import { currentSite } from "../../platform/current-site.ts";

/** Ends the session of this site first, then visits the auth site, which ends the sign-in everywhere. */
export async function logOut() {
  await api.auth.logout();
  location.assign(`${originOf(currentSite().addresses, "auth")}/logout`);
}
