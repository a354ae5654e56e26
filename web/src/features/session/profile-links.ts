import type { Ability } from "@inktvis/contract/access";
import type { Me } from "@inktvis/contract/features/accounts/me";
import type { SiteName } from "@inktvis/contract/sites";
import {
  MANAGED_CONTESTS_PATH,
  MANAGED_ACTIVITIES_PATH,
  MANAGED_ECOURSES_PATH,
  MY_COURSES_PATH,
} from "@inktvis/contract/page-paths/account";
import { SETTINGS_PATH, NOTIFICATIONS_PATH } from "@inktvis/contract/page-paths/settings";
import { MANAGED_COURSES_PATH } from "@inktvis/contract/page-paths/managing";
import {
  profilePath,
  WRITE_PATH,
  FAVORITES_PATH,
  FOLLOWED_PATH,
  MY_CONTESTS_PATH,
} from "@inktvis/contract/page-paths/community";

export interface ProfileLink {
  site: SiteName;
  path: string;
  title: string;
}
interface ManageLink extends ProfileLink {
  ability: Ability;
}

const MANAGE: ManageLink[] = [
  { ability: "userCanCreateContests", site: "account", path: MANAGED_CONTESTS_PATH, title: "Wedstrijden beheren" },
  { ability: "userCanCreateCourses", site: "account", path: MANAGED_COURSES_PATH, title: "Cursussen beheren" },
  { ability: "userCanCreateActivities", site: "account", path: MANAGED_ACTIVITIES_PATH, title: "Activiteiten beheren" },
  { ability: "userCanCreateEcourses", site: "account", path: MANAGED_ECOURSES_PATH, title: "Online cursussen beheren" },
];

/**
 * The links of the profile menu in groups (docs/product/platform.md#menus). Management pages and the staff room are
 * listed only for people with the right to use them.
 */
export function profileLinks(me: Me): ProfileLink[][] {
  const groups: ProfileLink[][] = [
    [
      { site: "community", path: profilePath(me.slug), title: "Mijn profiel" },
      { site: "community", path: WRITE_PATH, title: "Mijn teksten" },
      { site: "community", path: FAVORITES_PATH, title: "Mijn favorieten" },
      { site: "community", path: FOLLOWED_PATH, title: "Van wie je volgt" },
      { site: "community", path: MY_CONTESTS_PATH, title: "Mijn wedstrijden" },
    ],
    [
      { site: "account", path: MY_COURSES_PATH, title: "Mijn cursussen" },
      { site: "account", path: SETTINGS_PATH, title: "Instellingen" },
      { site: "account", path: NOTIFICATIONS_PATH, title: "Meldingen" },
    ],
    [
      ...MANAGE.filter(({ ability }) => me[ability]),
      ...(me.staffRights.length > 0 ? [{ site: "staff" as const, path: "/", title: "Kantoor" }] : []),
    ],
  ];
  return groups.filter((group) => group.length > 0);
}
