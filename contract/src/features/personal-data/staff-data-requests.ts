import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { pageOf } from "#layer/schemas.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { DataRequest } from "./personal-data.ts";

/** A request about personal data. It is handled automatically; staff only see it. */
const StaffDataRequest = DataRequest.omit({ size: true })
  .extend({
    status: z.enum([...DataRequest.shape.status.options, "done"]).describe("done: een wissing die gebeurd is"),
    person: z
      .object({ id: z.uuid(), nickname: z.string(), email: z.string() })
      .nullable()
      .describe("null: wie het vroeg, is gewist"),
    doneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "StaffDataRequest" });
export type StaffDataRequest = z.infer<typeof StaffDataRequest>;

export const StaffDataRequestsQuery = staffListQuery(["askedAt", "dueAt"]).extend({
  kind: DataRequest.shape.kind.optional(),
  state: z.enum(["open"]).optional().describe("open: niet gedaan en niet ingetrokken"),
});
export type StaffDataRequestsQuery = z.output<typeof StaffDataRequestsQuery>;

export const staffDataRequests = {
  list: endpoint({
    method: "GET",
    path: "/staff/data-requests",
    access: "managePeople",
    summary: "Kantoor: vragen om een kopie van de eigen gegevens, of om ze te wissen",
    query: StaffDataRequestsQuery,
    response: pageOf(StaffDataRequest),
  }),
};
