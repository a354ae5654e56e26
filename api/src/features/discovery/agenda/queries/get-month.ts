import type { ParsedAgendaQuery } from "@inktvis/contract/features/discovery/agenda";
import type { Context } from "#platform/context.ts";
import { brusselsDay } from "#platform/clock.ts";
import { agendaItems } from "../agenda-items.ts";

interface MonthQuery {
  /** `YYYY-MM`; the current month if absent. */
  month?: string | undefined;
  q: ParsedAgendaQuery;
}

export async function getMonth(ctx: Context, { month: asked, q }: MonthQuery) {
  const today = brusselsDay(ctx.now);
  const month = asked ?? today.slice(0, 7);
  const items = await agendaItems(ctx, q, { from: `${month}-01`, to: lastDayOf(month) });
  return { data: { month, today, ...items } };
}

function lastDayOf(month: string) {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
