import { REGISTER_PATH } from "@inktvis/contract/page-paths/auth";
import { signInAddress, targetOf } from "#platform/redirect-target.ts";
import { useCurrentSite, usePublicHref } from "#platform/site-link.tsx";

/** Addresses of signing in and registering, which both return to the current page. */
export function useSignInLinks() {
  const { site, addresses } = useCurrentSite();
  const target = targetOf(site, usePublicHref());
  return {
    logIn: signInAddress(addresses, target),
    register: signInAddress(addresses, target, REGISTER_PATH),
  };
}
