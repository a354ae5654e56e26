import type { CallOptions } from "@inktvis/contract/layer/client";
import { api } from "./api.ts";

let token: Promise<string> | undefined;

/** Fetched once; anew after `forgetCsrfToken`, or when fetching it failed. */
export function csrfToken({ quiet }: CallOptions) {
  token ??= api.auth.csrfToken({}, { quiet }).then(
    ({ data }) => data.token,
    (error: unknown) => {
      forgetCsrfToken();
      throw error;
    },
  );
  return token;
}

/** The token is bound to the session: whatever changes the session makes it stale. */
export function forgetCsrfToken() {
  token = undefined;
}
