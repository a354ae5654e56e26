import type { IncomingMessage } from "node:http";

/**
 * The labels that a request is counted under in the metrics. Never its path, because the number of paths is unlimited.
 */
export interface RequestLabels {
  /** The part of the server that responded: `page`, `api`, `asset`, `media`, `seo`, `form`, `operator` or `other`. */
  part: string;
  /** Empty for the API, which is the same on every site. */
  site: string;
  /** The pattern that matched, such as `/texts/{slug}`; empty without one. */
  route: string;
}

const labels = new WeakMap<IncomingMessage, RequestLabels>();

/** The labels of a request, which the code that responds to it fills in. */
export function labelsOf(req: IncomingMessage): RequestLabels {
  const known = labels.get(req) ?? { part: "other", site: "", route: "" };
  labels.set(req, known);
  return known;
}
