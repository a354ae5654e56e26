import { sql } from "kysely";

const ofEnrolment = sql`from attendances tick where tick.enrolment_id = enrolment.id and tick.present`;

/** The number of days on which the person of an `enrolment` was present. */
export const attendedDays = sql<number>`(select count(*)::integer ${ofEnrolment})`;

/** Those days, in order. */
export const daysAttended = sql<string[]>`(
  select coalesce(json_agg(to_char(tick.day, 'YYYY-MM-DD') order by tick.day), '[]'::json) ${ofEnrolment}
)`;
