/* Pages of every site that people sign in for: they take the sign-in over (docs/product/sign-in.md#hand-over). */
export const PREPARE_SYNC_PATH = "/auth/prepare-session-sync";
export const PERFORM_SYNC_PATH = "/auth/perform-session-sync";
