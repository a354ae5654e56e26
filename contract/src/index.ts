import { academyPeriods } from "./features/academy/periods.ts";
import { academyRegistrations } from "./features/academy/registrations.ts";
import { activities } from "./features/activities/activities.ts";
import { agenda } from "./features/discovery/agenda.ts";
import { alumni } from "./features/content/alumni.ts";
import { articles } from "./features/content/articles.ts";
import { attendance } from "./features/enrolments/attendance.ts";
import { auth } from "./features/accounts/auth.ts";
import { clock } from "./features/contests/clock.ts";
import { contestExports } from "./features/contests/contest-exports.ts";
import { contestInvitations } from "./features/contests/contest-invitations.ts";
import { contests } from "./features/contests/contests.ts";
import { contestMessages } from "./features/contests/contest-messages.ts";
import { contributions } from "./features/contests/contributions.ts";
import { courseInvitations, participantInvitations } from "./features/enrolments/course-invitations.ts";
import { courseLookUps } from "./features/courses/look-ups.ts";
import { courseMailings } from "./features/enrolments/course-mailings.ts";
import { courses } from "./features/courses/courses.ts";
import { delisting, leaving } from "./features/enrolments/delisting.ts";
import { courseCancellation } from "./features/enrolments/course-cancellation.ts";
import { courseFigures } from "./features/enrolments/course-figures.ts";
import { courseEditions } from "./features/courses/course-editions.ts";
import { ecourseFigures } from "./features/ecourses/ecourse-figures.ts";
import { ecourseProgress } from "./features/ecourses/progress.ts";
import { ecourses } from "./features/ecourses/ecourses.ts";
import { ecourseModules, lessonManagement } from "./features/ecourses/syllabus.ts";
import { enrolments } from "./features/enrolments/enrolments.ts";
import { payments } from "./features/enrolments/payments.ts";
import { ecourseInvitations, ecourseLinks, ecourseStudents } from "./features/ecourses/access.ts";
import { ecourseTests } from "./features/ecourses/ecourse-tests.ts";
import { countries } from "./features/people/countries.ts";
import { decisions } from "./features/moderation/decisions.ts";
import { devices } from "./features/accounts/devices.ts";
import { downloads } from "./features/texts/downloads.ts";
import { drafts } from "./features/texts/drafts.ts";
import { faq } from "./features/content/faq.ts";
import { feeds } from "./features/discovery/feeds.ts";
import { genres } from "./features/texts/genres.ts";
import { contentPreviews } from "./features/content-versions/content-previews.ts";
import { landingPages } from "./features/content/landing-pages.ts";
import { homepages } from "./features/content/homepages.ts";
import { images } from "./features/media/images.ts";
import { invitations } from "./features/inviting/invitations.ts";
import { instalments } from "./features/enrolments/instalments.ts";
import { jury } from "./features/contests/jury.ts";
import { lessons } from "./features/ecourses/lessons.ts";
import { legacy } from "./features/discovery/legacy.ts";
import { mailPreferences } from "./features/accounts/mail-preferences.ts";
import { me } from "./features/accounts/me.ts";
import { notifications } from "./features/notifications/notifications.ts";
import { pages } from "./features/content/pages.ts";
import { participants } from "./features/enrolments/participants.ts";
import { newsletters } from "./features/newsletter/newsletters.ts";
import { newsletterSubscriptions } from "./features/newsletter/newsletter-subscriptions.ts";
import { participations } from "./features/contests/participations.ts";
import { products } from "./features/content/products.ts";
import { profiles } from "./features/profiles/profiles.ts";
import { personalData } from "./features/personal-data/personal-data.ts";
import { certificates } from "./features/ecourses/certificates.ts";
import { lessonSubmissions } from "./features/ecourses/submissions.ts";
import { results } from "./features/contests/results.ts";
import { reactions } from "./features/texts/reactions.ts";
import { savedSearches } from "./features/courses/saved-searches.ts";
import { search } from "./features/discovery/search.ts";
import { secondFactor } from "./features/accounts/second-factor.ts";
import { secondStep } from "./features/accounts/second-step.ts";
import { settings } from "./features/accounts/settings.ts";
import { sitemap } from "./features/discovery/sitemap.ts";
import { staffAcademyPeriods } from "./features/academy/staff-academy-periods.ts";
import { staffAcademyRegistrations } from "./features/academy/staff-academy-registrations.ts";
import { staffAddOns } from "./features/billing/staff-add-ons.ts";
import { staffAlumni } from "./features/content/staff-alumni.ts";
import { staffArticles } from "./features/content/staff-articles.ts";
import { staffAnomalies } from "./features/enrolments/staff-anomalies.ts";
import { staffAudit } from "./features/staff/staff-audit.ts";
import {
  staffCourseAgeCategories,
  staffCourseDiscountTypes,
  staffCourseDurations,
  staffCourseRegions,
  staffCourseStudentLevels,
  staffCourseTypes,
} from "./features/courses/staff-look-ups.ts";
import { staffContests } from "./features/contests/staff-contests.ts";
import { staffInstalments } from "./features/enrolments/staff-instalments.ts";
import { staffDataRequests } from "./features/personal-data/staff-data-requests.ts";
import { staffDelistRequests, staffRefundTerms } from "./features/enrolments/staff-delisting.ts";
import { staffDecisions } from "./features/moderation/staff-decisions.ts";
import { staffFaqCategories, staffFaqCollections, staffFaqItems } from "./features/content/staff-faq.ts";
import { staffGenres } from "./features/texts/staff-genres.ts";
import { staffHouseData } from "./features/billing/staff-house-data.ts";
import { staffInvoices } from "./features/billing/staff-invoices.ts";
import { staffVatRates } from "./features/billing/staff-vat-rates.ts";
import { staffContentVersions } from "./features/content-versions/staff-content-versions.ts";
import { staffHomepages } from "./features/content/staff-homepages.ts";
import { staffJobs } from "./features/staff/staff-jobs.ts";
import { staffMails } from "./features/staff/staff-mails.ts";
import { staffLegacyAddresses } from "./features/discovery/staff-legacy-addresses.ts";
import { staffLinks } from "./features/discovery/staff-links.ts";
import { staffNewsletters, staffNewsletterSubscribers } from "./features/newsletter/staff-newsletters.ts";
import { staffLandingPages } from "./features/content/staff-landing-pages.ts";
import { staffPages } from "./features/content/staff-pages.ts";
import { staffProducts } from "./features/content/staff-products.ts";
import { staffPeople } from "./features/staff/staff-people.ts";
import { staffPayments, staffRefunds } from "./features/enrolments/staff-payments.ts";
import { magazineIssues } from "./features/magazine/issues.ts";
import { staffMagazineIssues } from "./features/magazine/staff-issues.ts";
import { staffShipments } from "./features/magazine/staff-shipments.ts";
import { magazineSubscriptions } from "./features/magazine/subscriptions.ts";
import { staffPictures } from "./features/moderation/staff-pictures.ts";
import { staffRegistrations } from "./features/staff/staff-registrations.ts";
import { staffReports } from "./features/moderation/staff-reports.ts";
import { staffTags } from "./features/content/staff-tags.ts";
import { staffTeamTiles } from "./features/content/staff-team-tiles.ts";
import { staffTerms } from "./features/accounts/staff-terms.ts";
import { staffTexts } from "./features/texts/staff-texts.ts";
import { frontPage } from "./features/texts/front-page.ts";
import { texts } from "./features/texts/texts.ts";
import { tracking } from "./features/texts/tracking.ts";
import { versions } from "./features/texts/versions.ts";
import { waitingList } from "./features/enrolments/waiting-list.ts";

