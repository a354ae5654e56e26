import { contract } from "@inktvis/contract";
import { setDutchMessages } from "@inktvis/contract/layer/messages.nl";
import { activitiesModule } from "./features/activities/activities/activities.module.ts";
import { agendaModule } from "./features/discovery/agenda/agenda.module.ts";
import { articlesModule } from "./features/content/articles/articles.module.ts";
import { authJobs } from "./features/accounts/auth/auth.jobs.ts";
import { authModule } from "./features/accounts/auth/auth.module.ts";
import { clockModule } from "./features/contests/clock/clock.module.ts";
import { contestExportsModule } from "./features/contests/contest-exports/contest-exports.module.ts";
import { contestJobs, contestsModule } from "./features/contests/contests/contests.module.ts";
import { messageJobs } from "./features/contests/messages/message.jobs.ts";
import { contestMessagesModule } from "./features/contests/messages/messages.module.ts";
import { contributionsModule } from "./features/contests/contributions/contributions.module.ts";
import { coursesModule } from "./features/courses/courses/courses.module.ts";
import { countriesModule } from "./features/people/countries/countries.module.ts";
import { faqModule } from "./features/content/faq/faq.module.ts";
import { devicesModule } from "./features/accounts/devices/devices.module.ts";
import { draftsModule } from "./features/texts/drafts/drafts.module.ts";
import { downloadsModule } from "./features/texts/downloads/downloads.module.ts";
import { feedsModule } from "./features/discovery/feeds/feeds.module.ts";
import { frontPageModule } from "./features/texts/front-page/front-page.module.ts";
import { courseLookUpsModule } from "./features/courses/look-ups/look-ups.module.ts";
import { genresModule } from "./features/texts/genres/genres.module.ts";
import { homepagesModule } from "./features/content/homepages/homepages.module.ts";
import { imageJobs } from "./features/media-in-use/images.jobs.ts";
import { renditionJobs } from "./features/media/images/render-pictures.ts";
import { imagesModule } from "./features/media/images/images.module.ts";
import { invitationJobs } from "./features/contests/invitations/invitations.jobs.ts";
import { invitationsModule } from "./features/contests/invitations/invitations.module.ts";
import { juryJobs } from "./features/contests/jury/jury.jobs.ts";
import { juryModule } from "./features/contests/jury/jury.module.ts";
import { legacyModule } from "./features/discovery/legacy/legacy.module.ts";
import { mailPreferencesModule } from "./features/accounts/mail-preferences/mail-preferences.module.ts";
import { meModule } from "./features/accounts/me/me.module.ts";
import { notificationJobs } from "./features/notifications/notification-mails.ts";
import { notificationsModule } from "./features/notifications/notifications.module.ts";
import { moderationJobs } from "./features/moderation/moderation.jobs.ts";
import { moderationModule } from "./features/moderation/moderation.module.ts";
import { pagesModule } from "./features/content/pages/pages.module.ts";
import { participationJobs } from "./features/contests/participations/participations.jobs.ts";
import { resultJobs, resultsModule } from "./features/contests/results/results.module.ts";
import { participationsModule } from "./features/contests/participations/participations.module.ts";
import { profilesModule } from "./features/profiles/profiles.module.ts";
import { personalDataJobs } from "./features/personal-data/personal-data.jobs.ts";
import { personalDataModule } from "./features/personal-data/personal-data.module.ts";
import { reactionJobs } from "./features/texts/reactions/reactions.jobs.ts";
import { reactionsModule } from "./features/texts/reactions/reactions.module.ts";
import { staffArticlesModule } from "./features/content/articles/staff-articles.module.ts";
import { staffFaqItemsModule } from "./features/content/faq/staff-faq-items.module.ts";
import { staffFaqCategoriesModule, staffFaqCollectionsModule } from "./features/content/faq/staff-faq.module.ts";
import { fileJobs } from "./features/media-in-use/files.jobs.ts";
import { staffLookUpsModule } from "./features/courses/look-ups/staff-look-ups.module.ts";
import { staffGenresModule } from "./features/texts/genres/staff-genres.module.ts";
import { staffHomepagesModule } from "./features/content/homepages/staff-homepages.module.ts";
import { staffLegacyAddressesModule } from "./features/discovery/legacy/staff-legacy-addresses.module.ts";
import { staffPagesModule } from "./features/content/pages/staff-pages.module.ts";
import { staffTagsModule } from "./features/content/tags/staff-tags.module.ts";
import { secondFactorJobs } from "./features/accounts/second-factor/second-factor.jobs.ts";
import { secondFactorModule } from "./features/accounts/second-factor/second-factor.module.ts";
import { savedSearchesModule } from "./features/courses/saved-searches/saved-searches.module.ts";
import { savedSearchJobs } from "./features/courses/saved-searches/tell-new-course.ts";
import { searchModule } from "./features/discovery/search/search.module.ts";
import { settingsJobs } from "./features/accounts/settings/settings.jobs.ts";
import { settingsModule } from "./features/accounts/settings/settings.module.ts";
import { staffPeopleJobs } from "./features/staff/staff-people/staff-people.jobs.ts";
import { staffPeopleModule } from "./features/staff/staff-people/staff-people.module.ts";
import { staffContestJobs } from "./features/contests/staff-contests/staff-contests.jobs.ts";
import { staffContestsModule } from "./features/contests/staff-contests/staff-contests.module.ts";
import { staffPictureJobs } from "./features/moderation/staff-pictures/staff-pictures.jobs.ts";
import { staffPicturesModule } from "./features/moderation/staff-pictures/staff-pictures.module.ts";
import { staffRegistrationsModule } from "./features/staff/staff-registrations/staff-registrations.module.ts";
import { systemModule } from "./features/staff/system/system.module.ts";
import { staffTermsModule } from "./features/accounts/terms/staff-terms.module.ts";
import { textJobs } from "./features/texts/texts/texts.jobs.ts";
import { textsModule } from "./features/texts/texts/texts.module.ts";
import { trackingJobs } from "./features/texts/tracking/tracking.jobs.ts";
import { trackingModule } from "./features/texts/tracking/tracking.module.ts";
import { versionsModule } from "./features/texts/versions/versions.module.ts";
import { sitemapModule } from "./features/discovery/sitemap/sitemap.module.ts";
import type { Services } from "./platform/context.ts";
import { createApiApp } from "./platform/http/api-app.ts";
import type { ApiHandlers } from "./platform/http/run-endpoint.ts";

