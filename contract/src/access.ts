/**
 * Roles by codeName (docs/product/platform.md#roles). An `editor` writes the content of the staff room and decides on
 * reports.
 */
export const ROLES = [
  "admin",
  "superadmin",
  "editor",
  "contest_organizer",
  "course_organizer",
  "course_organizer_only_display",
  "activity_organizer",
  "ecourse_organizer",
] as const;
export type Role = (typeof ROLES)[number];

/** Abilities that roles grant, by their names in GET /me (docs/product/platform.md#roles). */
export const ABILITIES = [
  "userCanCreateContests",
  "userCanCreateCourses",
  "userCanCreateCoursesWithEnrollments",
  "userCanCreateActivities",
  "userCanCreateEcourses",
  "userIsAdmin",
] as const;
export type Ability = (typeof ABILITIES)[number];
export type Abilities = Record<Ability, boolean>;

const ABILITIES_OF: Record<Role, readonly Ability[]> = {
  admin: ABILITIES,
  superadmin: ABILITIES,
  editor: [],
  contest_organizer: ["userCanCreateContests"],
  course_organizer: ["userCanCreateCourses", "userCanCreateCoursesWithEnrollments"],
  course_organizer_only_display: ["userCanCreateCourses"],
  activity_organizer: ["userCanCreateActivities"],
  ecourse_organizer: ["userCanCreateEcourses"],
};

export function abilitiesOf(roles: readonly Role[]): Abilities {
  const granted = new Set(roles.flatMap((role) => ABILITIES_OF[role]));
  return Object.fromEntries(ABILITIES.map((ability) => [ability, granted.has(ability)])) as Abilities;
}

/** The rights within the staff room (docs/product/staff.md#resources). */
export const STAFF_RIGHTS = [
  "manageContent",
  "moderate",
  "manageAcademy",
  "managePeople",
  "manageMoney",
  "manageSystem",
] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];

const STAFF_RIGHTS_OF: Partial<Record<Role, readonly StaffRight[]>> = {
  admin: STAFF_RIGHTS,
  superadmin: STAFF_RIGHTS,
  editor: ["manageContent", "moderate"],
};

/** In the order of STAFF_RIGHTS; empty for roles outside staff. */
export const staffRightsOf = (roles: readonly Role[]): StaffRight[] =>
  STAFF_RIGHTS.filter((right) => roles.some((role) => STAFF_RIGHTS_OF[role]?.includes(right)));

export const isStaff = (roles: readonly Role[]) => staffRightsOf(roles).length > 0;

/** Roles that only superadmins grant and revoke: otherwise an admin could become superadmin. */
export const ROLES_OF_SUPERADMINS: readonly Role[] = ["admin", "superadmin"];

/** Who may call an endpoint: everybody, members, or holders of an ability or staff right. */
export type Access = "public" | "member" | Ability | StaffRight;

/** Whether these roles include an ability or staff right. */
export const grants = (roles: readonly Role[], access: Ability | StaffRight) =>
  isStaffRight(access) ? staffRightsOf(roles).includes(access) : abilitiesOf(roles)[access];

export const isStaffRight = (access: Access): access is StaffRight => STAFF_RIGHTS.some((right) => right === access);
