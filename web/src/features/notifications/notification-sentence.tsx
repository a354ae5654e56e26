import {
  type InvitationRef,
  type Notification,
  NOTIFICATION_DATA,
  type NotificationData,
  type NotificationType,
} from "@inktvis/contract/features/notifications/notifications";
import { PRODUCT, type SiteName } from "@inktvis/contract/sites";
import { createContext, type ReactNode, useContext } from "react";
import { SiteLink } from "#platform/site-link.tsx";
import {
  contestPath,
  contestResultPath,
  entryFeedbackPath,
  entryPath,
  judgingPath,
  juryInvitationPath,
  participantInvitationPath,
  profilePath,
  textPath,
} from "@inktvis/contract/page-paths/community";
import {
  ecourseInvitationPath,
  managedContestPath,
  myCoursePath,
  managedCoursePath,
} from "@inktvis/contract/page-paths/account";
import { ENROLMENT_PATH } from "@inktvis/contract/page-paths/schrijfacademie";
import {
  courseEnrolmentPath,
  courseInvitationPath,
  coursePath,
  TERMS_PATH,
} from "@inktvis/contract/page-paths/organization";
import { REPORTS_PATH } from "@inktvis/contract/page-paths/staff";

interface Item {
  title: string;
  slug: string;
}

/** Called when somebody follows a link of the notification, even in another tab. */
export const NotificationFollowed = createContext(() => {});

function NotificationLink({ site, path, children }: { site: SiteName; path: string; children: ReactNode }) {
  const onFollow = useContext(NotificationFollowed);
  return (
    <SiteLink
      className="link"
      path={path}
      site={site}
      onAuxClick={({ button }) => button === MIDDLE_BUTTON && onFollow()}
      onClick={onFollow}
    >
      {children}
    </SiteLink>
  );
}
const MIDDLE_BUTTON = 1;

/* For the page that each link leads to, see docs/product/notifications.md#types. */
const user = ({ nickname, slug }: { nickname: string; slug: string }) => (
  <NotificationLink path={profilePath(slug)} site="community">
    {nickname}
  </NotificationLink>
);
const linkTo =
  (site: SiteName, pathOf: (slug: string) => string) =>
  ({ title, slug }: Item) => (
    <NotificationLink path={pathOf(slug)} site={site}>
      {title}
    </NotificationLink>
  );
const ownContest = linkTo("account", managedContestPath);
const judgedContest = linkTo("community", (slug) => judgingPath(slug));
const ownEntry = linkTo("community", (slug) => entryPath(slug));
const contestResult = linkTo("community", contestResultPath);
const contestPage = linkTo("community", contestPath);
const contestFeedback = linkTo("community", entryFeedbackPath);
const managedCourse = linkTo("account", managedCoursePath);
const followedCourse = linkTo("account", myCoursePath);
const publicCourse = linkTo("organization", coursePath);
const courseEnrolment = linkTo("organization", courseEnrolmentPath);
const writtenText = linkTo("community", textPath);

/** A link to the same page as the link in the mail of the invitation. */
const invitationLink =
  (site: SiteName, pathOf: (slug: string, token: string) => string) =>
  ({ title, slug, token }: InvitationRef) => (
    <NotificationLink path={pathOf(slug, token)} site={site}>
      {title}
    </NotificationLink>
  );
const juryInvitation = invitationLink("community", juryInvitationPath);
const contestInvitation = invitationLink("community", participantInvitationPath);
const courseInvitation = invitationLink("organization", courseInvitationPath);
const ecourseInvitation = invitationLink("account", ecourseInvitationPath);
const INVITATIONS: { readonly [To in InvitationRef["to"]]: (invitation: InvitationRef) => ReactNode } = {
  jury: (invitation) => <>Je bent uitgenodigd voor de jury van {juryInvitation(invitation)}.</>,
  contest: (invitation) => <>Je bent uitgenodigd om mee te doen aan {contestInvitation(invitation)}.</>,
  course: (invitation) => <>Je bent uitgenodigd voor de cursus {courseInvitation(invitation)}.</>,
  ecourse: (invitation) => <>Je bent uitgenodigd voor de online cursus {ecourseInvitation(invitation)}.</>,
};

