/* Pages of the staff room. */
export const REPORTS_PATH = "/reports";
/** What went wrong with payments. */
export const anomalyPath = (id: string) => `/anomalies/${id}/show`;
/** A version of what editors write, or a change that is planned. */
export const contentVersionPath = (id: string) => `/contentVersions/${id}/show`;
