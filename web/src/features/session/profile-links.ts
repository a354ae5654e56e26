import type { Ability } from "@inktvis/contract/access";
import type { Me } from "@inktvis/contract/features/accounts/me";
import type { SiteName } from "@inktvis/contract/sites";

export interface ProfileLink {
  site: SiteName;
  path: string;
  title: string;
}
interface ManageLink extends ProfileLink {
  ability: Ability;
}

const MANAGE: ManageLink[] = [
  { ability: "userCanCreateContests", site: "account", path: "/beheer/wedstrijden", title: "Wedstrijden beheren" },
  { ability: "userCanCreateCourses", site: "account", path: "/beheer/cursussen", title: "Cursussen beheren" },
  { ability: "userCanCreateActivities", site: "account", path: "/beheer/activiteiten", title: "Activiteiten beheren" },
  { ability: "userCanCreateEcourses", site: "account", path: "/beheer/e-cursussen", title: "Online cursussen beheren" },
];

/**
 * The profile menu (docs/product/platform.md#menus), in groups; managing, and the way to the staff room, only for who
 * may.
 */
export function profileLinks(me: Me): ProfileLink[][] {
  const groups: ProfileLink[][] = [
    [
      { site: "community", path: `/profiel/${me.slug}`, title: "Mijn profiel" },
      { site: "community", path: "/schrijven", title: "Mijn teksten" },
      { site: "community", path: "/lezen/mijn-favorieten", title: "Mijn favorieten" },
      { site: "community", path: "/lezen/van-wie-je-volgt", title: "Van wie je volgt" },
      { site: "community", path: "/wedstrijden/mijn-wedstrijden", title: "Mijn wedstrijden" },
    ],
    [
      { site: "account", path: "/cursussen", title: "Mijn cursussen" },
      { site: "account", path: "/instellingen", title: "Instellingen" },
      { site: "account", path: "/notificaties", title: "Meldingen" },
    ],
    [
      ...MANAGE.filter(({ ability }) => me[ability]),
      ...(me.staffRights.length > 0 ? [{ site: "staff" as const, path: "/", title: "Kantoor" }] : []),
    ],
  ];
  return groups.filter((group) => group.length > 0);
}
