import type { AuthProvider } from "ra-core";
import type { Me } from "@inktvis/contract/features/accounts/me";
import { SECOND_FACTOR_DUE } from "@inktvis/contract/layer/client";
import { reactToRefusal, refusalCode, refusalStatus } from "#platform/refusals.ts";

/** Who is signed in was asked before the room opened; what it may is decided by the API, call by call. */
export const authProviderFor = (me: Me): AuthProvider => ({
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  // A session that is over: signing in, and back here. Never the sign-in page of the library, which we do not have.
  // The same where a second step is asked by now.
  async checkError(error: unknown) {
    const status = refusalStatus(error);
    if (status === 401 || status === 419 || refusalCode(error) === SECOND_FACTOR_DUE) reactToRefusal(error);
  },
  getIdentity: async () => ({ id: me.id, fullName: me.nickname }),
  getPermissions: async () => me.staffRights,
});
