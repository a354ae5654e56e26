import { contract } from "@inktvis/contract";
import { setDutchMessages } from "@inktvis/contract/layer/messages.nl";
import { periodJobs } from "./features/academy/periods/period-opened.ts";
import { academyPeriodsModule } from "./features/academy/periods/periods.module.ts";
import { staffAcademyPeriodsModule } from "./features/academy/periods/staff-periods.module.ts";
import { documentJobs } from "./features/academy/registrations/delete-unused-documents.ts";
import { registrationTermJobs } from "./features/academy/registrations/keep-terms.ts";
import { registrationMailJobs } from "./features/academy/registrations/registration.mail-jobs.ts";
import { academyRegistrationsModule } from "./features/academy/registrations/registrations.module.ts";
import { staffAcademyRegistrationsModule } from "./features/academy/registrations/staff-registrations.module.ts";
import { activitiesModule } from "./features/activities/activities/activities.module.ts";
import { agendaModule } from "./features/discovery/agenda/agenda.module.ts";
import { alumniModule } from "./features/content/alumni/alumni.module.ts";
import { articlesModule } from "./features/content/articles/articles.module.ts";
import { authJobs } from "./features/accounts/auth/auth.jobs.ts";
import { authModule } from "./features/accounts/auth/auth.module.ts";
import { clockModule } from "./features/contests/clock/clock.module.ts";
import { contestExportsModule } from "./features/contests/contest-exports/contest-exports.module.ts";
import { contestJobs, contestsModule } from "./features/contests/contests/contests.module.ts";
import { messageJobs } from "./features/contests/messages/message.jobs.ts";
import { contestMessagesModule } from "./features/contests/messages/messages.module.ts";
import { contributionsModule } from "./features/contests/contributions/contributions.module.ts";
import { courseNoticeJobs } from "./features/courses/courses/course-notices.ts";
import { cancellingJobs } from "./features/enrolments/cancelling/cancel-course.ts";
import { cancellingMailJobs } from "./features/enrolments/cancelling/cancelling.mail-jobs.ts";
import { cancellingModule } from "./features/enrolments/cancelling/cancelling.module.ts";
import { figuresModule } from "./features/enrolments/figures/figures.module.ts";
import { courseEditionsModule } from "./features/courses/courses/course-editions.module.ts";
import { coursesModule } from "./features/courses/courses/courses.module.ts";
import { mailingJobs } from "./features/enrolments/mailings/mailing.jobs.ts";
import { courseMailingsModule } from "./features/enrolments/mailings/mailings.module.ts";
import { testsModule } from "./features/ecourses/tests/tests.module.ts";
import { attendanceModule } from "./features/enrolments/attendance/attendance.module.ts";
import { courseChangeMailJobs } from "./features/enrolments/course-changes/course-changes.mail-jobs.ts";
import { startingSoonJobs } from "./features/enrolments/starting-soon/starting-soon.jobs.ts";
import { accessJobs } from "./features/ecourses/access/access.jobs.ts";
import { accessModule } from "./features/ecourses/access/access.module.ts";
import { ecourseFiguresModule } from "./features/ecourses/figures/figures.module.ts";
import { ecoursesModule } from "./features/ecourses/ecourses/ecourses.module.ts";
import { syllabusModule } from "./features/ecourses/syllabus/syllabus.module.ts";
import { enrolmentsModule } from "./features/enrolments/enrolments/enrolments.module.ts";
import { enrolmentMailJobs } from "./features/enrolments/enrolments/enrolment.mail-jobs.ts";
import { delistingMailJobs } from "./features/enrolments/delisting/delisting.mail-jobs.ts";
import { delistingModule } from "./features/enrolments/delisting/delisting.module.ts";
import { participantsModule } from "./features/enrolments/participants/participants.module.ts";
import { ecourseProgressModule } from "./features/ecourses/progress/progress.module.ts";
import { lessonsModule } from "./features/ecourses/lessons/lessons.module.ts";
import { countriesModule } from "./features/people/countries/countries.module.ts";
import { assignmentMailJobs } from "./features/ecourses/assignments/assignment.mail-jobs.ts";
import { assignmentsModule } from "./features/ecourses/assignments/assignments.module.ts";
import { certificatesModule } from "./features/ecourses/certificates/certificates.module.ts";
import { certificateMailJobs } from "./features/ecourses/certificates/certificate.mail-jobs.ts";
import { faqModule } from "./features/content/faq/faq.module.ts";
import { devicesModule } from "./features/accounts/devices/devices.module.ts";
import { draftsModule } from "./features/texts/drafts/drafts.module.ts";
import { downloadsModule } from "./features/texts/downloads/downloads.module.ts";
import { feedsModule } from "./features/discovery/feeds/feeds.module.ts";
import { frontPageModule } from "./features/texts/front-page/front-page.module.ts";
import { courseLookUpsModule } from "./features/courses/look-ups/look-ups.module.ts";
import { genresModule } from "./features/texts/genres/genres.module.ts";
import { contentVersionsModule } from "./features/content-versions/content-versions.module.ts";
import { homepagesModule } from "./features/content/homepages/homepages.module.ts";
import { imageJobs } from "./features/media-in-use/images.jobs.ts";
import { renditionJobs } from "./features/media/images/render-pictures.ts";
import { imagesModule } from "./features/media-in-use/images.module.ts";
import { invoiceJobs } from "./features/billing/invoices/invoices.jobs.ts";
import { invitationJobs } from "./features/contests/invitations/invitations.jobs.ts";
import { contestInvitationsModule } from "./features/contests/invitations/contest-invitations.module.ts";
import { courseInvitationJobs } from "./features/enrolments/invitations/course-invitations.jobs.ts";
import {
  courseInvitationsModule,
  participantInvitationsModule,
} from "./features/enrolments/invitations/course-invitations.module.ts";
import { invitationKindsModule } from "./features/invitation-kinds/invitation-kinds.module.ts";
import { invitationKindsJobs } from "./features/invitation-kinds/tell-earlier-invitations.ts";
import { juryJobs } from "./features/contests/jury/jury.jobs.ts";
import { juryModule } from "./features/contests/jury/jury.module.ts";
import { legacyModule } from "./features/discovery/legacy/legacy.module.ts";
import { mailPreferencesModule } from "./features/accounts/mail-preferences/mail-preferences.module.ts";
import { meModule } from "./features/accounts/me/me.module.ts";
import { linkJobs } from "./features/discovery/links/link.jobs.ts";
import { linksModule } from "./features/discovery/links/links.module.ts";
import { newsletterJobs } from "./features/newsletter/newsletters/newsletter.jobs.ts";
import { newslettersModule } from "./features/newsletter/newsletters/newsletters.module.ts";
import { subscriptionJobs } from "./features/newsletter/subscriptions/subscription.jobs.ts";
import { newsletterSubscriptionsModule } from "./features/newsletter/subscriptions/subscriptions.module.ts";
import { notificationJobs } from "./features/notifications/notification-mails.ts";
import { notificationsModule } from "./features/notifications/notifications.module.ts";
import { moderationJobs } from "./features/moderation/moderation.jobs.ts";
import { moderationModule } from "./features/moderation/moderation.module.ts";
import { instalmentJobs, instalmentsModule } from "./features/enrolments/instalments/instalments.module.ts";
import { paymentMailJobs } from "./features/enrolments/payments/payment.mail-jobs.ts";
import { landingPagesModule } from "./features/content/landing-pages/landing-pages.module.ts";
import { pagesModule } from "./features/content/pages/pages.module.ts";
import { participationJobs } from "./features/contests/participations/participations.jobs.ts";
import { resultJobs, resultsModule } from "./features/contests/results/results.module.ts";
import { participationsModule } from "./features/contests/participations/participations.module.ts";
import { productsModule } from "./features/content/products/products.module.ts";
import { profilesModule } from "./features/profiles/profiles.module.ts";
import { personalDataJobs } from "./features/personal-data/personal-data.jobs.ts";
import { paymentJobs, paymentsModule } from "./features/enrolments/payments/payments.module.ts";
import { waitingListJobs, waitingListModule } from "./features/enrolments/waiting-list/waiting-list.module.ts";
import { waitingListMailJobs } from "./features/enrolments/waiting-list/waiting-list.mail-jobs.ts";
import { personalDataModule } from "./features/personal-data/personal-data.module.ts";
import { reactionJobs } from "./features/texts/reactions/reactions.jobs.ts";
import { reactionsModule } from "./features/texts/reactions/reactions.module.ts";
import { staffAddOnsModule } from "./features/billing/add-ons/staff-add-ons.module.ts";
import { staffHouseDataModule } from "./features/billing/house-data/staff-house-data.module.ts";
import { staffInvoicesModule } from "./features/billing/invoices/staff-invoices.module.ts";
import { staffVatRatesModule } from "./features/billing/vat-rates/staff-vat-rates.module.ts";
import { staffAlumniModule } from "./features/content/alumni/staff-alumni.module.ts";
import { staffArticlesModule } from "./features/content/articles/staff-articles.module.ts";
import { staffFaqItemsModule } from "./features/content/faq/staff-faq-items.module.ts";
import { staffFaqCategoriesModule, staffFaqCollectionsModule } from "./features/content/faq/staff-faq.module.ts";
import { fileJobs } from "./features/media-in-use/files.jobs.ts";
import { staffLookUpsModule } from "./features/courses/look-ups/staff-look-ups.module.ts";
import { staffGenresModule } from "./features/texts/genres/staff-genres.module.ts";
import { staffHomepagesModule } from "./features/content/homepages/staff-homepages.module.ts";
import { staffLegacyAddressesModule } from "./features/discovery/legacy/staff-legacy-addresses.module.ts";
import { staffLandingPagesModule } from "./features/content/landing-pages/staff-landing-pages.module.ts";
import { staffPagesModule } from "./features/content/pages/staff-pages.module.ts";
import { staffProductsModule } from "./features/content/products/staff-products.module.ts";
import { staffTeamTilesModule } from "./features/content/team/staff-team-tiles.module.ts";
import { staffTagsModule } from "./features/content/tags/staff-tags.module.ts";
import { secondFactorJobs } from "./features/accounts/second-factor/second-factor.jobs.ts";
import { secondFactorModule } from "./features/accounts/second-factor/second-factor.module.ts";
import { issuesModule } from "./features/magazine/issues/issues.module.ts";
import { shipmentsModule } from "./features/magazine/shipments/shipments.module.ts";
import { magazineRequestsModule } from "./features/magazine/requests/requests.module.ts";
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
import { termsJobs } from "./features/accounts/terms/terms.jobs.ts";
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
  newsletterSubscriptions: newsletterSubscriptionsModule.handlers,
  newsletters: newslettersModule.archive,
  texts: textsModule.handlers,
  contests: contestsModule.handlers,
  courses: coursesModule.handlers,
  courseEditions: courseEditionsModule.handlers,
  courseCancellation: cancellingModule.handlers,
  courseFigures: figuresModule.handlers,
  ecourseModules: syllabusModule.modules,
  lessonManagement: syllabusModule.lessons,
  enrolments: enrolmentsModule.handlers,
  delisting: delistingModule.delisting,
  leaving: delistingModule.leaving,
  payments: paymentsModule.payments,
  participants: participantsModule.handlers,
  courseMailings: courseMailingsModule.handlers,
  attendance: attendanceModule.handlers,
  ecourseTests: testsModule.handlers,
  waitingList: waitingListModule.handlers,
  certificates: certificatesModule.handlers,
  lessonSubmissions: assignmentsModule.handlers,
  lessons: lessonsModule.handlers,
  ecourseProgress: ecourseProgressModule.handlers,
  ecourses: ecoursesModule.handlers,
  ecourseFigures: ecourseFiguresModule.handlers,
  contributions: contributionsModule.handlers,
  clock: clockModule.handlers,
  activities: activitiesModule.handlers,
  contestExports: contestExportsModule.handlers,
  contestMessages: contestMessagesModule.handlers,
  contestInvitations: contestInvitationsModule.handlers,
  courseInvitations: courseInvitationsModule.handlers,
  participantInvitations: participantInvitationsModule.handlers,
  ecourseInvitations: accessModule.invitations,
  ecourseLinks: accessModule.links,
  ecourseStudents: accessModule.students,
  invitations: invitationKindsModule.handlers,
  jury: juryModule.handlers,
  articles: articlesModule.handlers,
  pages: pagesModule.handlers,
  contentPreviews: contentVersionsModule.previews,
  landingPages: landingPagesModule.handlers,
  homepages: homepagesModule.handlers,
  faq: faqModule.handlers,
  academyPeriods: academyPeriodsModule.handlers,
  academyRegistrations: academyRegistrationsModule.handlers,
  products: productsModule.handlers,
  alumni: alumniModule.handlers,
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
  staffPayments: paymentsModule.staffPayments,
  staffRefunds: paymentsModule.staffRefunds,
  staffRefundTerms: delistingModule.staffRefundTerms,
  staffDelistRequests: delistingModule.staffDelistRequests,
  staffShipments: shipmentsModule.handlers,
  magazineSubscriptions: magazineRequestsModule.handlers,
  magazineIssues: issuesModule.handlers,
  staffMagazineIssues: issuesModule.staffHandlers,
  staffAnomalies: paymentsModule.staffAnomalies,
  ...instalmentsModule,
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
  staffLinks: linksModule.handlers,
  staffNewsletters: newslettersModule.staff,
  staffNewsletterSubscribers: newslettersModule.subscribers,
  staffContentVersions: contentVersionsModule.handlers,
  staffLandingPages: staffLandingPagesModule.handlers,
  staffHomepages: staffHomepagesModule.handlers,
  staffProducts: staffProductsModule.handlers,
  staffAlumni: staffAlumniModule.handlers,
  staffTeamTiles: staffTeamTilesModule.handlers,
  staffFaqCollections: staffFaqCollectionsModule.handlers,
  staffFaqCategories: staffFaqCategoriesModule.handlers,
  staffFaqItems: staffFaqItemsModule.handlers,
  staffGenres: staffGenresModule.handlers,
  ...staffLookUpsModule.handlers,
  staffAcademyPeriods: staffAcademyPeriodsModule.handlers,
  staffAcademyRegistrations: staffAcademyRegistrationsModule.handlers,
  staffTags: staffTagsModule.handlers,
  staffTexts: frontPageModule.staffHandlers,
  staffLegacyAddresses: staffLegacyAddressesModule.handlers,
  staffHouseData: staffHouseDataModule.handlers,
  staffVatRates: staffVatRatesModule.handlers,
  staffAddOns: staffAddOnsModule.handlers,
  staffInvoices: staffInvoicesModule.handlers,
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
  ...courseNoticeJobs,
  ...enrolmentMailJobs,
  ...instalmentJobs,
  ...magazineRequestsModule.jobs,
  ...mailingJobs,
  ...linkJobs,
  ...newsletterJobs,
  ...subscriptionJobs,
  ...courseChangeMailJobs,
  ...startingSoonJobs,
  ...paymentMailJobs,
  ...delistingMailJobs,
  ...waitingListJobs,
  ...waitingListMailJobs,
  ...paymentJobs,
  ...cancellingJobs,
  ...cancellingMailJobs,
  ...certificateMailJobs,
  ...assignmentMailJobs,
  ...periodJobs,
  ...termsJobs,
  ...documentJobs,
  ...registrationTermJobs,
  ...registrationMailJobs,
  ...contentVersionsModule.jobs,
  ...resultJobs,
  ...reactionJobs,
  ...moderationJobs,
  ...staffPeopleJobs,
  ...staffContestJobs,
  ...staffPictureJobs,
  ...trackingJobs,
  ...participationJobs,
  ...invitationJobs,
  ...courseInvitationJobs,
  ...invitationKindsJobs,
  ...accessJobs,
  ...invoiceJobs,
  ...juryJobs,
  ...messageJobs,
  ...personalDataJobs,
  ...notificationJobs,
];

/** The API of the product. */
export const createApi = (services: Services) => createApiApp(contract, handlers, services);
export type Api = Awaited<ReturnType<typeof createApi>>;
