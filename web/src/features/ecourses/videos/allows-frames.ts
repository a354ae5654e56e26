import { isLessonPath } from "@inktvis/contract/page-paths/account";

/**
 * Whether videos can play in this document. Its content security policy is that of the page that was loaded first,
 * whatever page is shown now, and only the policy of a lesson allows frames (server/src/http/security-headers.ts).
 */
export function allowsFrames() {
  const [loaded] = performance.getEntriesByType("navigation");
  return isLessonPath(URL.parse(loaded?.name ?? location.href)?.pathname ?? "");
}
