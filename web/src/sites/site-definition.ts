import type { OutsideLink } from "#platform/outside-link.ts";
import type { SiteName } from "@inktvis/contract/sites";
import { PRIVACY_PATH, TERMS_PATH, ACCESSIBILITY_PATH } from "@inktvis/contract/page-paths/organization";

export interface MenuLink {
  title: string;
  path: string;
  /** A shorter title for the bottom bar of a phone, which has room for five. */
  short?: string;
  /** Absent for the site that has this menu. */
  site?: SiteName;
}
export type FooterLink = MenuLink | OutsideLink;

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
  /** Ends with where the house can be followed elsewhere, as the settings say. */
  social?: true;
}

/** A page that is in the menus but not built yet. */
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
  footer: readonly FooterColumn[];
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
