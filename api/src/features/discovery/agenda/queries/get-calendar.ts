import type { ParsedAgendaQuery } from "@inktvis/contract/features/discovery/agenda";
import { brusselsDay, days, later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { agendaItems } from "../agenda-items.ts";

const PAST = days(31);
const AHEAD = days(366);

/** What a subscribed calendar shows: items stay in it for a month, so that they do not vanish the day after. */
export async function getCalendar(ctx: Context, q: ParsedAgendaQuery) {
  const { items } = await agendaItems(ctx, q, {
    from: brusselsDay(later(ctx.now, -PAST)),
    to: brusselsDay(later(ctx.now, AHEAD)),
  });
  return { data: items };
}
