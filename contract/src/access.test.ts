import { describe, expect, it } from "vitest";
import {
  ABILITIES,
  abilitiesOf,
  type Ability,
  grants,
  isStaff,
  type Role,
  ROLES,
  STAFF_RIGHTS,
  type StaffRight,
} from "./access.ts";

/** Written by hand, so that a mistake in the tables shows. */
const GRANTED: Record<Role, readonly (Ability | StaffRight)[]> = {
  admin: [...ABILITIES, ...STAFF_RIGHTS],
  superadmin: [...ABILITIES, ...STAFF_RIGHTS],
  editor: ["manageContent", "moderate"],
  contest_organizer: ["userCanCreateContests"],
  course_organizer: ["userCanCreateCourses", "userCanCreateCoursesWithEnrollments"],
  course_organizer_only_display: ["userCanCreateCourses"],
  activity_organizer: ["userCanCreateActivities"],
  ecourse_organizer: ["userCanCreateEcourses"],
};
const grantedTo = (roles: readonly Role[]) => [...ABILITIES, ...STAFF_RIGHTS].filter((access) => grants(roles, access));

describe("roles (docs/product/platform.md#roles)", () => {
  it.each(ROLES)("%s grants exactly its abilities and rights", (role) => {
    expect(grantedTo([role])).toEqual(GRANTED[role]);
    expect(ABILITIES.filter((ability) => abilitiesOf([role])[ability])).toEqual(
      ABILITIES.filter((ability) => GRANTED[role].includes(ability)),
    );
  });

  it("combine; without a role nothing is granted", () => {
    expect(grantedTo(["editor", "contest_organizer"])).toEqual(["userCanCreateContests", "manageContent", "moderate"]);
    expect(grantedTo([])).toEqual([]);
  });

  it("count as staff if they grant a staff right", () => {
    expect(ROLES.filter((role) => isStaff([role]))).toEqual(["admin", "superadmin", "editor"]);
  });
});
