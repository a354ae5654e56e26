/* Where a decision about one's own text lives on the account site. */
export const decisionPath = (id: string) => `/bezwaar/${id}`;
