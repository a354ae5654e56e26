import { usePublicHref } from "#platform/site-link.tsx";

/** The parameter of an address that names an action which a visitor chose before signing in. */
export const ACTION = "doe";

/** The current page on its site without that action, in one spelling however its query was escaped; and the action. */
export function useActionPage(): { page: string; action: string | null } {
  const { pathname, searchParams } = new URL(usePublicHref(), "https://site.invalid");
  const action = searchParams.get(ACTION);
  searchParams.delete(ACTION);
  return { page: pathname + (searchParams.size > 0 ? `?${searchParams}` : ""), action };
}
