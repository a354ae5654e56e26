import type { ComponentProps } from "react";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { useSiteHref } from "./site-link.tsx";

interface SiteButtonProps extends Omit<ComponentProps<typeof ButtonAnchor>, "href"> {
  site: Parameters<typeof useSiteHref>[0];
  path: string;
}

/** A `SiteLink` that looks like a button. */
export const SiteButton = ({ site, path, ...rest }: SiteButtonProps) => (
  <ButtonAnchor {...rest} href={useSiteHref(site, path)} />
);
