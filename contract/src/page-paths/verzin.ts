/* Pages of the site of the magazine. */
export const ARCHIVE_PATH = "/archief";
export const archivedPath = (slug: string) => `${ARCHIVE_PATH}/${slug}`;
export const ISSUES_PATH = "/nummers";
export const issuePath = (slug: string) => `${ISSUES_PATH}/${slug}`;
export const EDITORS_PATH = "/redactie";

/* Pages that the editors write. */
export const SUBSCRIBE_PATH = "/abonnement";
export const SALES_POINTS_PATH = "/verkooppunten";
