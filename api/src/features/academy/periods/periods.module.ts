import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { endKeepingUpToDate, keepUpToDate } from "./operations/keep-up-to-date.ts";
import { getCurrentPeriod } from "./queries/get-current-period.ts";

export const academyPeriodsModule = {
  handlers: {
    current: ({ ctx }) => getCurrentPeriod(ctx),
    listAsUpdatee: ({ ctx, params }) => keepUpToDate(ctx, params.id),
    delistAsUpdatee: ({ ctx, params }) => endKeepingUpToDate(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["academyPeriods"],
};
