import { usePublicHref } from "#platform/site-link.tsx";

/** The parameter in an address that names the action which a visitor chose before signing in. */
export const ACTION = "doe";

/**
 * The address of the current page without that action, always spelled the same however its query was escaped; and the
 * action.
 */
export function useActionPage(): { page: string; action: string | null } {
  const { pathname, searchParams } = new URL(usePublicHref(), "https://site.invalid");
  const action = searchParams.get(ACTION);
  searchParams.delete(ACTION);
  return { page: pathname + (searchParams.size > 0 ? `?${searchParams}` : ""), action };
}
