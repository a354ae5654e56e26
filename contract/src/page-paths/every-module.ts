import { SITE_NAMES, type SiteName, SITES } from "../sites.ts";
import { LANDING_SITES } from "../features/content/landing-pages.ts";
import * as account from "./account.ts";
import * as auth from "./auth.ts";
import * as community from "./community.ts";
import * as everySite from "./every-site.ts";
import * as landingPages from "./landing-pages.ts";
import * as managing from "./managing.ts";
import * as organization from "./organization.ts";
import * as schrijfacademie from "./schrijfacademie.ts";
import * as settings from "./settings.ts";
import * as staff from "./staff.ts";
import * as verzin from "./verzin.ts";

interface PathModule {
  /** The name of its file. */
  name: string;
  /** The sites that have its pages. */
  sites: readonly SiteName[];
  exports: Readonly<Record<string, unknown>>;
}

/** Every module of paths, for code that looks at all of them; a page imports only the one that it leads to. */
export const PATH_MODULES: readonly PathModule[] = [
  { name: "account", sites: ["account"], exports: account },
  { name: "auth", sites: ["auth"], exports: auth },
  { name: "community", sites: ["community"], exports: community },
  { name: "every-site", sites: SITE_NAMES.filter((name) => SITES[name].hasLogin), exports: everySite },
  { name: "landing-pages", sites: LANDING_SITES, exports: landingPages },
  { name: "managing", sites: ["account"], exports: managing },
  { name: "organization", sites: ["organization"], exports: organization },
  { name: "schrijfacademie", sites: ["schrijfacademie"], exports: schrijfacademie },
  { name: "settings", sites: ["account"], exports: settings },
  { name: "staff", sites: ["staff"], exports: staff },
  { name: "verzin", sites: ["verzin"], exports: verzin },
];
