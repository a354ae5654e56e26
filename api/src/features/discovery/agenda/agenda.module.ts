import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getCalendar } from "./queries/get-calendar.ts";
import { getMonth } from "./queries/get-month.ts";

export const agendaModule = {
  handlers: {
    month: ({ ctx, query }) => getMonth(ctx, query),
    calendar: ({ ctx, query }) => getCalendar(ctx, query.q),
  } satisfies ApiHandlers<typeof contract>["agenda"],
};