const SENTENCES: { readonly [T in NotificationType]: (data: NotificationData<T>) => ReactNode } = {
  courseCancelled: ({ course }) => <>De cursus {followedCourse(course)} gaat niet door.</>,
  courseChanged: ({ course }) => (
    <>De organisator wijzigde iets aan je cursus {followedCourse(course)}. Kijk na wat er anders is.</>
  ),
  courseEnrollmentDeadlinePassed: ({ course }) => <>De inschrijvingen voor {managedCourse(course)} zijn afgesloten.</>,
  courseFullNotification: ({ course }) => <>Je cursus {managedCourse(course)} is volzet.</>,
  courseParticipantGone: ({ course }) => (
    <>Een deelnemer van {managedCourse(course)} liet het account wissen, en doet niet meer mee.</>
  ),
  courseDelistRequested: ({ course, user: who }) => (
    <>
      {user(who)} vraagt om uitgeschreven te worden voor {managedCourse(course)}. Jij beslist.
    </>
  ),
  courseParticipantLeft: ({ course, user: who }) => (
    <>
      {user(who)} schreef zich uit voor {managedCourse(course)}.
    </>
  ),
  courseInstallmentApprovedNotification: ({ course }) => (
    <>Je bent ingeschreven voor {followedCourse(course)}. Daar lees je hoe je in schijven betaalt.</>
  ),
  courseInstallmentRejectedNotification: ({ course }) => (
    <>Je kan {courseEnrolment(course)} niet in schijven betalen. Daar lees je wat je nog kan doen.</>
  ),
  courseInstallmentRequestedNotification: ({ course, user: who }) => (
    <>
      {user(who)} wil {managedCourse(course)} in schijven betalen. Jij beslist.
    </>
  ),
  courseSeatOffered: ({ course }) => <>Er is een plaats voor je in {publicCourse(course)}. Schrijf je op tijd in.</>,
  ecourseAccessNotification: ({ course }) => <>Bij je cursus {followedCourse(course)} hoort een online cursus.</>,
  courseStartingSoonNotification: ({ course }) => <>Je cursus {followedCourse(course)} begint binnenkort.</>,
  organizerParticipationSuccessfulNotification: ({ course, user: who }) => (
    <>
      {user(who)} schreef zich in voor {managedCourse(course)}.
    </>
  ),
  participantDelistedNotification: ({ course }) => <>Je bent uitgeschreven voor {followedCourse(course)}.</>,
  participantParticipationSuccessfulNotification: ({ course }) => (
    <>Je bent ingeschreven voor {followedCourse(course)}.</>
  ),
  newCourseFromSearch: ({ course }) => <>Er is een nieuwe cursus die past bij wat je zocht: {publicCourse(course)}.</>,
  newEditionOfCourse: ({ course }) => <>Er is een nieuwe editie van een cursus die je volgt: {publicCourse(course)}.</>,
  contestDeadlinePassed: ({ contest }) => <>De deadline van je wedstrijd {ownContest(contest)} is voorbij.</>,
  contestChanged: ({ contest }) => (
    <>De organisator wijzigde iets aan {ownEntry(contest)}. Op de pagina van de wedstrijd lees je wat.</>
  ),
  contestEndedEarly: ({ contest }) => (
    <>De wedstrijd {ownEntry(contest)} is vroeger beëindigd: indienen kan niet meer.</>
  ),
  contestReopened: ({ contest }) => <>De wedstrijd {contestPage(contest)} is heropend.</>,
  contestWinnerGone: ({ contest }) => (
    <>Een inzending die je bekroonde in {ownContest(contest)}, is ingetrokken of gewist.</>
  ),
  contestResultReleased: ({ contest }) => <>De uitslag van {contestResult(contest)} is bekend.</>,
  entryInvalid: ({ contest }) => (
    <>Je inzending voor {ownEntry(contest)} is ongeldig verklaard. Bij je deelname lees je waarom.</>
  ),
  feedbackAvailableForParticipant: ({ contest }) => (
    <>Je kan nu de feedback op je inzending voor {contestFeedback(contest)} lezen.</>
  ),
  invitationReceived: ({ invitation }) => INVITATIONS[invitation.to](invitation),
  juryInvitationAccepted: ({ contest, user: who }) => (
    <>
      {user(who)} zit nu in de jury van {ownContest(contest)}.
    </>
  ),
  juryShouldGiveFeedback: ({ contest }) => (
    <>Er wachten nog inzendingen voor {judgedContest(contest)} op jouw oordeel.</>
  ),
  judgementChanged: ({ contest }) => <>De organisator wijzigde een van je oordelen in {judgedContest(contest)}.</>,
  juryTermsChanged: ({ contest }) => (
    <>De organisator wijzigde iets voor de jury van {judgedContest(contest)}. Bij de inzendingen lees je wat.</>
  ),
  gdprDeleteRequest: ({ user: who }) => <>{user(who)} vraagt om alle gegevens te wissen.</>,
  gdprExportRequest: ({ user: who }) => <>{user(who)} vraagt een kopie van alle gegevens.</>,
  newTextFromFollow: ({ text, user: who }) => (
    <>
      {user(who)} schreef een nieuwe tekst: {writtenText(text)}.
    </>
  ),
  textHidden: ({ text }) => (
    <>Het team verborg je tekst {writtenText(text)}: alleen jij ziet hem nog. Bij de tekst lees je waarom.</>
  ),
  textMarkedAsInappropriate: ({ text }) => (
    <>
      Iemand meldde de tekst {writtenText(text)} als ongepast.{" "}
      <NotificationLink path={REPORTS_PATH} site="staff">
        Beslis over de meldingen
      </NotificationLink>
      .
    </>
  ),
  saEnrollmentPeriodOpen: () => (
    <>
      Je kan je{" "}
      <NotificationLink path={ENROLMENT_PATH} site={PRODUCT}>
        inschrijven voor de Schrijfacademie
      </NotificationLink>
      .
    </>
  ),
  termsChanged: () => (
    <>
      Er zijn nieuwe{" "}
      <NotificationLink path={TERMS_PATH} site="organization">
        voorwaarden
      </NotificationLink>{" "}
      van kracht. Lees wat er anders is.
    </>
  ),
};

const isKnown = (type: string): type is NotificationType => Object.hasOwn(SENTENCES, type);

/**
 * The sentence of a notification with its links; undefined for a type, or for data, that this version of the site does
 * not know.
 */
export function notificationSentence({ type, data }: Pick<Notification, "type" | "data">): ReactNode {
  if (!isKnown(type)) return undefined;
  const read = NOTIFICATION_DATA[type].safeParse(data);
  // The compiler does not see that NOTIFICATION_DATA and SENTENCES, read by the same key, have matching types.
  return read.success ? SENTENCES[type](read.data as never) : undefined;
}
