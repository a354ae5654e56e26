import type { BlockLink as Link } from "@inktvis/contract/features/content/landing-blocks";
import type { SiteName } from "@inktvis/contract/sites";
import { useTypedHref } from "#platform/site-link.tsx";
import type { ButtonLook } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";

/** The button of a block; nothing without a link. */
export const BlockButton = ({ link, ...rest }: { link: Link | null; site: SiteName; look?: ButtonLook }) =>
  link && <LinkButton link={link} {...rest} />;

const LinkButton = ({ link: { text, url }, site, look }: { link: Link; site: SiteName; look?: ButtonLook }) => (
  <ButtonAnchor href={useTypedHref(site, url)} {...(look && { look })}>
    {text}
  </ButtonAnchor>
);

/** The link of a frame, shown as plain text instead of a button. */
export const BlockTextLink = ({ link, site }: { link: Link | null; site: SiteName }) =>
  link && <TextLink link={link} site={site} />;

const TextLink = ({ link: { text, url }, site }: { link: Link; site: SiteName }) => (
  <a className="link inline-flex min-h-6 items-center font-semibold" href={useTypedHref(site, url)}>
    {text}
  </a>
);
