import { SETTINGS_PATH, NOTIFICATIONS_PATH, MY_COURSES_PATH } from "@inktvis/contract/page-paths/account";
import { MANAGEMENT_PATH } from "@inktvis/contract/page-paths/managing";
import { MY_CONTESTS_PATH } from "@inktvis/contract/page-paths/community";
import type { SiteDefinition } from "./site-definition.ts";

export const account: SiteDefinition = {
  name: "account",
  tagline: "Alles wat van jou is, op één plek.",
  menu: [
    { title: "Instellingen", path: SETTINGS_PATH },
    { title: "Meldingen", path: NOTIFICATIONS_PATH },
    { title: "Cursussen", path: MY_COURSES_PATH },
    { title: "Wedstrijden", path: MY_CONTESTS_PATH, site: "community" },
    { title: "Beheer", path: MANAGEMENT_PATH },
  ],
  footer: [],
};
