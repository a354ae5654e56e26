import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { SiteLink } from "#platform/site-link.tsx";

/** A link with a target that is large enough for a thumb. */
export const AuthLink = ({ className, ...rest }: ComponentProps<typeof SiteLink>) => (
  <SiteLink {...rest} className={classNames("link inline-flex min-h-6 items-center", className)} />
);
