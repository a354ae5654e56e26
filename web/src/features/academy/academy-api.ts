import { routes } from "virtual:academy-routes";
import { type AcademyApi, clientOf } from "#platform/api.ts";

/** The client of the endpoints of the academy: `academyApi.academyPeriods.current({})`. */
export const academyApi: AcademyApi = clientOf(routes);
