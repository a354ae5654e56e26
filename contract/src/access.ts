/** Roles by codeName (spec 1 §6); `editor` writes the articles and pages of the staff room. */
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

/** What roles allow, by the names that GET /me answers (spec 1 §3). */
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

/** Who may call an endpoint: anybody, somebody signed in, or somebody with an ability. */
export type Access = "public" | "member" | Ability;
