import { sql } from "kysely";

/** On how many days the person of an enrolment was there; the enrolment is aliased `enrolments`. */
export const attendedDays = sql<number>`(
  select count(*)::integer from attendances tick where tick.enrolment_id = enrolment.id and tick.present
)`;
