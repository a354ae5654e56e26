import { VIDEO_FRAME_ORIGINS } from "@inktvis/contract/layer/video-address";
import { isLessonPath } from "@inktvis/contract/page-paths/account";
import { apiOriginOf, type SiteAddresses, type SiteName } from "@inktvis/contract/sites";

interface Page {
  addresses: SiteAddresses;
  site: SiteName;
  pathname: string;
  nonce: string;
  dev: boolean;
}

/**
 * The content security policy of a page. Scripts need the nonce; style attributes are allowed, because the editor and
 * the streaming renderer use them. Frames are for the videos of lessons.
 */
export function contentSecurityPolicy({ addresses, site, pathname, nonce, dev }: Page) {
  const api = apiOriginOf(addresses, site);
  const reload = dev ? " ws: http:" : "";
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${api}${reload}`,
    "manifest-src 'self'",
    ...(site === "account" && isLessonPath(pathname) ? [`frame-src ${VIDEO_FRAME_ORIGINS.join(" ")}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const SECURITY_HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};

/** includeSubDomains covers the API host of the site. */
export const strictTransport = ({ scheme }: SiteAddresses): Record<string, string> =>
  scheme === "https" ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {};