/** The whole API as data. The names are those of the client: `api.texts.get(…)`. */
export const contract = {
  auth,
  me,
  settings,
  devices,
  secondFactor,
  secondStep,
  personalData,
  notifications,
  mailPreferences,
  newsletterSubscriptions,
  newsletters,
  texts,
  frontPage,
  contests,
  courses,
  courseEditions,
  courseCancellation,
  courseFigures,
  ecourseModules,
  lessonManagement,
  enrolments,
  payments,
  participants,
  delisting,
  leaving,
  instalments,
  courseMailings,
  attendance,
  waitingList,
  certificates,
  lessonSubmissions,
  lessons,
  ecourseProgress,
  ecourses,
  ecourseTests,
  ecourseFigures,
  contributions,
  clock,
  activities,
  contestExports,
  contestMessages,
  contestInvitations,
  courseInvitations,
  participantInvitations,
  ecourseInvitations,
  ecourseLinks,
  ecourseStudents,
  invitations,
  jury,
  articles,
  magazineIssues,
  magazineSubscriptions,
  pages,
  contentPreviews,
  landingPages,
  homepages,
  faq,
  academyPeriods,
  academyRegistrations,
  products,
  alumni,
  reactions,
  tracking,
  drafts,
  versions,
  profiles,
  savedSearches,
  search,
  agenda,
  downloads,
  participations,
  results,
  legacy,
  feeds,
  sitemap,
  decisions,
  staffPeople,
  staffRegistrations,
  staffTerms,
  staffReports,
  staffContests,
  staffDecisions,
  staffPictures,
  staffJobs,
  staffAudit,
  staffMails,
  staffPayments,
  staffRefunds,
  staffRefundTerms,
  staffDelistRequests,
  staffShipments,
  staffMagazineIssues,
  staffAnomalies,
  staffInstalments,
  staffDataRequests,
  genres,
  courseLookUps,
  countries,
  images,
  staffArticles,
  staffPages,
  staffLinks,
  staffNewsletters,
  staffNewsletterSubscribers,
  staffContentVersions,
  staffLandingPages,
  staffHomepages,
  staffProducts,
  staffAlumni,
  staffTeamTiles,
  staffFaqCollections,
  staffFaqCategories,
  staffFaqItems,
  staffGenres,
  staffCourseTypes,
  staffCourseRegions,
  staffCourseDurations,
  staffCourseAgeCategories,
  staffCourseStudentLevels,
  staffCourseDiscountTypes,
  staffAcademyPeriods,
  staffAcademyRegistrations,
  staffTags,
  staffTexts,
  staffLegacyAddresses,
  staffHouseData,
  staffVatRates,
  staffAddOns,
  staffInvoices,
};
