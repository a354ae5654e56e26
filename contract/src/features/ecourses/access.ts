import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Token } from "#layer/fields.ts";
import { dataOf, IdParams, SlugParams } from "#layer/schemas.ts";
import {
  Invitation,
  InvitationText,
  Invited,
  invitedAddresses,
  LinkedInvitation,
} from "#features/inviting/invitations.ts";
import { ECOURSE_MANAGEMENT } from "./ecourses.ts";

/* Access to an online course, by an invitation or through a course (docs/product/ecourses.md#access). */

/** How many online courses one call links to a course, or courses to an online course. */
export const MAX_LINKS = 1000;
const LinkedIds = z
  // In lower case, as stored: what is sent may be in capitals.
  .array(z.uuid().toLowerCase())
  .max(MAX_LINKS)
  .describe("alle die je beheert en wil koppelen; koppelingen van anderen blijven");
const LinkedBefore = LinkedIds.optional().describe("wat je gekoppeld zag: 409 wanneer dat intussen anders is");

export const EcourseStudent = z
  .object({
    id: z.uuid(),
    user: z.object({ nickname: z.string(), slug: z.string().nullable().describe("null: dit profiel zie je niet") }),
    joinedAt: z.iso.datetime().describe("sinds wanneer"),
    courses: z
      .array(z.object({ slug: z.string(), title: z.string() }))
      .describe("de gekoppelde cursussen waarvan ze deelnemer zijn"),
    isInvited: z
      .boolean()
      .describe("volgt door een uitnodiging, en kan eruit; anders alleen door een cursus, en daar stopt het"),
  })
  .meta({ id: "EcourseStudent" });
export type EcourseStudent = z.infer<typeof EcourseStudent>;

export const ecourseStudents = {
  list: endpoint({
    method: "GET",
    path: "/ecourses/{id}/students",
    access: ECOURSE_MANAGEMENT,
    summary: "Wie een online cursus volgt, op schrijversnaam",
    params: IdParams,
    response: dataOf(z.array(EcourseStudent)),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/ecourse-students/{id}",
    access: ECOURSE_MANAGEMENT,
    summary: "De toegang van een uitgenodigde deelnemer stoppen; antwoorden en vooruitgang blijven",
    params: IdParams,
    status: 204,
  }),
};

export const EcourseInvitationByToken = LinkedInvitation.extend({
  ecourse: z.object({
    id: z.uuid(),
    title: z.string(),
    organizer: z.string().describe("de schrijversnaam van wie ze maakt"),
    lessonCount: z.int(),
  }),
}).meta({ id: "EcourseInvitationByToken" });
export type EcourseInvitationByToken = z.infer<typeof EcourseInvitationByToken>;

/** The first two are for whoever manages the online course, the others for whoever follows the link in a mail. */
export const ecourseInvitations = {
  invite: endpoint({
    method: "POST",
    path: "/ecourses/{id}/invite-participants",
    access: ECOURSE_MANAGEMENT,
    summary: "Mensen uitnodigen voor een online cursus; wie nog niet inging op een uitnodiging, krijgt ze opnieuw",
    params: IdParams,
    body: z.object({ text: InvitationText, emails: invitedAddresses(1) }),
    response: dataOf(Invited),
  }),
  list: endpoint({
    method: "GET",
    path: "/ecourses/{id}/participant-invitations",
    access: ECOURSE_MANAGEMENT,
    summary: "Wie voor een online cursus uitgenodigd werd, en wie daarop inging",
    params: IdParams,
    response: dataOf(z.array(Invitation)),
  }),
  byToken: endpoint({
    method: "GET",
    path: "/ecourses/{id}/invitation-by-token",
    access: "public",
    summary: "De uitnodiging voor een online cursus achter een link",
    params: IdParams,
    query: z.object({ token: Token }),
    response: dataOf(EcourseInvitationByToken),
  }),
  decline: endpoint({
    method: "POST",
    path: "/ecourses/{id}/decline-invitation",
    access: "public",
    summary: "Een uitnodiging voor een online cursus afslaan, met haar link; aanvaarden kan later toch",
    params: IdParams,
    body: z.object({ token: Token }),
    status: 204,
  }),
  use: endpoint({
    method: "POST",
    path: "/ecourses/{id}/use-invitation",
    access: "member",
    summary:
      "Een uitnodiging voor een online cursus aanvaarden, met het account van het adres waarnaar ze gestuurd werd",
    params: IdParams,
    body: z.object({ token: Token }),
    status: 204,
  }),
};

const LinkedCourse = z
  .object({ id: z.uuid(), slug: z.string(), title: z.string(), startDate: z.iso.date().nullable() })
  .meta({ id: "LinkedCourse" });
const LinkedEcourse = z.object({ id: z.uuid(), title: z.string() }).meta({ id: "LinkedEcourse" });

/** Which courses use which online courses. */
export const ecourseLinks = {
  courses: endpoint({
    method: "GET",
    path: "/ecourses/{id}/courses",
    access: ECOURSE_MANAGEMENT,
    summary: "De cursussen die je beheert en die deze online cursus gebruiken",
    params: IdParams,
    response: dataOf(z.array(LinkedCourse)),
  }),
  saveCourses: endpoint({
    method: "PUT",
    path: "/ecourses/{id}/courses",
    access: ECOURSE_MANAGEMENT,
    summary: "Kiezen welke van je cursussen deze online cursus gebruiken; hun deelnemers kunnen ze dan volgen",
    params: IdParams,
    body: z.object({ courses: LinkedIds, before: LinkedBefore }),
    response: dataOf(z.array(LinkedCourse)),
  }),
  ecourses: endpoint({
    method: "GET",
    path: "/courses/{slug}/ecourses",
    access: "userCanCreateCourses",
    summary: "De online cursussen die je beheert en die deze cursus gebruikt",
    params: SlugParams,
    response: dataOf(z.array(LinkedEcourse)),
  }),
  saveEcourses: endpoint({
    method: "PUT",
    path: "/courses/{slug}/ecourses",
    access: "userCanCreateCourses",
    summary: "Kiezen welke van je online cursussen deze cursus gebruikt; de deelnemers ervan kunnen ze dan volgen",
    params: SlugParams,
    body: z.object({ ecourses: LinkedIds, before: LinkedBefore }),
    response: dataOf(z.array(LinkedEcourse)),
  }),
};
