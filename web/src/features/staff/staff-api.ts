import { routes } from "virtual:staff-routes";
import { type ApiOf, clientOf } from "#platform/api.ts";

/** The client of the endpoints of the staff room: `staffApi.staffPeople.block({ params, body })`. */
export const staffApi: ApiOf<"staff"> = clientOf(routes);
