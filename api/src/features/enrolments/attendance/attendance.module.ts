import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { saveAttendance } from "./operations/save-attendance.ts";
import { exportAttendance } from "./queries/export-attendance.ts";
import { getAttendance } from "./queries/get-attendance.ts";

export const attendanceModule = {
  handlers: {
    get: ({ ctx, params }) => getAttendance(ctx, params.slug),
    save: ({ ctx, params, body }) => saveAttendance(ctx, params.slug, body.ticks),
    pdf: ({ ctx, params }) => exportAttendance(ctx, params.slug),
  } satisfies ApiHandlers<typeof contract>["attendance"],
};
