/* Pages of the organization site. */
export const COURSES_PATH = "/cursussen";
/** Courses and activities by month. */
export const AGENDA_PATH = `${COURSES_PATH}/agenda`;
export const coursePath = (slug: string) => `${COURSES_PATH}/${slug}`;
export const courseInvitationPath = (slug: string, token: string) =>
  `${coursePath(slug)}/uitnodiging?${new URLSearchParams({ token })}`;
/** Leads to the step that the enrolment has reached. */
export const courseEnrolmentPath = (slug: string) => `${coursePath(slug)}/inschrijven`;
/** The steps of an enrolment, as their addresses name them (docs/product/enrolments.md#steps). */
export const ENROLMENT_STEPS = ["voorwaarden", "gegevens", "betaling", "compleet"] as const;
export type EnrolmentStep = (typeof ENROLMENT_STEPS)[number];
/** That step, or an earlier one if the enrolment has not reached it. */
export const enrolmentStepPath = (slug: string, step: EnrolmentStep) => `${courseEnrolmentPath(slug)}/${step}`;
/** Declines a seat that was held for somebody on the waiting list. */
export const declineOfferPath = (slug: string, token: string) =>
  `${coursePath(slug)}/plaats-weigeren?${new URLSearchParams({ token })}`;
/** Where anybody verifies a certificate by its code. */
export const VERIFY_CERTIFICATE_PATH = "/certificaat";
/** @param code possibly as somebody typed it */
export const certificatePath = (code: string) => `${VERIFY_CERTIFICATE_PATH}/${encodeURIComponent(code)}`;
export const ACTIVITIES_PATH = "/activiteiten";
/** A page of the list of activities. */
export const activityListPath = (page = 1) => (page > 1 ? `${ACTIVITIES_PATH}?page=${page}` : ACTIVITIES_PATH);
export const activityPath = (slug: string) => `${ACTIVITIES_PATH}/${slug}`;
/** Leads to the contests on the community. */
export const CONTESTS_PATH = "/wedstrijden";
export const SEARCH_PATH = "/zoeken";
/** The search page with everything of this genre. */
export const genreSearchPath = (id: number) =>
  `${SEARCH_PATH}?${new URLSearchParams({ q: JSON.stringify({ filters: { genres: [id] } }) })}`;
export const NEWS_PATH = "/nieuws";
export const newsPath = (slug: string) => `${NEWS_PATH}/${slug}`;
export const FAQ_PATH = "/faq";
/** A page that the editors write, with the form to subscribe. */
export const NEWSLETTER_PATH = "/nieuwsbrief";
/** The newsletters that were sent. */
export const NEWSLETTER_ARCHIVE_PATH = `${NEWSLETTER_PATH}/archief`;
export const newsletterPath = (slug: string) => `${NEWSLETTER_ARCHIVE_PATH}/${slug}`;
/** A page of the archive of newsletters. */
export const newsletterListPath = (page = 1) =>
  page > 1 ? `${NEWSLETTER_ARCHIVE_PATH}?page=${page}` : NEWSLETTER_ARCHIVE_PATH;
/* The links in mails about a subscription; their pages ask to press a button. */
export const confirmNewsletterPath = (link: { id: string; token: string }) =>
  `${NEWSLETTER_PATH}/bevestigen?${new URLSearchParams(link)}`;
export const unsubscribeNewsletterPath = (token: string) =>
  `${NEWSLETTER_PATH}/uitschrijven?${new URLSearchParams({ token })}`;
/** The products of the house; what has a price is ordered and paid elsewhere. */
export const SHOP_PATH = "/shop";
/** A page of the shop. */
export const shopPath = (page = 1) => (page > 1 ? `${SHOP_PATH}?page=${page}` : SHOP_PATH);
export const productPath = (slug: string) => `${SHOP_PATH}/${slug}`;
export const TEAM_PATH = "/team";

/* Pages that the editors write. */
export const COMMUNITY_PATH = "/community";
export const WRITING_ADVICE_PATH = "/schrijfadvies";
export const ABOUT_PATH = "/over-ons";
export const VOLUNTEERS_PATH = "/vrijwilligers";
export const VACANCIES_PATH = "/vacatures";
export const CONTACT_PATH = "/contact";
export const ROOM_HIRE_PATH = "/zaalverhuur";
export const BANK_ACCOUNTS_PATH = "/rekeningnummers";
export const SCHOOLS_PATH = "/scholen";
export const COMPANIES_PATH = "/voor-bedrijven";
export const LIBRARIES_PATH = "/bibliotheken";
export const WRITING_TEACHERS_PATH = "/schrijfdocenten";
export const PRIVACY_PATH = "/privacy";
export const TERMS_PATH = "/voorwaarden";
export const ACCESSIBILITY_PATH = "/toegankelijkheid";
