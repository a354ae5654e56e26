import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Percentage } from "#layer/fields.ts";
import { IdParams, pageOf } from "#layer/schemas.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { DaysBefore } from "#features/courses/refund-terms.ts";
import { RefusalWords } from "./delisting.ts";
import { StaffPaidCourse, StaffPayer } from "./staff-payments.ts";

/* docs/product/delisting.md */

export const StaffDelistRequest = z
  .object({
    id: z.uuid().describe("van de inschrijving"),
    requestedAt: z.iso.datetime(),
    reason: z.string().nullable(),
    course: StaffPaidCourse.extend({ startDate: z.iso.date().nullable(), organization: z.string() }),
    person: StaffPayer.nullable(),
  })
  .meta({ id: "StaffDelistRequest" });
export type StaffDelistRequest = z.infer<typeof StaffDelistRequest>;

export const StaffDelistRequestsQuery = staffListQuery(["requestedAt"]);
export type StaffDelistRequestsQuery = z.output<typeof StaffDelistRequestsQuery>;

export const staffDelistRequests = {
  list: endpoint({
    method: "GET",
    path: "/staff/delist-requests",
    access: "manageMoney",
    summary: "Kantoor: wie vroeg om uitgeschreven te worden en wacht, oudste eerst",
    query: StaffDelistRequestsQuery,
    response: pageOf(StaffDelistRequest),
  }),
  decline: endpoint({
    method: "POST",
    path: "/staff/delist-requests/{id}/decline",
    access: "manageMoney",
    summary: "Kantoor: er niet op ingaan; wie het vroeg, leest waarom",
    params: IdParams,
    body: z.object({ message: RefusalWords }),
    status: 204,
  }),
};

const StaffRefundTerm = z
  .object({
    id: z.int().describe("het aantal dagen"),
    daysBefore: z.int().describe("tot en met zoveel dagen voor de start"),
    percentage: z.number().describe("50 is 50 %"),
  })
  .meta({ id: "StaffRefundTerm" });
export type StaffRefundTerm = z.infer<typeof StaffRefundTerm>;

export const staffRefundTerms = staffEndpoints({
  path: "refund-terms",
  access: "manageMoney",
  one: "wat wie zich uitschrijft, terugkrijgt",
  all: "wat wie zich uitschrijft, terugkrijgt, vroegst eerst",
  row: StaffRefundTerm,
  query: staffListQuery(["daysBefore"], "DESC"),
  params: z.object({ id: z.coerce.number<number>().pipe(DaysBefore) }),
  create: z.object({ daysBefore: DaysBefore, percentage: Percentage }),
  update: z.object({ percentage: Percentage }),
});
