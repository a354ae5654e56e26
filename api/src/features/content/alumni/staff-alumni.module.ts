import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createAlumnus } from "./operations/create-alumnus.ts";
import { deleteAlumnus } from "./operations/delete-alumnus.ts";
import { updateAlumnus } from "./operations/update-alumnus.ts";
import { listStaffAlumni, staffAlumni } from "./queries/staff-alumni.ts";

export const staffAlumniModule = {
  handlers: {
    list: ({ ctx, query }) => listStaffAlumni(ctx, query),
    get: ({ ctx, params }) => staffAlumni(ctx).get(ctx, params.id),
    create: ({ ctx, body }) => createAlumnus(ctx, body),
    update: ({ ctx, params, body }) => updateAlumnus(ctx, params.id, body),
    delete: ({ ctx, params }) => deleteAlumnus(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffAlumni"],
};
