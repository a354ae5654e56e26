import { isLessonPath } from "@inktvis/contract/page-paths/account";

/**
 * Whether videos can play in this document. Its content security policy is that of the page that was loaded, whatever page
 * is shown since, and only that of a lesson allows frames (server/src/http/security-headers.ts).
 */
export function allowsFrames() {
  const [loaded] = performance.getEntriesByType("navigation");
  return isLessonPath(URL.parse(loaded?.name ?? location.href)?.pathname ?? "");
}
