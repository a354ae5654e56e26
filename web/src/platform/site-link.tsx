import { useLocation, useRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { originOf, type SiteName } from "@inktvis/contract/sites";
import type { CurrentSite } from "./current-site.ts";

/** Which site this is and where the others live. */
export const useCurrentSite = (): CurrentSite => useRouter().options.context;

/** The path as people see it (`/lezen`) and everything behind it. */
export const usePublicHref = () => useLocation({ select: ({ publicHref }) => publicHref });
export const usePath = () => usePublicHref().replace(/[?#].*$/s, "");

/** A path on this site, an address on another one. */
export const siteHref = ({ site: here, addresses }: CurrentSite, site: SiteName, path: string) =>
  site === here ? path : originOf(addresses, site) + path;

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** This site when absent. */
  site?: SiteName;
  path: string;
}

/**
 * A plain link by site and path, for menus, footers and links to other sites: `<Link>` works its address out through
 * the whole rewrite, which a page with forty links feels. Within the site it still goes without loading the page anew
 * (links.ts).
 */
export function SiteLink({ site, path, ...rest }: SiteLinkProps) {
  const current = useCurrentSite();
  return <a {...rest} href={siteHref(current, site ?? current.site, path)} />;
}
