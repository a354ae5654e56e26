import type { Guard } from "../guard.ts";
import { academyGuards } from "./academy.ts";
import { activityGuards } from "./activities.ts";
import { authGuards } from "./auth.ts";
import { billingGuards } from "./billing.ts";
import { choosingGuards } from "./choosing.ts";
import { contestInvitationGuards } from "./contest-invitations.ts";
import { contestManagingGuards } from "./contest-managing.ts";
import { contestResultGuards } from "./contest-results.ts";
import { contestWorkGuards } from "./contest-work.ts";
import { contestGuards } from "./contests.ts";
import { contentVersionGuards } from "./content-versions.ts";
import { courseGuards } from "./courses.ts";
import { delistingGuards } from "./delisting.ts";
import { assignmentGuards } from "./ecourse-assignments.ts";
import { ecourseTestGuards } from "./ecourse-tests.ts";
import { ecourseAccessGuards } from "./ecourse-access.ts";
import { ecourseSyllabusGuards } from "./ecourse-syllabus.ts";
import { certificateGuards } from "./ecourse-certificates.ts";
import { ecourseProgressGuards } from "./ecourse-progress.ts";
import { ecourseVideoGuards } from "./ecourse-videos.ts";
import { ecourseGuards } from "./ecourses.ts";
import { editionGuards } from "./editions.ts";
import { emailAddressGuards } from "./email-addresses.ts";
import { enrolmentGuards } from "./enrolments.ts";
import { heavyWorkGuards } from "./heavy-work.ts";
import { instalmentGuards } from "./instalments.ts";
import { landingPageGuards } from "./landing-pages.ts";
import { leavingGuards } from "./leaving.ts";
import { lookUpGuards } from "./look-ups.ts";
import { notificationGuards } from "./notifications.ts";
import { linkGuards, newsletterGuards } from "./newsletter.ts";
import { magazineGuards } from "./magazine.ts";
import { mailingGuards } from "./mailings.ts";
import { participantGuards } from "./participants.ts";
import { paymentProviderGuards } from "./payment-providers.ts";
import { paymentGuards } from "./payments.ts";
import { rateLimitGuards } from "./rate-limits.ts";
import { refundGuards } from "./refunds.ts";
import { peopleGuards } from "./people.ts";
import { personalDataGuards } from "./personal-data.ts";
import { pictureGuards } from "./pictures.ts";
import { platformGuards } from "./platform.ts";
import { secondFactorGuards } from "./second-factor.ts";
import { serverGuards } from "./server.ts";
import { savedSearchGuards } from "./saved-searches.ts";
import { sessionGuards } from "./sessions.ts";
import { textGuards } from "./texts.ts";
import { waitingListGuards } from "./waiting-list.ts";

/** All guards; CONTRIBUTING says when to add one. */
export const GUARDS: readonly Guard[] = [
  ...platformGuards,
  ...serverGuards,
  ...rateLimitGuards,
  ...sessionGuards,
  ...instalmentGuards,
  ...choosingGuards,
  ...heavyWorkGuards,
  ...authGuards,
  ...secondFactorGuards,
  ...emailAddressGuards,
  ...textGuards,
  ...pictureGuards,
  ...landingPageGuards,
  ...contestGuards,
  ...contentVersionGuards,
  ...contestInvitationGuards,
  ...contestManagingGuards,
  ...contestResultGuards,
  ...contestWorkGuards,
  ...courseGuards,
  ...ecourseSyllabusGuards,
  ...ecourseAccessGuards,
  ...savedSearchGuards,
  ...ecourseProgressGuards,
  ...ecourseVideoGuards,
  ...ecourseGuards,
  ...editionGuards,
  ...linkGuards,
  ...newsletterGuards,
  ...magazineGuards,
  ...enrolmentGuards,
  ...ecourseTestGuards,
  ...waitingListGuards,
  ...certificateGuards,
  ...assignmentGuards,
  ...mailingGuards,
  ...participantGuards,
  ...delistingGuards,
  ...billingGuards,
  ...paymentProviderGuards,
  ...paymentGuards,
  ...refundGuards,
  ...lookUpGuards,
  ...academyGuards,
  ...activityGuards,
  ...peopleGuards,
  ...personalDataGuards,
  ...leavingGuards,
  ...notificationGuards,
];
