import type { IncomingMessage } from "node:http";
import type { Services } from "@inktvis/api/platform/context";
import { callerNetwork, networkPrefix } from "@inktvis/api/platform/network";
import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { loggedPath } from "./logged-path.ts";

/** A broken link of our own that operators are alerted to (docs/product/platform.md#refusals). */
const DOUBLED_COURSES = `${COURSES_PATH}${COURSES_PATH}`;

/** One log line per request, without secrets. */
export function logRequest(
  { config, log }: Services,
  req: IncomingMessage,
  { status, seconds, requestId }: { status: number; seconds: number; requestId: string },
) {
  const { method, url = "", headers } = req;
  const doublesCourses = status === 404 && url.startsWith(DOUBLED_COURSES);
  if (!doublesCourses && !log.isLevelEnabled("info")) return;
  const path = loggedPath(url);
  const from = networkPrefix(callerNetwork(config, req));
  const line = { reqId: requestId, method, host: headers.host, path, status, ms: Math.round(seconds * 1000), from };
  if (doublesCourses) log.fatal(line, "a link doubles the courses path");
  else log.info(line, "request");
}
