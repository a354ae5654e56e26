import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { IdParams, pageOf } from "#layer/schemas.ts";
import { staffListQuery } from "#layer/staff-list.ts";

/** A job that failed for good. Only the ids of its data: the rest may be personal. */
const StaffJob = z
  .object({
    id: z.uuid(),
    name: z.string().describe("zoals `auth.registration-asked`"),
    about: z.record(z.string(), z.string()).describe("de ids waarover het ging"),
    tries: z.int(),
    error: z.string().describe("zonder e-mailadressen"),
    createdAt: z.iso.datetime(),
    failedAt: z.iso.datetime(),
  })
  .meta({ id: "StaffJob" });
export type StaffJob = z.infer<typeof StaffJob>;

export const StaffJobsQuery = staffListQuery(["failedAt", "name"], "DESC");
export type StaffJobsQuery = z.output<typeof StaffJobsQuery>;

export const staffJobs = {
  list: endpoint({
    method: "GET",
    path: "/staff/jobs",
    access: "manageSystem",
    summary: "Kantoor: taken die mislukten en niet vanzelf opnieuw geprobeerd worden, laatste eerst",
    query: StaffJobsQuery,
    response: pageOf(StaffJob),
  }),
  retry: endpoint({
    method: "POST",
    path: "/staff/jobs/{id}/retry",
    access: "manageSystem",
    summary: "Kantoor: een mislukte taak opnieuw proberen",
    params: IdParams,
    status: 204,
  }),
  drop: endpoint({
    method: "POST",
    path: "/staff/jobs/{id}/drop",
    access: "manageSystem",
    summary: "Kantoor: een mislukte taak laten vallen",
    params: IdParams,
    status: 204,
  }),
};
