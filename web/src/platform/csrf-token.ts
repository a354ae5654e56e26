let token: Promise<string> | undefined;

/** Fetched once; again after `clearCsrfToken`, or when fetching it failed. */
export function csrfToken(fetchToken: () => Promise<string>) {
  token ??= fetchToken().catch((error: unknown) => {
    clearCsrfToken();
    throw error;
  });
  return token;
}

/** The token is bound to the session: whatever changes the session makes it stale. */
export function clearCsrfToken() {
  token = undefined;
}
