import type { Ability } from "@inktvis/contract/access";
import {
  MANAGED_ACTIVITIES_PATH,
  MANAGED_CONTESTS_PATH,
  MANAGED_ECOURSES_PATH,
} from "@inktvis/contract/page-paths/account";
import { MANAGED_COURSES_PATH } from "@inktvis/contract/page-paths/managing";
import { kindMessages } from "./messages.nl.ts";

export type ManagedKind = keyof typeof kindMessages;

interface KindOfThing {
  /** The page with the list. */
  path: string;
  /** The ability that is required to create one. */
  ability: Ability;
  /** Whether people who may not create one see the tab too: its page says how to ask for that right. */
  isShownToAll: boolean;
}

/** The kinds of things that people manage, in the order of their tabs (docs/product/platform.md#menus). */
export const MANAGED_KINDS: Record<ManagedKind, KindOfThing> = {
  contests: { path: MANAGED_CONTESTS_PATH, ability: "userCanCreateContests", isShownToAll: true },
  courses: { path: MANAGED_COURSES_PATH, ability: "userCanCreateCourses", isShownToAll: true },
  activities: { path: MANAGED_ACTIVITIES_PATH, ability: "userCanCreateActivities", isShownToAll: false },
  ecourses: { path: MANAGED_ECOURSES_PATH, ability: "userCanCreateEcourses", isShownToAll: false },
};

/**
 * The first list that the person may add to. When there is none, the contests, whose page says how to ask for the
 * right.
 */
export const firstManagedPath = (me: Record<Ability, boolean>) =>
  (Object.values(MANAGED_KINDS).find(({ ability }) => me[ability]) ?? MANAGED_KINDS.contests).path;
