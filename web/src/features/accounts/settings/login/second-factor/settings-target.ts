import { LOGIN_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import type { RedirectTarget } from "#platform/redirect-target.ts";

/** Where the auth site returns to after a fresh proof or a new passkey: the settings page that linked there. */
export const SETTINGS_TARGET: RedirectTarget = { site: "account", path: LOGIN_SETTINGS_PATH, query: "" };
