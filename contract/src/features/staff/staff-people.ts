import * as z from "zod";
import { ABILITIES, ROLES } from "#access.ts";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams, pageOf } from "#layer/schemas.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { SearchText } from "#layer/staff-fields.ts";
import { Flag } from "#layer/fields.ts";
import { StaffPicture } from "#features/moderation/staff-pictures.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

/** A person in a list of the staff room. */
const StaffPersonSummary = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    nickname: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string(),
    roles: z.array(z.enum(ROLES)),
    collaborator: z.boolean().describe("draagt het teken van het team"),
    createdAt: z.iso.datetime(),
    blockedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "StaffPersonSummary" });
export type StaffPersonSummary = z.infer<typeof StaffPersonSummary>;

/** A person in the staff room, without date of birth, postal address or password. */
const StaffPerson = StaffPersonSummary.extend({
  jobTitle: z.string().nullable().describe("functie van een medewerker"),
  abilities: z.array(z.enum(ABILITIES)).describe("wat de rollen samen toelaten"),
  blockedBecause: z.string().nullable().describe("wat de persoon te lezen kreeg"),
  termsVersion: z.int().nullable().describe("null van voor de voorwaarden versies hadden"),
  termsAgreedAt: z.iso.datetime(),
  textCount: z.int().describe("teksten die anderen kunnen lezen; ten hoogste 1000"),
  signInCount: z.int(),
  pictures: z.array(StaffPicture).describe("van het profiel"),
  hasSecondFactor: z.boolean().describe("of aanmelden een tweede stap vraagt"),
  me: z.object({
    can: z.object({
      block: z.boolean(),
      endSignIns: z.boolean(),
      removeSecondFactor: z.boolean(),
      roles: z.array(z.enum(ROLES)).describe("de rollen die jij deze persoon mag geven of ontnemen"),
    }),
  }),
}).meta({ id: "StaffPerson" });
export type StaffPerson = z.infer<typeof StaffPerson>;

/** One sign-in: a browser with its sessions. */
const StaffSignIn = z
  .object({
    id: z.uuid(),
    name: z.string().describe("de browser, zoals `Firefox op Windows`"),
    createdAt: z.iso.datetime(),
    withSecondStep: z.boolean(),
    seenAt: z.iso.datetime().nullable().describe("null wanneer geen enkele site nog aangemeld is"),
  })
  .meta({ id: "StaffSignIn" });
export type StaffSignIn = z.infer<typeof StaffSignIn>;

/** The reason is mailed to the person. */
const BlockInput = z.object({ reason: typedText().trim().min(1).max(2000) });

const RoleParams = IdParams.extend({ role: z.enum(ROLES) });

export const StaffPeopleQuery = staffListQuery(["createdAt", "nickname", "email"]).extend({
  q: SearchText.describe("een stuk van de naam, het e-mailadres of de slug"),
  role: z.enum(ROLES).optional(),
  state: z.enum(["active", "blocked", "staff"]).optional().describe("staff: wie een recht in het kantoor heeft"),
});
export type StaffPeopleQuery = z.output<typeof StaffPeopleQuery>;

export const staffPeople = {
  list: endpoint({
    method: "GET",
    path: "/staff/people",
    access: "managePeople",
    summary: "Kantoor: iedereen met een account",
    query: StaffPeopleQuery,
    response: pageOf(StaffPersonSummary),
  }),
  get: endpoint({
    method: "GET",
    path: "/staff/people/{id}",
    access: "managePeople",
    summary: "Kantoor: iemand, met wat het team nodig heeft om te helpen",
    params: IdParams,
    response: dataOf(StaffPerson),
  }),
  update: endpoint({
    method: "PUT",
    path: "/staff/people/{id}",
    access: "managePeople",
    summary: "Kantoor: of iemand bij het team hoort, en met welke functie; wat ontbreekt, blijft",
    params: IdParams,
    body: z.object({ collaborator: Flag.optional(), jobTitle: typedLine().trim().max(255).nullish() }),
    response: dataOf(StaffPerson),
  }),
  grantRole: endpoint({
    method: "POST",
    path: "/staff/people/{id}/roles/{role}",
    access: "managePeople",
    summary: "Kantoor: iemand een rol geven; admin en superadmin alleen door een superadmin",
    params: RoleParams,
    response: dataOf(StaffPerson),
  }),
  revokeRole: endpoint({
    method: "DELETE",
    path: "/staff/people/{id}/roles/{role}",
    access: "managePeople",
    summary: "Kantoor: iemand een rol ontnemen; er blijft altijd een superadmin",
    params: RoleParams,
    response: dataOf(StaffPerson),
  }),
  block: endpoint({
    method: "POST",
    path: "/staff/people/{id}/block",
    access: "managePeople",
    summary: "Kantoor: iemand blokkeren: meldt overal af, verbergt profiel en teksten, en mailt de reden",
    params: IdParams,
    body: BlockInput,
    response: dataOf(StaffPerson),
  }),
  unblock: endpoint({
    method: "POST",
    path: "/staff/people/{id}/unblock",
    access: "managePeople",
    summary: "Kantoor: een blokkering opheffen, en dat mailen",
    params: IdParams,
    response: dataOf(StaffPerson),
  }),
  signIns: endpoint({
    method: "GET",
    path: "/staff/people/{id}/sign-ins",
    access: "managePeople",
    summary: "Kantoor: waar iemand aangemeld is, laatste eerst",
    params: IdParams,
    response: dataOf(z.array(StaffSignIn)),
  }),
  endSignIns: endpoint({
    method: "POST",
    path: "/staff/people/{id}/end-sign-ins",
    access: "managePeople",
    summary: "Kantoor: iemand op alle toestellen afmelden",
    params: IdParams,
    status: 204,
  }),
  removeSecondFactor: endpoint({
    method: "POST",
    path: "/staff/people/{id}/remove-second-factor",
    access: "managePeople",
    summary: "Kantoor: de tweede stap wegnemen van wie alles kwijt is; van het team alleen door een superadmin",
    params: IdParams,
    response: dataOf(StaffPerson),
  }),
};
