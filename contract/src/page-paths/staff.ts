/* Pages of the staff room. */
export const REPORTS_PATH = "/reports";
/** What went wrong with payments. */
export const anomalyPath = (id: string) => `/anomalies/${id}/show`;
