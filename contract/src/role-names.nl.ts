import type { Role } from "./access.ts";

/** Dutch names of roles (docs/product/platform.md#roles). */
export const ROLE_NAMES: Record<Role, string> = {
  superadmin: "superadmin",
  admin: "admin",
  editor: "redacteur",
  contest_organizer: "wedstrijdorganisator",
  course_organizer: "cursusorganisator",
  course_organizer_only_display: "cursusorganisator zonder inschrijvingen",
  activity_organizer: "activiteitenorganisator",
  ecourse_organizer: "e-cursusorganisator",
};
