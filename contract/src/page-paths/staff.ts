/* Pages of the staff room. */
export const REPORTS_PATH = "/reports";
