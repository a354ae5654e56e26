import type { SiteName } from "#sites.ts";
import * as organization from "./organization.ts";
import * as schrijfacademie from "./schrijfacademie.ts";
import * as verzin from "./verzin.ts";

/** Paths that the sites link to but no route has: they exist as long as the editors have a page for them. */
export const WRITTEN_PATHS: Partial<Record<SiteName, readonly string[]>> = {
  organization: [
    organization.COMMUNITY_PATH,
    organization.WRITING_ADVICE_PATH,
    organization.ABOUT_PATH,
    organization.VOLUNTEERS_PATH,
    organization.VACANCIES_PATH,
    organization.CONTACT_PATH,
    organization.ROOM_HIRE_PATH,
    organization.BANK_ACCOUNTS_PATH,
    organization.NEWSLETTER_PATH,
    organization.SCHOOLS_PATH,
    organization.COMPANIES_PATH,
    organization.LIBRARIES_PATH,
    organization.WRITING_TEACHERS_PATH,
    organization.PRIVACY_PATH,
    organization.TERMS_PATH,
    organization.ACCESSIBILITY_PATH,
  ],
  schrijfacademie: [
    schrijfacademie.ENROLMENT_PATH,
    schrijfacademie.PROGRAMME_PATH,
    schrijfacademie.FOR_YOU_PATH,
    schrijfacademie.FAQ_PATH,
    schrijfacademie.PRACTICAL_PATH,
  ],
  verzin: [verzin.SUBSCRIBE_PATH, verzin.SALES_POINTS_PATH],
};
