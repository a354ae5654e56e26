import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Token } from "#layer/fields.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import {
  Invitation,
  InvitationText,
  Invited,
  invitedAddresses,
  LinkedInvitation,
} from "#features/inviting/invitations.ts";

/* Invitations to enrol in a course (docs/product/invitations.md). */

const CourseInvitationByToken = LinkedInvitation.extend({
  course: z.object({
    slug: z.string(),
    title: z.string(),
    organization: z.string(),
    isClosed: z.boolean().describe("alleen wie een uitnodiging aanvaardde, schrijft in"),
    enrollmentDeadline: z.iso.date().nullable(),
  }),
}).meta({ id: "CourseInvitationByToken" });

/** For whoever follows the link in a mail. */
export const courseInvitations = {
  byToken: endpoint({
    method: "GET",
    path: "/courses/{slug}/invitation-by-token",
    access: "public",
    summary: "De uitnodiging voor een cursus achter een link",
    params: SlugParams,
    query: z.object({ token: Token }),
    response: dataOf(CourseInvitationByToken),
  }),
  decline: endpoint({
    method: "POST",
    path: "/courses/{slug}/decline-invitation",
    access: "public",
    summary: "Een uitnodiging voor een cursus afslaan, met haar link; aanvaarden kan later toch",
    params: SlugParams,
    body: z.object({ token: Token }),
    status: 204,
  }),
  use: endpoint({
    method: "POST",
    path: "/courses/{slug}/use-invitation",
    access: "member",
    summary: "Een uitnodiging voor een cursus aanvaarden, met het account van het adres waarnaar ze gestuurd werd",
    params: SlugParams,
    body: z.object({ token: Token }),
    status: 204,
  }),
};

const ParticipantInvitation = Invitation.extend({
  isEnrolled: z.boolean().describe("de account van dit adres is ingeschreven, met of zonder de uitnodiging"),
}).meta({ id: "ParticipantInvitation" });

const MANAGEMENT = "userCanCreateCourses";

/** For whoever manages the course. */
export const participantInvitations = {
  invite: endpoint({
    method: "POST",
    path: "/courses/{slug}/invite-participants",
    access: MANAGEMENT,
    summary: "Mensen uitnodigen voor een cursus; wie nog niet inging op een uitnodiging, krijgt ze opnieuw",
    params: SlugParams,
    body: z.object({ text: InvitationText, emails: invitedAddresses(1) }),
    response: dataOf(Invited),
  }),
  list: endpoint({
    method: "GET",
    path: "/courses/{slug}/participant-invitations",
    access: MANAGEMENT,
    summary: "Wie voor een cursus uitgenodigd werd, en wie daarop inging",
    params: SlugParams,
    response: dataOf(z.array(ParticipantInvitation)),
  }),
};
