/** Whom the preview of a mail to many is written to: each name is still to be filled in. */
export const FILLED_IN_LATER = { to: "", nickname: "[schrijversnaam]" };
