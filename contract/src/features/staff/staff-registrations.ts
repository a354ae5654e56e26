import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { IdParams, pageOf } from "#layer/schemas.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { SearchText } from "#layer/staff-fields.ts";

/** A registration that is not confirmed yet. */
const StaffRegistration = z
  .object({
    id: z.uuid(),
    nickname: z.string(),
    email: z.string(),
    createdAt: z.iso.datetime(),
    linkIssuedAt: z.iso.datetime().describe("de link in de mail werkt een uur vanaf dan"),
  })
  .meta({ id: "StaffRegistration" });
export type StaffRegistration = z.infer<typeof StaffRegistration>;

export const StaffRegistrationsQuery = staffListQuery(["createdAt", "email"]).extend({
  q: SearchText.describe("een stuk van de schrijversnaam of het e-mailadres"),
});
export type StaffRegistrationsQuery = z.output<typeof StaffRegistrationsQuery>;

export const staffRegistrations = {
  list: endpoint({
    method: "GET",
    path: "/staff/registrations",
    access: "managePeople",
    summary: "Kantoor: aanvragen voor een account die nog niet bevestigd zijn",
    query: StaffRegistrationsQuery,
    response: pageOf(StaffRegistration),
  }),
  resend: endpoint({
    method: "POST",
    path: "/staff/registrations/{id}/resend",
    access: "managePeople",
    summary: "Kantoor: de bevestigingsmail opnieuw sturen, met een verse link",
    params: IdParams,
    status: 204,
  }),
};