setDutchMessages();

const handlers: ApiHandlers<typeof contract> = {
  auth: authModule.handlers,
  me: meModule.handlers,
  settings: settingsModule.handlers,
  devices: devicesModule.handlers,
  secondFactor: secondFactorModule.factors,
  secondStep: secondFactorModule.step,
  personalData: personalDataModule.handlers,
  notifications: notificationsModule.handlers,
  mailPreferences: mailPreferencesModule.handlers,
  texts: textsModule.handlers,
  contests: contestsModule.handlers,
  courses: coursesModule.handlers,
  contributions: contributionsModule.handlers,
  clock: clockModule.handlers,
  activities: activitiesModule.handlers,
  contestExports: contestExportsModule.handlers,
  contestMessages: contestMessagesModule.handlers,
  invitations: invitationsModule.handlers,
  jury: juryModule.handlers,
  articles: articlesModule.handlers,
  pages: pagesModule.handlers,
  homepages: homepagesModule.handlers,
  faq: faqModule.handlers,
  reactions: reactionsModule.handlers,
  tracking: trackingModule.handlers,
  drafts: draftsModule.handlers,
  versions: versionsModule.handlers,
  profiles: profilesModule.handlers,
  search: searchModule.handlers,
  agenda: agendaModule.handlers,
  downloads: downloadsModule.handlers,
  decisions: moderationModule.ownDecisions,
  staffPeople: staffPeopleModule.handlers,
  staffRegistrations: staffRegistrationsModule.handlers,
  staffTerms: staffTermsModule.handlers,
  staffReports: moderationModule.reports,
  staffContests: staffContestsModule.handlers,
  staffDecisions: moderationModule.decisions,
  staffPictures: staffPicturesModule.handlers,
  staffJobs: systemModule.jobs,
  staffAudit: systemModule.audit,
  staffMails: systemModule.mails,
  staffDataRequests: personalDataModule.staff,
  genres: genresModule.handlers,
  courseLookUps: courseLookUpsModule.handlers,
  savedSearches: savedSearchesModule.handlers,
  frontPage: frontPageModule.handlers,
  countries: countriesModule.handlers,
  images: imagesModule.handlers,
  participations: participationsModule.handlers,
  results: resultsModule.handlers,
  legacy: legacyModule.handlers,
  feeds: feedsModule.handlers,
  sitemap: sitemapModule.handlers,
  staffArticles: staffArticlesModule.handlers,
  staffPages: staffPagesModule.handlers,
  staffHomepages: staffHomepagesModule.handlers,
  staffFaqCollections: staffFaqCollectionsModule.handlers,
  staffFaqCategories: staffFaqCategoriesModule.handlers,
  staffFaqItems: staffFaqItemsModule.handlers,
  staffGenres: staffGenresModule.handlers,
  ...staffLookUpsModule.handlers,
  staffTags: staffTagsModule.handlers,
  staffTexts: frontPageModule.staffHandlers,
  staffLegacyAddresses: staffLegacyAddressesModule.handlers,
};

/** All background and scheduled jobs. */
export const jobHandlers = [
  ...authJobs,
  ...settingsJobs,
  ...secondFactorJobs,
  ...imageJobs,
  ...renditionJobs,
  ...fileJobs,
  ...textJobs,
  ...contestJobs,
  ...savedSearchJobs,
  ...resultJobs,
  ...reactionJobs,
  ...moderationJobs,
  ...staffPeopleJobs,
  ...staffContestJobs,
  ...staffPictureJobs,
  ...trackingJobs,
  ...participationJobs,
  ...invitationJobs,
  ...juryJobs,
  ...messageJobs,
  ...personalDataJobs,
  ...notificationJobs,
];

/** The API of the product. */
export const createApi = (services: Services) => createApiApp(contract, handlers, services);
export type Api = Awaited<ReturnType<typeof createApi>>;
