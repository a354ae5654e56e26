import type { OutsideLink } from "#platform/outside-link.ts";
import type { ComponentType } from "react";
import type { IconProps } from "#ui/icons.tsx";
import type { SiteName } from "@inktvis/contract/sites";
import { PRIVACY_PATH, TERMS_PATH, ACCESSIBILITY_PATH } from "@inktvis/contract/page-paths/organization";

export interface MenuLink {
  title: string;
  path: string;
  /** A shorter title for the bottom bar of a phone, which has room for five. */
  short?: string;
  /** Shown above the title in that bar, if all items have to be visible at once. */
  icon?: ComponentType<IconProps>;
  /** Another site; by default the site of this menu. */
  site?: SiteName;
}
export type FooterLink = MenuLink | OutsideLink;

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
  /** Whether the column ends with the links of the setting `SOCIAL_LINKS`. */
  social?: true;
}

export interface SiteDefinition {
  name: SiteName;
  /** One line about the site, for search engines and the footer. */
  tagline: string;
  menu: readonly MenuLink[];
  /** The title of the link to the setting `SHOP_URL`, after the items of the menu. */
  shopTitle?: string;
  search?: MenuLink;
  footer: readonly FooterColumn[];
}

/** Shown in the footer of every site, below its own links. */
export const LEGAL_LINKS: readonly MenuLink[] = [
  { title: "Privacy", path: PRIVACY_PATH, site: "organization" },
  { title: "Voorwaarden", path: TERMS_PATH, site: "organization" },
  { title: "Toegankelijkheid", path: ACCESSIBILITY_PATH, site: "organization" },
];
