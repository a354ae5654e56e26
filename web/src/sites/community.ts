import { CONTESTS_PATH, READ_PATH, WRITE_PATH, TIPS_PATH, FAQ_PATH } from "@inktvis/contract/page-paths/community";
import { CONTACT_PATH } from "@inktvis/contract/page-paths/organization";
import type { SiteDefinition } from "./site-definition.ts";

export const community: SiteDefinition = {
  name: "community",
  tagline: "De plek waar mensen die schrijven elkaar lezen.",
  menu: [
    { title: "Wedstrijden", path: CONTESTS_PATH },
    { title: "Lezen", path: READ_PATH },
    { title: "Schrijven", path: WRITE_PATH },
    { title: "Tip van de week", short: "Tip", path: TIPS_PATH },
    { title: "Vragen", path: FAQ_PATH },
  ],
  footer: [
    {
      title: "Hier",
      links: [
        { title: "Teksten lezen", path: READ_PATH },
        { title: "Zelf schrijven", path: WRITE_PATH },
        { title: "Wedstrijden", path: CONTESTS_PATH },
        { title: "Tip van de week", path: TIPS_PATH },
      ],
    },
    {
      title: "Hulp",
      links: [
        { title: "Veelgestelde vragen", path: FAQ_PATH },
        { title: "Contact", path: CONTACT_PATH, site: "organization" },
      ],
    },
  ],
};
