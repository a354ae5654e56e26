import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { pageOf } from "#layer/schemas.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { SearchText } from "#layer/staff-fields.ts";

/** An entry of the mail log: recipient, kind and time, never the content. */
const StaffMail = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    kind: z.string().describe("zoals `auth.confirm-email`"),
    email: z.string(),
    subject: z.string(),
    sentAt: z.iso.datetime().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: "StaffMail" });
export type StaffMail = z.infer<typeof StaffMail>;

export const StaffMailsQuery = staffListQuery(["at"]).extend({
  q: SearchText.describe("het hele e-mailadres"),
  state: z.enum(["sent", "failed"]).optional(),
});
export type StaffMailsQuery = z.output<typeof StaffMailsQuery>;

export const staffMails = {
  list: endpoint({
    method: "GET",
    path: "/staff/mails",
    access: "manageSystem",
    summary: "Kantoor: welke mails naar wie gingen, negentig dagen lang",
    query: StaffMailsQuery,
    response: pageOf(StaffMail),
  }),
};
