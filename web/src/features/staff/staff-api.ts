import { routes } from "virtual:staff-routes";
import { clientOf, type StaffApi } from "#platform/api.ts";

/** The client of the endpoints of the staff room: `staffApi.staffPeople.block({ params, body })`. */
export const staffApi: StaffApi = clientOf(routes);
