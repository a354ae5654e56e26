import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { pageOf } from "#layer/schemas.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine } from "#layer/typed-text.ts";

const Fields = z.record(z.string(), z.unknown()).nullable();

/** An entry of the audit log. */
const StaffChange = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    actor: z
      .object({ id: z.uuid(), nickname: z.string() })
      .nullable()
      .describe("null: de opdrachtregel, of iemand van wie het account er niet meer is"),
    action: z.string(),
    subject: z.string().describe("het soort ding, zoals `people`"),
    subjectId: z.string(),
    subjectName: z.string().nullable().describe("hoe het toen heette; null wanneer het geen naam heeft"),
    before: Fields.describe("alleen de velden die anders werden"),
    after: Fields,
  })
  .meta({ id: "StaffChange" });
export type StaffChange = z.infer<typeof StaffChange>;

export const StaffAuditQuery = staffListQuery(["at"], "DESC").extend({
  actorId: z.uuid().optional(),
  subject: typedLine().max(100).optional(),
  subjectId: typedLine().max(100).optional(),
  from: z.iso.date().optional().describe("vanaf deze dag in Brussel"),
  until: z.iso.date().optional().describe("tot en met deze dag in Brussel"),
});
export type StaffAuditQuery = z.output<typeof StaffAuditQuery>;

export const staffAudit = {
  list: endpoint({
    method: "GET",
    path: "/staff/audit",
    access: "manageSystem",
    summary: "Kantoor: wie van het team wat wanneer wijzigde, laatste eerst",
    query: StaffAuditQuery,
    response: pageOf(StaffChange),
  }),
};
