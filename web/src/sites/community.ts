import type { SiteDefinition } from "./site-definition.ts";

export const community: SiteDefinition = {
  name: "community",
  tagline: "De plek waar mensen die schrijven elkaar lezen.",
  menu: [
    { title: "Wedstrijden", path: "/wedstrijden" },
    { title: "Lezen", path: "/lezen" },
    { title: "Schrijven", path: "/schrijven" },
    { title: "Tip van de week", short: "Tip", path: "/tip-van-de-week" },
    { title: "Vragen", path: "/faq" },
  ],
  footer: [
    {
      title: "Hier",
      links: [
        { title: "Teksten lezen", path: "/lezen" },
        { title: "Zelf schrijven", path: "/schrijven" },
        { title: "Wedstrijden", path: "/wedstrijden" },
        { title: "Tip van de week", path: "/tip-van-de-week" },
      ],
    },
    {
      title: "Hulp",
      links: [
        { title: "Veelgestelde vragen", path: "/faq" },
        { title: "Contact", path: "/contact", site: "organization" },
      ],
    },
  ],
  coming: {},
};
