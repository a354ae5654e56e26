import { createIsomorphicFn } from "@tanstack/react-start";
import { getCookie } from "@tanstack/react-start/server";

/* How somebody likes to read, in a cookie, so that the server sends the page as it will stand. */
const COOKIE = "reading";
const YEAR = 365 * 86_400;

export interface ReadingSettings {
  /** From small to very large. */
  size: "1" | "2" | "3" | "4";
  /** The colours to read on: tokens of styles/grounds.css; `device` leaves them as the system asks. */
  ground: "device" | "paper" | "sepia" | "night";
}

const cookieValue = createIsomorphicFn()
  .server(() => getCookie(COOKIE))
  .client(() => new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1]);

/** What was chosen in this browser, else the second size on the system's colours. */
export function readingSettings(): ReadingSettings {
  const [, size = "2", ground = "device"] = /^([1-4])-(device|paper|sepia|night)$/.exec(cookieValue() ?? "") ?? [];
  return { size, ground } as ReadingSettings;
}

export function keepReadingSettings({ size, ground }: ReadingSettings) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${COOKIE}=${size}-${ground}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}
