import type { BlockLink as Link } from "@inktvis/contract/features/content/landing-blocks";
import type { SiteName } from "@inktvis/contract/sites";
import { useSiteHref } from "#platform/site-link.tsx";
import type { ButtonLook } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";

/** The address of a link that editors typed: a path is of the site of the page, whichever site shows it. */
export function useBlockHref(site: SiteName, url: string) {
  const ownHref = useSiteHref(site, url.startsWith("/") ? url : "/");
  return url.startsWith("/") ? ownHref : url;
}

/** The button of a block; nothing without a link. */
export const BlockButton = ({ link, ...rest }: { link: Link | null; site: SiteName; look?: ButtonLook }) =>
  link && <LinkButton link={link} {...rest} />;

const LinkButton = ({ link: { text, url }, site, look }: { link: Link; site: SiteName; look?: ButtonLook }) => (
  <ButtonAnchor href={useBlockHref(site, url)} {...(look && { look })}>
    {text}
  </ButtonAnchor>
);

/** The quiet link of a frame, in words. */
export const BlockTextLink = ({ link, site }: { link: Link | null; site: SiteName }) =>
  link && <TextLink link={link} site={site} />;

const TextLink = ({ link: { text, url }, site }: { link: Link; site: SiteName }) => (
  <a className="link inline-flex min-h-6 items-center font-semibold" href={useBlockHref(site, url)}>
    {text}
  </a>
);
