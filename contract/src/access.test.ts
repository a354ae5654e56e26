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

/** By hand, so that a slip in the tables shows. */
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
  it.each(ROLES)("%s allows what it is for and nothing else", (role) => {
    expect(grantedTo([role])).toEqual(GRANTED[role]);
    expect(ABILITIES.filter((ability) => abilitiesOf([role])[ability])).toEqual(
      ABILITIES.filter((ability) => GRANTED[role].includes(ability)),
    );
  });

  it("allow together what each of them does, and none allows nothing", () => {
    expect(grantedTo(["editor", "contest_organizer"])).toEqual(["userCanCreateContests", "manageContent", "moderate"]);
    expect(grantedTo([])).toEqual([]);
  });

  it("are of the staff when they open the staff room", () => {
    expect(ROLES.filter((role) => isStaff([role]))).toEqual(["admin", "superadmin", "editor"]);
  });
});
