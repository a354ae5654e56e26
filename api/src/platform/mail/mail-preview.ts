/** The recipient in the preview of a mail to many people, in place of each one's name. */
export const FILLED_IN_LATER = { to: "", nickname: "[schrijversnaam]" };
