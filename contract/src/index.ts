import { articles } from "./features/articles.ts";
import { auth } from "./features/auth.ts";
import { contestExports } from "./features/contest-exports.ts";
import { contests } from "./features/contests.ts";
import { contributions } from "./features/contributions.ts";
import { countries } from "./features/countries.ts";
import { decisions } from "./features/decisions.ts";
import { devices } from "./features/devices.ts";
import { downloads } from "./features/downloads.ts";
import { drafts } from "./features/drafts.ts";
import { faq } from "./features/faq.ts";
import { feeds } from "./features/feeds.ts";
import { genres } from "./features/genres.ts";
import { homepages } from "./features/homepages.ts";
import { images } from "./features/images.ts";
import { invitations } from "./features/invitations.ts";
import { jury } from "./features/jury.ts";
import { legacy } from "./features/legacy.ts";
import { mailPreferences } from "./features/mail-preferences.ts";
import { me } from "./features/me.ts";
import { notifications } from "./features/notifications.ts";
import { pages } from "./features/pages.ts";
import { participations } from "./features/participations.ts";
import { people } from "./features/people.ts";
import { personalData } from "./features/personal-data.ts";
import { reactions } from "./features/reactions.ts";
import { search } from "./features/search.ts";
import { secondFactor } from "./features/second-factor.ts";
import { secondStep } from "./features/second-step.ts";
import { settings } from "./features/settings.ts";
import { sitemap } from "./features/sitemap.ts";
import { staffArticles } from "./features/staff-articles.ts";
import { staffAudit } from "./features/staff-audit.ts";
import { staffContests } from "./features/staff-contests.ts";
import { staffDataRequests } from "./features/staff-data-requests.ts";
import { staffDecisions } from "./features/staff-decisions.ts";
import { staffFaqCategories, staffFaqCollections, staffFaqItems } from "./features/staff-faq.ts";
import { staffGenres } from "./features/staff-genres.ts";
import { staffHomepages } from "./features/staff-homepages.ts";
import { staffJobs } from "./features/staff-jobs.ts";
import { staffMails } from "./features/staff-mails.ts";
import { staffLegacyAddresses } from "./features/staff-legacy-addresses.ts";
import { staffPages } from "./features/staff-pages.ts";
import { staffPeople } from "./features/staff-people.ts";
import { staffPictures } from "./features/staff-pictures.ts";
import { staffRegistrations } from "./features/staff-registrations.ts";
import { staffReports } from "./features/staff-reports.ts";
import { staffTags } from "./features/staff-tags.ts";
import { staffTerms } from "./features/staff-terms.ts";
import { texts } from "./features/texts.ts";
import { tracking } from "./features/tracking.ts";
import { versions } from "./features/versions.ts";

/** Everything the API answers, as data. Names are the client's: `api.texts.get(…)`. */
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
  texts,
  contests,
  contributions,
  contestExports,
  invitations,
  jury,
  articles,
  pages,
  homepages,
  faq,
  reactions,
  tracking,
  drafts,
  versions,
  people,
  search,
  downloads,
  participations,
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
  staffDataRequests,
  genres,
  countries,
  images,
  staffArticles,
  staffPages,
  staffHomepages,
  staffFaqCollections,
  staffFaqCategories,
  staffFaqItems,
  staffGenres,
  staffTags,
  staffLegacyAddresses,
};
