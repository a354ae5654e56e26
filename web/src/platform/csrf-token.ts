let token: Promise<string> | undefined;

/** Fetched once; anew after `forgetCsrfToken`, or when fetching it failed. */
export function csrfToken(fetchToken: () => Promise<string>) {
  token ??= fetchToken().catch((error: unknown) => {
    forgetCsrfToken();
    throw error;
  });
  return token;
}

/** The token is bound to the session: whatever changes the session makes it stale. */
export function forgetCsrfToken() {
  token = undefined;
}
