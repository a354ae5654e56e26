import { routes } from "virtual:academy-routes";
import { type ApiOf, clientOf } from "#platform/api.ts";

/** The client of the endpoints of the academy: `academyApi.academyPeriods.current({})`. */
export const academyApi: ApiOf<"academy"> = clientOf(routes);
