import type { IncomingMessage } from "node:http";

/** What a request is counted as. Never its path: of those there is no end. */
export interface RequestLabels {
  /** What answered: `page`, `api`, `asset`, `media`, `seo`, `form`, `operator` or `other`. */
  part: string;
  /** Empty for the API, which is the same on every site. */
  site: string;
  /** The pattern that matched, such as `/texts/{slug}`; empty without one. */
  route: string;
}

const labels = new WeakMap<IncomingMessage, RequestLabels>();

/** Of a request, for who answers it to write. */
export function labelsOf(req: IncomingMessage): RequestLabels {
  const known = labels.get(req) ?? { part: "other", site: "", route: "" };
  labels.set(req, known);
  return known;
}
