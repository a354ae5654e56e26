import type { Problems } from "#platform/http/errors.ts";
import type { Viewer } from "#platform/sessions/session.ts";

interface Choice {
  /** The value as it was sent. */
  organizedByCs?: boolean | null | undefined;
}
interface Before {
  organized_by_cs: boolean;
}

/**
 * The errors in the choice whether a course or an activity is of the house: only admins may change it
 * (docs/product/courses.md#permissions).
 */
export function problemsOfOrganizedByCs({ abilities }: Viewer, { organizedByCs }: Choice, before?: Before): Problems {
  const wasSo = before?.organized_by_cs ?? false;
  if (abilities.userIsAdmin)
    return typeof organizedByCs === "boolean" ? {} : { organizedByCs: "Kies of dit van het huis is." };
  if ((organizedByCs ?? wasSo) === wasSo) return {};
  return { organizedByCs: "Alleen beheerders kiezen of dit van het huis is." };
}
