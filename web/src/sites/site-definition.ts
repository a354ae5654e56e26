import type { SiteName } from "@inktvis/contract/sites";
import { PRIVACY_PATH, TERMS_PATH, ACCESSIBILITY_PATH } from "@inktvis/contract/page-paths/organization";

export interface MenuLink {
  title: string;
  path: string;
  /** Under the thumb, where five have to stand beside each other. */
  short?: string;
  /** Another site than the one whose menu this is. */
  site?: SiteName;
}
/** To somebody else's house. */
export interface OutsideLink {
  title: string;
  href: string;
}
export type FooterLink = MenuLink | OutsideLink;

/** A page that the menus lead to and that is still to be written. */
export interface ComingPage {
  title: string;
  text: string;
}

export interface SiteDefinition {
  name: SiteName;
  /** One line about the site, for search engines and at the foot. */
  tagline: string;
  menu: readonly MenuLink[];
  shop?: OutsideLink;
  search?: MenuLink;
  footer: readonly { title: string; links: readonly FooterLink[] }[];
  /** By path; `/profiel/*` stands for whatever is below. */
  coming: Readonly<Record<string, ComingPage>>;
}

export function comingPage({ coming }: SiteDefinition, path: string): ComingPage | undefined {
  const below = Object.keys(coming).find((known) => known.endsWith("/*") && path.startsWith(known.slice(0, -1)));
  return Object.hasOwn(coming, path) ? coming[path] : below === undefined ? undefined : coming[below];
}

/** The same on every site, below its own links. */
export const LEGAL_LINKS: readonly MenuLink[] = [
  { title: "Privacy", path: PRIVACY_PATH, site: "organization" },
  { title: "Voorwaarden", path: TERMS_PATH, site: "organization" },
  { title: "Toegankelijkheid", path: ACCESSIBILITY_PATH, site: "organization" },
];
