import { PRODUCT } from "#sites.ts";

/* Pages of the site of the academy. */
export const ENROLMENT_PATH = `/inschrijven-voor-${PRODUCT}`;
export const TEACHERS_PATH = "/docenten";
export const ALUMNI_PATH = "/alumni";
export const alumnusPath = (slug: string) => `${ALUMNI_PATH}/${slug}`;

/* Pages that the editors write. */
export const PROGRAMME_PATH = "/de-opleiding";
export const FOR_YOU_PATH = "/iets-voor-jou";
export const FAQ_PATH = "/faq";
export const PRACTICAL_PATH = "/praktisch";
