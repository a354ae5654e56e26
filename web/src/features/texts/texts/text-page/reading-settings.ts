import { createIsomorphicFn } from "@tanstack/react-start";
import { getCookie } from "@tanstack/react-start/server";

/* Reading settings are in a cookie, so that the server renders the page with them. */
const COOKIE = "reading";
const YEAR = 365 * 86_400;

export interface ReadingSettings {
  /** From small to very large. */
  size: "1" | "2" | "3" | "4";
  /** The colours of the page (styles/grounds.css); `device` follows the colour scheme of the system. */
  ground: "device" | "paper" | "sepia" | "night";
}

const cookieValue = createIsomorphicFn()
  .server(() => getCookie(COOKIE))
  .client(() => new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1]);

/** The settings chosen in this browser, or the defaults. */
export function readingSettings(): ReadingSettings {
  const [, size = "2", ground = "device"] = /^([1-4])-(device|paper|sepia|night)$/.exec(cookieValue() ?? "") ?? [];
  return { size, ground } as ReadingSettings;
}

export function storeReadingSettings({ size, ground }: ReadingSettings) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${COOKIE}=${size}-${ground}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}
