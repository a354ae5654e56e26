import { routes } from "virtual:enrolment-routes";
import { clientOf, type EnrolmentApi } from "#platform/api.ts";

/** The client of the endpoints of enrolling: `enrolmentApi.enrolments.get({ params: { slug } })`. */
export const enrolmentApi: EnrolmentApi = clientOf(routes);
