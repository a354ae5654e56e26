/* In a file of its own: the titles of all routes are in the scripts of every page of a site. */
export const CONFIRM_TITLE = "Bevestig je inschrijving";
export const UNSUBSCRIBE_TITLE = "Uitschrijven";
