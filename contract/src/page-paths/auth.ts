/* Pages of the auth site; its start page is where people sign in. */
export const REGISTER_PATH = "/registreren";
export const CONFIRM_EMAIL_PATH = "/email-bevestigen";
export const CONFIRM_NEW_EMAIL_PATH = "/nieuw-email-bevestigen";
export const UNDO_EMAIL_PATH = "/oud-email-terugzetten";
export const FORGOT_PASSWORD_PATH = "/wachtwoord-vergeten";
export const RESET_PASSWORD_PATH = "/wachtwoord-herstellen";
/** Where people prove who they are, in a second step or once more. */
export const SECOND_STEP_PATH = "/bevestigen";
export const NEW_PASSKEY_PATH = "/passkey";
export const LOGOUT_PATH = "/logout";
/** Sends people who signed in on to where they wanted to go. */
export const AFTER_LOGIN_PATH = "/after-login";
/** Between {@link PREPARE_SYNC_PATH} and {@link PERFORM_SYNC_PATH} of a site that takes a sign-in over. */
export const SYNC_TOKEN_PATH = "/session-sync-token";
