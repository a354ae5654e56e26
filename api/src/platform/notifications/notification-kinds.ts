import type { MailCategory } from "@inktvis/contract/features/accounts/mail-preferences";
import type { NotificationData, NotificationType } from "@inktvis/contract/features/notifications/notifications";
import { PRODUCT, type SiteName } from "@inktvis/contract/sites";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { ENROLMENT_PATH } from "@inktvis/contract/page-paths/schrijfacademie";
import { judgingPath } from "@inktvis/contract/page-paths/community";
import { managedContestPath, managedCoursePath } from "@inktvis/contract/page-paths/account";

/** The content of a notification's mail. */
interface NotificationMail {
  subject: string;
  message: string;
  action: { label: string; site: SiteName; path: string };
}

/** Included even when nobody is waiting: it tells organisers not to promise the seat to somebody themselves. */
const FOR_WHO_WAITS = "Staat er iemand op de wachtlijst, dan krijgt die de plaats aangeboden.";

interface NotificationKind<T extends NotificationType> {
  /** The people who get it. */
  audience: "organizer" | "participant" | "juror" | "entrant" | "follower" | "author" | "staff" | "member";
  /**
   * The category to unsubscribe from; absent for crucial mails, which are always sent
   * (docs/product/notifications.md#mail-categories).
   */
  category?: MailCategory;
  /**
   * A mail of its own; `daily` for the daily digest; `by-feature` if the feature sends a richer mail itself; `none` for
   * what is read in the product only.
   */
  mail: ((data: NotificationData<T>) => NotificationMail) | "daily" | "by-feature" | "none";
}

