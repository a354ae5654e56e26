import { useLocation, useRouter } from "@tanstack/react-router";
import { type ComponentProps, useSyncExternalStore } from "react";
import { originOf, type SiteName } from "@inktvis/contract/sites";
import type { CurrentSite } from "./current-site.ts";
import { handOverOf } from "./links.ts";

/** The current site, the addresses of all sites, and the contact address. */
export const useCurrentSite = (): CurrentSite => useRouter().options.context;

/** The public path (`/lezen`) with query and hash. */
export const usePublicHref = () => useLocation({ select: ({ publicHref }) => publicHref });
export const usePath = () => usePublicHref().replace(/[?#].*$/s, "");

/** A path for this site, an absolute address for another one. */
export const siteHref = ({ site: currentSite, addresses }: CurrentSite, site: SiteName, path: string) =>
  site === currentSite ? path : originOf(addresses, site) + path;

const never = () => () => {};

/**
 * The address of a link by site and path. Until links.ts follows links, a member's link to another site leads to the
 * hand-over of their sign-in, so that the browser itself takes it along; after that people see and copy the plain
 * address.
 */
export function useSiteHref(site: SiteName, path: string) {
  const { context } = useRouter().options;
  const href = siteHref(context, site, path);
  return useSyncExternalStore(
    never,
    () => href,
    () => (site !== context.site && handOverOf(new URL(href), context, context.consent)) || href,
  );
}

/** The address of a link that editors typed: a path is of this site, whichever site shows it. */
export function useTypedHref(site: SiteName, link: string) {
  const isPath = link.startsWith("/");
  const ownHref = useSiteHref(site, isPath ? link : "/");
  return isPath ? ownHref : link;
}

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** This site when absent. */
  site?: SiteName;
  path: string;
}

/**
 * A plain link by site and path, for menus, footers and links to other sites: `<Link>` computes its address through the
 * whole rewrite, which slows down a page with forty links. Within the site it still navigates without reloading the
 * page (links.ts).
 */
export function SiteLink({ site, path, ...rest }: SiteLinkProps) {
  const current = useCurrentSite();
  return <a {...rest} href={useSiteHref(site ?? current.site, path)} />;
}
