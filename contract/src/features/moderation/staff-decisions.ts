import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams, pageOf } from "#layer/schemas.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { Appeal, Verdict, VerdictOnAppeal } from "./decisions.ts";
import { typedText } from "#layer/typed-text.ts";

/** A decision by staff about a reported text. */
const StaffDecision = z
  .object({
    id: z.uuid(),
    title: z.string(),
    author: z.object({ id: z.uuid(), slug: z.string(), nickname: z.string() }),
    verdict: Verdict,
    reason: z.string(),
    decidedBy: z.string().nullable().describe("schrijversnaam; null wanneer het account er niet meer is"),
    decidedAt: z.iso.datetime(),
    appeal: Appeal.nullable(),
  })
  .meta({ id: "StaffDecision" });
export type StaffDecision = z.infer<typeof StaffDecision>;

const StaffDecisionDetail = StaffDecision.extend({
  body: z.string().nullable().describe("opgeschoonde HTML; null wanneer er niets meer te beslissen is"),
  me: z.object({ can: z.object({ answer: z.boolean() }) }),
}).meta({ id: "StaffDecisionDetail" });
export type StaffDecisionDetail = z.infer<typeof StaffDecisionDetail>;

export const StaffDecisionsQuery = staffListQuery(["decidedAt", "appealedAt"]).extend({
  state: z.enum(["appealed"]).optional().describe("appealed: alleen waarop een bezwaar wacht"),
});
export type StaffDecisionsQuery = z.output<typeof StaffDecisionsQuery>;

export const staffDecisions = {
  list: endpoint({
    method: "GET",
    path: "/staff/decisions",
    access: "moderate",
    summary: "Kantoor: beslissingen over gemelde teksten",
    query: StaffDecisionsQuery,
    response: pageOf(StaffDecision),
  }),
  get: endpoint({
    method: "GET",
    path: "/staff/decisions/{id}",
    access: "moderate",
    summary: "Kantoor: een beslissing; zolang een bezwaar wacht met de woorden van de tekst",
    params: IdParams,
    response: dataOf(StaffDecisionDetail),
  }),
  answer: endpoint({
    method: "POST",
    path: "/staff/decisions/{id}/answer",
    access: "moderate",
    summary: "Kantoor: beslissen over een bezwaar, door iemand anders dan wie eerst besliste",
    params: IdParams,
    body: z.object({ verdict: VerdictOnAppeal, reason: typedText().trim().min(1).max(2000) }),
    status: 204,
  }),
};
