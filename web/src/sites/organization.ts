import { CONTESTS_PATH } from "@inktvis/contract/page-paths/community";
import * as paths from "@inktvis/contract/page-paths/organization";
import type { SiteDefinition } from "./site-definition.ts";

export const organization: SiteDefinition = {
  name: "organization",
  tagline: "Het huis voor iedereen die schrijft in Vlaanderen en Brussel.",
  menu: [
    { title: "Cursussen", path: paths.COURSES_PATH },
    { title: "Activiteiten", path: paths.ACTIVITIES_PATH },
    { title: "Wedstrijden", path: CONTESTS_PATH, site: "community" },
    { title: "Nieuws", path: paths.NEWS_PATH },
    { title: "Schrijfadvies", path: paths.WRITING_ADVICE_PATH },
    { title: "Community", path: paths.COMMUNITY_PATH },
  ],
  shopTitle: "Shop",
  search: { title: "Zoeken", path: paths.SEARCH_PATH },
  footer: [
    {
      title: "Over ons",
      links: [
        { title: "Wie we zijn", path: paths.ABOUT_PATH },
        { title: "Team", path: paths.TEAM_PATH },
        { title: "Vrijwilligers", path: paths.VOLUNTEERS_PATH },
        { title: "Vacatures", path: paths.VACANCIES_PATH },
        { title: "Contact", path: paths.CONTACT_PATH },
      ],
    },
    {
      title: "Praktisch",
      links: [
        { title: "Veelgestelde vragen", path: paths.FAQ_PATH },
        { title: "Shop", path: paths.SHOP_PATH },
        { title: "Zaal huren", path: paths.ROOM_HIRE_PATH },
        { title: "Rekeningnummers", path: paths.BANK_ACCOUNTS_PATH },
        { title: "Onderwijs", path: paths.SCHOOLS_PATH },
        { title: "Bedrijven", path: paths.COMPANIES_PATH },
      ],
    },
    {
      title: "Volg ons",
      links: [{ title: "Nieuwsbrief", path: paths.NEWSLETTER_PATH }],
      social: true,
    },
  ],
};
