import type { AuthProvider } from "ra-core";
import type { Me } from "@inktvis/contract/features/accounts/me";
import { SECOND_FACTOR_DUE } from "@inktvis/contract/layer/client";
import { reactToRefusal, refusalCode, refusalStatus } from "#platform/refusals.ts";

/** For react-admin. The route has already checked the sign-in; the API checks permissions on each call. */
export const authProviderFor = (me: Me): AuthProvider => ({
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  // When the session has expired or a second step is required, opens the auth site, which comes back to this page;
  // react-admin's own sign-in page is switched off.
  async checkError(error: unknown) {
    const status = refusalStatus(error);
    if (status === 401 || status === 419 || refusalCode(error) === SECOND_FACTOR_DUE) reactToRefusal(error);
  },
  getIdentity: async () => ({ id: me.id, fullName: me.nickname }),
  getPermissions: async () => me.staffRights,
});
