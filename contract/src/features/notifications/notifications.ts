import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams, Meta, PageQuery } from "#layer/schemas.ts";

const userRef = z.object({ nickname: z.string(), slug: z.string() });
const itemRef = z.object({ title: z.string(), slug: z.string() });
const course = z.object({ course: itemRef });
const contest = z.object({ contest: itemRef });
const user = z.object({ user: userRef });
const invitationRef = z.object({
  to: z.enum(["jury", "contest", "course", "ecourse"]),
  title: z.string(),
  slug: z.string().describe("van een online cursus haar id"),
  token: z.string().describe("van de link in de mail"),
});
export type InvitationRef = z.infer<typeof invitationRef>;

/** The notification types by name, each with what its sentence needs (docs/product/notifications.md#types). */
export const NOTIFICATION_DATA = {
  courseCancelled: course,
  courseChanged: course,
  courseEnrollmentDeadlinePassed: course,
  courseFullNotification: course,
  courseInstallmentApprovedNotification: course,
  courseInstallmentRejectedNotification: course,
  courseInstallmentRequestedNotification: course.extend(user.shape),
  courseSeatOffered: course,
  ecourseAccessNotification: course,
  courseStartingSoonNotification: course,
  organizerParticipationSuccessfulNotification: course.extend(user.shape),
  courseDelistRequested: course.extend(user.shape),
  courseParticipantGone: course,
  courseParticipantLeft: course.extend(user.shape),
  participantDelistedNotification: course,
  participantParticipationSuccessfulNotification: course,
  newCourseFromSearch: course,
  newEditionOfCourse: course,
  contestDeadlinePassed: contest,
  contestChanged: contest,
  contestEndedEarly: contest,
  contestReopened: contest,
  contestWinnerGone: contest,
  contestResultReleased: contest,
  entryInvalid: contest,
  feedbackAvailableForParticipant: contest,
  invitationReceived: z.object({ invitation: invitationRef }),
  juryInvitationAccepted: contest.extend(user.shape),
  juryShouldGiveFeedback: contest,
  judgementChanged: contest,
  juryTermsChanged: contest,
  gdprDeleteRequest: user,
  gdprExportRequest: user,
  newTextFromFollow: user.extend({ text: itemRef }),
  textHidden: z.object({ text: itemRef }),
  textMarkedAsInappropriate: z.object({ text: itemRef }),
  saEnrollmentPeriodOpen: z.object({}),
  termsChanged: z.object({}),
};
export type NotificationType = keyof typeof NOTIFICATION_DATA;
export type NotificationData<T extends NotificationType> = z.infer<(typeof NOTIFICATION_DATA)[T]>;

export const Notification = z
  .object({
    id: z.uuid(),
    type: z.string().describe("een onbekend type toont niets"),
    data: z.object({
      user: userRef.optional(),
      contest: itemRef.optional(),
      course: itemRef.optional(),
      text: itemRef.optional(),
      invitation: invitationRef.optional(),
    }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Notification" });
export type Notification = z.infer<typeof Notification>;

export const notifications = {
  list: endpoint({
    method: "GET",
    path: "/me/notifications",
    access: "member",
    summary: "Ongelezen meldingen, nieuwste eerst",
    query: PageQuery,
    response: z.object({
      data: z.array(Notification),
      meta: Meta.extend({
        newestAt: z.iso.datetime().nullable().describe("van de nieuwste van alle pagina's; until van read-all"),
      }),
    }),
  }),
  count: endpoint({
    method: "GET",
    path: "/me/notifications/count",
    access: "member",
    summary: "Hoeveel meldingen ongelezen zijn",
    background: true,
    response: dataOf(z.object({ count: z.int() })),
  }),
  read: endpoint({
    method: "POST",
    path: "/me/notifications/{id}/read",
    access: "member",
    summary: "Een melding als gelezen merken",
    params: IdParams,
    status: 204,
  }),
  readAll: endpoint({
    method: "POST",
    path: "/me/notifications/read-all",
    access: "member",
    summary: "Alle meldingen als gelezen merken; met until alleen die er toen al waren",
    body: z.object({ until: z.iso.datetime().optional() }),
    status: 204,
  }),
};
