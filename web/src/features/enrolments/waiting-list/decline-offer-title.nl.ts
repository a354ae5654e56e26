/* In a file of its own: the titles of all routes are in the scripts of every page of a site. */
export const DECLINE_OFFER_TITLE = "De plaats weigeren";
