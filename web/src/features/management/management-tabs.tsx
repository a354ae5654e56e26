import { useQuery } from "@tanstack/react-query";
import type { Ability } from "@inktvis/contract/access";
import { meQuery } from "#platform/session.queries.ts";
import { TabLinks } from "./tab-links.tsx";
import { managementMessages as copy } from "./messages.nl.ts";

const TABS: { path: string; title: string; ability?: Ability }[] = [
  { path: "/beheer/wedstrijden", title: copy.contests },
  { path: "/beheer/cursussen", title: copy.courses },
  { path: "/beheer/activiteiten", title: copy.activities, ability: "userCanCreateActivities" },
  { path: "/beheer/e-cursussen", title: copy.ecourses, ability: "userCanCreateEcourses" },
];

/**
 * What somebody manages; activities and online courses only for who may create them (docs/product/platform.md#menus).
 */
export function ManagementTabs() {
  const { data: me } = useQuery(meQuery);
  return <TabLinks label={copy.tabs} links={TABS.filter(({ ability }) => !ability || me?.[ability])} />;
}