/** All types of notifications (docs/product/notifications.md#types). */
export const NOTIFICATION_KINDS: { readonly [T in NotificationType]: NotificationKind<T> } = {
  // Mailed with the amount that is refunded.
  courseCancelled: { audience: "participant", mail: "by-feature" },
  // With what changed.
  courseChanged: { audience: "participant", mail: "by-feature" },
  courseEnrollmentDeadlinePassed: {
    audience: "organizer",
    mail: ({ course: { title, slug } }) => ({
      subject: `De inschrijvingen voor ${title} zijn afgesloten`,
      message: `Niemand kan zich nog inschrijven voor ‘${title}’. Bekijk wie er komt.`,
      action: { label: "Naar je cursus", site: "account", path: managedCoursePath(slug) },
    }),
  },
  courseFullNotification: {
    audience: "organizer",
    mail: ({ course: { title, slug } }) => ({
      subject: `${title} is volzet`,
      message: `Alle plaatsen van ‘${title}’ zijn ingenomen.`,
      action: { label: "Naar je cursus", site: "account", path: managedCoursePath(slug) },
    }),
  },
  // Mailed with the invoice, with the reason of the request, or with the moment until which the seat is held.
  courseInstallmentApprovedNotification: { audience: "participant", mail: "by-feature" },
  courseInstallmentRejectedNotification: { audience: "participant", mail: "by-feature" },
  courseInstallmentRequestedNotification: { audience: "organizer", mail: "by-feature" },
  // Mailed with the link to decline.
  courseSeatOffered: { audience: "member", mail: "by-feature" },
  // Mailed with the link to the online course.
  ecourseAccessNotification: { audience: "participant", mail: "by-feature" },
  // Mailed with date and place.
  courseStartingSoonNotification: { audience: "participant", mail: "by-feature" },
  organizerParticipationSuccessfulNotification: {
    audience: "organizer",
    mail: ({ course: { title, slug }, user: { nickname } }) => ({
      subject: `Nieuwe inschrijving voor ${title}`,
      message: `${nickname} schreef zich in voor ‘${title}’.`,
      action: { label: "Naar je cursus", site: "account", path: managedCoursePath(slug) },
    }),
  },
  // Mailed with the participant's reason.
  courseDelistRequested: { audience: "organizer", mail: "by-feature" },
  courseParticipantLeft: {
    audience: "organizer",
    mail: ({ course: { title, slug }, user: { nickname } }) => ({
      subject: `Een deelnemer schreef zich uit voor ${title}`,
      message: `${nickname} schreef zich uit voor ‘${title}’. ${FOR_WHO_WAITS}`,
      action: { label: "Naar je cursus", site: "account", path: managedCoursePath(slug) },
    }),
  },
  // About somebody whose account was erased, so nobody is named.
  courseParticipantGone: {
    audience: "organizer",
    mail: ({ course: { title, slug } }) => ({
      subject: `Een deelnemer van ${title} doet niet meer mee`,
      message: `Een deelnemer van ‘${title}’ liet het account wissen, en doet niet meer mee. ${FOR_WHO_WAITS}`,
      action: { label: "Naar je cursus", site: "account", path: managedCoursePath(slug) },
    }),
  },
  newCourseFromSearch: {
    audience: "member",
    category: "courses",
    mail: ({ course: { title, slug } }) => ({
      subject: `Nieuwe cursus: ${title}`,
      message: `Je vroeg om je op de hoogte te houden. ‘${title}’ staat nu op de site, en past bij wat je zocht.`,
      action: { label: "Bekijk de cursus", site: "organization", path: coursePath(slug) },
    }),
  },
  newEditionOfCourse: {
    audience: "member",
    category: "courses",
    mail: ({ course: { title, slug } }) => ({
      subject: `Nieuwe editie: ${title}`,
      message: `Je vroeg om je op de hoogte te houden van een cursus. Een nieuwe editie, ‘${title}’, staat nu op de site.`,
      action: { label: "Bekijk de cursus", site: "organization", path: coursePath(slug) },
    }),
  },
  // Mailed with the credit note.
  participantDelistedNotification: { audience: "participant", mail: "by-feature" },
  // Mailed with the invoice.
  participantParticipationSuccessfulNotification: { audience: "participant", mail: "by-feature" },
  contestDeadlinePassed: { audience: "organizer", mail: "by-feature" },
  // With what changed.
  contestChanged: { audience: "entrant", mail: "by-feature" },
  juryTermsChanged: { audience: "juror", mail: "by-feature" },
  contestEndedEarly: { audience: "entrant", mail: "by-feature" },
  // Mailed to jurors too, with the reason.
  contestReopened: { audience: "entrant", mail: "by-feature" },
  contestWinnerGone: {
    audience: "organizer",
    mail: ({ contest: { title, slug } }) => ({
      subject: `Een laureaat van ${title} doet niet meer mee`,
      message: `Een inzending die je bekroonde in ‘${title}’, is er niet meer: wie ze schreef, trok ze in of liet alle gegevens wissen. Kijk de uitslag na.`,
      action: { label: "Naar je wedstrijd", site: "account", path: managedContestPath(slug) },
    }),
  },
  // Entrants were already mailed when the contest ended, and are mailed when their award changes; for others the result
  // is no reason for a mail.
  contestResultReleased: { audience: "follower", mail: "none" },
  // With the reason.
  entryInvalid: { audience: "entrant", mail: "by-feature" },
  feedbackAvailableForParticipant: { audience: "entrant", mail: "by-feature" },
  // The mail is the invitation itself.
  invitationReceived: { audience: "member", mail: "by-feature" },
  juryInvitationAccepted: { audience: "organizer", mail: "by-feature" },
  juryShouldGiveFeedback: { audience: "juror", mail: "by-feature" },
  judgementChanged: {
    audience: "juror",
    // The mail does not say which entry: nothing about entries leaves the pages of the jury.
    mail: ({ contest: { title, slug } }) => ({
      subject: `De organisator wijzigde een oordeel van je in ${title}`,
      message: `De organisator van ‘${title}’ wijzigde een van je oordelen. Bij de inzending lees je wat je schreef en wat er nu staat.`,
      action: { label: "Naar de inzendingen", site: "community", path: judgingPath(slug) },
    }),
  },
  gdprDeleteRequest: {
    audience: "staff",
    mail: ({ user: { nickname } }) => ({
      subject: "Iemand vraagt om gegevens te wissen",
      message: `${nickname} vraagt om alle persoonlijke gegevens te wissen.`,
      action: { label: "Naar het kantoor", site: "staff", path: "/" },
    }),
  },
  gdprExportRequest: {
    audience: "staff",
    mail: ({ user: { nickname } }) => ({
      subject: "Iemand vraagt gegevens op",
      message: `${nickname} vraagt een kopie van alle persoonlijke gegevens.`,
      action: { label: "Naar het kantoor", site: "staff", path: "/" },
    }),
  },
  newTextFromFollow: { audience: "follower", category: "follows", mail: "daily" },
  // With the reason.
  textHidden: { audience: "author", mail: "by-feature" },
  textMarkedAsInappropriate: { audience: "staff", mail: "none" },
  saEnrollmentPeriodOpen: {
    audience: "member",
    category: "academy",
    mail: () => ({
      subject: "Je kan je inschrijven voor de Schrijfacademie",
      message:
        "De inschrijvingen voor de Schrijfacademie zijn open. Op de site lees je hoe je je inschrijft, en tot wanneer het kan.",
      action: { label: "Schrijf je in", site: PRODUCT, path: ENROLMENT_PATH },
    }),
  },
  termsChanged: { audience: "member", mail: "none" },
};
