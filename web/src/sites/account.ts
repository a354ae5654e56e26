import { MY_COURSES_PATH } from "@inktvis/contract/page-paths/account";
import { SETTINGS_PATH, NOTIFICATIONS_PATH } from "@inktvis/contract/page-paths/settings";
import { MANAGEMENT_PATH } from "@inktvis/contract/page-paths/managing";
import { MY_CONTESTS_PATH } from "@inktvis/contract/page-paths/community";
import { Bell, Book, Clipboard, Sliders, Trophy } from "./account-icons.tsx";
import type { SiteDefinition } from "./site-definition.ts";

export const account: SiteDefinition = {
  name: "account",
  tagline: "Alles wat van jou is, op één plek.",
  menu: [
    { title: "Instellingen", icon: Sliders, path: SETTINGS_PATH },
    { title: "Meldingen", icon: Bell, path: NOTIFICATIONS_PATH },
    { title: "Cursussen", icon: Book, path: MY_COURSES_PATH },
    { title: "Wedstrijden", icon: Trophy, path: MY_CONTESTS_PATH, site: "community" },
    { title: "Beheer", icon: Clipboard, path: MANAGEMENT_PATH },
  ],
  footer: [],
};
