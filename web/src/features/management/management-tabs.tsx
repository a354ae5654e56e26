import { useQuery } from "@tanstack/react-query";
import type { Ability } from "@inktvis/contract/access";
import {
  MANAGED_CONTESTS_PATH,
  MANAGED_COURSES_PATH,
  MANAGED_ACTIVITIES_PATH,
  MANAGED_ECOURSES_PATH,
} from "@inktvis/contract/page-paths/account";
import { meQuery } from "#platform/session.queries.ts";
import { TabLinks } from "./tab-links.tsx";
import { managementMessages as copy } from "./messages.nl.ts";

const TABS: { path: string; title: string; ability?: Ability }[] = [
  { path: MANAGED_CONTESTS_PATH, title: copy.contests },
  { path: MANAGED_COURSES_PATH, title: copy.courses },
  { path: MANAGED_ACTIVITIES_PATH, title: copy.activities, ability: "userCanCreateActivities" },
  { path: MANAGED_ECOURSES_PATH, title: copy.ecourses, ability: "userCanCreateEcourses" },
];

/**
 * The tabs of management; activities and online courses only for who may create them (docs/product/platform.md#menus).
 */
export function ManagementTabs() {
  const { data: me } = useQuery(meQuery);
  return <TabLinks label={copy.tabs} links={TABS.filter(({ ability }) => !ability || me?.[ability])} />;
}
