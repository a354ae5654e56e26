import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { alumnusWriting } from "./alumnus-writing.ts";
import { listStaffAlumni, staffAlumni } from "./queries/staff-alumni.ts";

export const staffAlumniModule = {
  handlers: {
    list: ({ ctx, query }) => listStaffAlumni(ctx, query),
    get: ({ ctx, params }) => staffAlumni(ctx).get(ctx, params.id),
    create: ({ ctx, body }) => alumnusWriting.create(ctx, body),
    update: ({ ctx, params, body }) => alumnusWriting.update(ctx, params.id, body),
    delete: ({ ctx, params }) => alumnusWriting.delete(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffAlumni"],
};
