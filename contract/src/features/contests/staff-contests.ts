import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams, pageOf } from "#layer/schemas.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { Email, Picture } from "#layer/fields.ts";
import { SearchText } from "#layer/staff-fields.ts";
import { typedText } from "#layer/typed-text.ts";

/** A contest as the staff room shows it: whose it is. Its organiser manages the rest on the account site. */
const StaffContest = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    organizer: z.object({
      id: z.uuid(),
      nickname: z.string(),
      email: z.string(),
      blockedAt: z.iso.datetime().nullable().describe("dan ziet alleen wie meedoet of jureert de wedstrijd nog"),
    }),
    deadline: z.iso.datetime(),
    publishedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    participationCount: z.int().describe("ook wie nog niet indiende"),
  })
  .meta({ id: "StaffContest" });
export type StaffContest = z.infer<typeof StaffContest>;

/** Somebody whom a contest can be handed over to, with what staff recognise them by. */
const Heir = z
  .object({ id: z.uuid(), nickname: z.string(), email: z.string(), profilePicture: Picture.nullable() })
  .meta({ id: "Heir" });
export type Heir = z.infer<typeof Heir>;

export const StaffContestsQuery = staffListQuery(["deadline"], "DESC").extend({
  q: SearchText.describe("een stuk van de titel"),
  state: z.enum(["blocked"]).optional().describe("blocked: van een organisator die geblokkeerd is"),
});
export type StaffContestsQuery = z.output<typeof StaffContestsQuery>;

export const staffContests = {
  list: endpoint({
    method: "GET",
    path: "/staff/contests",
    access: "managePeople",
    summary: "Kantoor: alle wedstrijden, met wie ze organiseert",
    query: StaffContestsQuery,
    response: pageOf(StaffContest),
  }),
  get: endpoint({
    method: "GET",
    path: "/staff/contests/{id}",
    access: "managePeople",
    summary: "Kantoor: een wedstrijd, met wie ze organiseert",
    params: IdParams,
    response: dataOf(StaffContest),
  }),
  findOrganizer: endpoint({
    method: "POST",
    path: "/staff/contests/{id}/find-organizer",
    access: "managePeople",
    summary: "Kantoor: aan wie een wedstrijd gegeven kan worden, voor je bevestigt; er verandert niets",
    params: IdParams,
    body: z.object({ email: Email }),
    response: dataOf(Heir),
  }),
  reopen: endpoint({
    method: "POST",
    path: "/staff/contests/{id}/reopen",
    access: "managePeople",
    summary: "Kantoor: een beëindigde wedstrijd heropenen; de organisator, wie meedoet en de jury lezen waarom",
    params: IdParams,
    body: z.object({ reason: typedText().trim().min(1).max(2000) }),
    response: dataOf(StaffContest),
  }),
  handOver: endpoint({
    method: "POST",
    path: "/staff/contests/{id}/hand-over",
    access: "managePeople",
    summary: "Kantoor: een wedstrijd aan een andere organisator geven; beiden krijgen een mail",
    params: IdParams,
    body: z.object({ organizerId: z.uuid().describe("wie find-organizer vond") }),
    response: dataOf(StaffContest),
  }),
};
