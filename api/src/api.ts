import { contract } from "@inktvis/contract";
import { speakDutch } from "@inktvis/contract/layer/messages.nl";
import { articlesModule } from "./features/articles/articles.module.ts";
import { authJobs, authModule } from "./features/auth/auth.module.ts";
import { contestExportsModule } from "./features/contest-exports/contest-exports.module.ts";
import { contestJobs, contestsModule } from "./features/contests/contests.module.ts";
import { contributionsModule } from "./features/contributions/contributions.module.ts";
import { countriesModule } from "./features/countries/countries.module.ts";
import { faqModule } from "./features/faq/faq.module.ts";
import { devicesModule } from "./features/devices/devices.module.ts";
import { draftsModule } from "./features/drafts/drafts.module.ts";
import { downloadsModule } from "./features/downloads/downloads.module.ts";
import { feedsModule } from "./features/feeds/feeds.module.ts";
import { genresModule } from "./features/genres/genres.module.ts";
import { homepagesModule } from "./features/homepages/homepages.module.ts";
import { imageJobs } from "./features/images/images.jobs.ts";
import { imagesModule } from "./features/images/images.module.ts";
import { invitationJobs, invitationsModule } from "./features/invitations/invitations.module.ts";
import { juryModule } from "./features/jury/jury.module.ts";
import { legacyModule } from "./features/legacy/legacy.module.ts";
import { mailLogJobs } from "./features/mail-log/mail-log.jobs.ts";
import { mailPreferencesModule } from "./features/mail-preferences/mail-preferences.module.ts";
import { meModule } from "./features/me/me.module.ts";
import { notificationJobs, notificationsModule } from "./features/notifications/notifications.module.ts";
import { moderationJobs, moderationModule } from "./features/moderation/moderation.module.ts";
import { pagesModule } from "./features/pages/pages.module.ts";
import { participationJobs, participationsModule } from "./features/participations/participations.module.ts";
import { peopleModule } from "./features/people/people.module.ts";
import { personalDataJobs, personalDataModule } from "./features/personal-data/personal-data.module.ts";
import { reactionJobs, reactionsModule } from "./features/reactions/reactions.module.ts";
import { staffArticlesModule } from "./features/articles/staff-articles.module.ts";
import { staffFaqItemsModule } from "./features/faq/staff-faq-items.module.ts";
import { staffFaqCategoriesModule, staffFaqCollectionsModule } from "./features/faq/staff-faq.module.ts";
import { fileJobs } from "./features/files/files.module.ts";
import { staffGenresModule } from "./features/genres/staff-genres.module.ts";
import { staffHomepagesModule } from "./features/homepages/staff-homepages.module.ts";
import { staffLegacyAddressesModule } from "./features/legacy/staff-legacy-addresses.module.ts";
import { staffPagesModule } from "./features/pages/staff-pages.module.ts";
import { staffTagsModule } from "./features/tags/staff-tags.module.ts";
import { secondFactorJobs, secondFactorModule } from "./features/second-factor/second-factor.module.ts";
import { searchModule } from "./features/search/search.module.ts";
import { settingsJobs, settingsModule } from "./features/settings/settings.module.ts";
import { staffPeopleJobs, staffPeopleModule } from "./features/staff-people/staff-people.module.ts";
import { staffContestJobs, staffContestsModule } from "./features/staff-contests/staff-contests.module.ts";
import { staffPictureJobs, staffPicturesModule } from "./features/staff-pictures/staff-pictures.module.ts";
import { staffRegistrationsModule } from "./features/staff-registrations/staff-registrations.module.ts";
import { systemModule } from "./features/system/system.module.ts";
import { staffTermsModule } from "./features/terms/staff-terms.module.ts";
import { textJobs, textsModule } from "./features/texts/texts.module.ts";
import { trackingJobs, trackingModule } from "./features/tracking/tracking.module.ts";
import { versionsModule } from "./features/versions/versions.module.ts";
import { sitemapModule } from "./features/sitemap/sitemap.module.ts";
import type { Services } from "./platform/context.ts";
import { createApiApp } from "./platform/http/api-app.ts";
import type { ApiHandlers } from "./platform/http/run-endpoint.ts";

speakDutch();

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
  contributions: contributionsModule.handlers,
  contestExports: contestExportsModule.handlers,
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
  people: peopleModule.handlers,
  search: searchModule.handlers,
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
  countries: countriesModule.handlers,
  images: imagesModule.handlers,
  participations: participationsModule.handlers,
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
  staffTags: staffTagsModule.handlers,
  staffLegacyAddresses: staffLegacyAddressesModule.handlers,
};

/** Everything that is done later or by itself, of all features. */
export const jobHandlers = [
  ...authJobs,
  ...settingsJobs,
  ...secondFactorJobs,
  ...imageJobs,
  ...fileJobs,
  ...textJobs,
  ...contestJobs,
  ...reactionJobs,
  ...moderationJobs,
  ...staffPeopleJobs,
  ...staffContestJobs,
  ...staffPictureJobs,
  ...trackingJobs,
  ...participationJobs,
  ...invitationJobs,
  ...personalDataJobs,
  ...notificationJobs,
  ...mailLogJobs,
];

/** The API of the product over these services. */
export const createApi = (services: Services) => createApiApp(contract, handlers, services);
export type Api = Awaited<ReturnType<typeof createApi>>;
