import { routes } from "virtual:enrolment-routes";
import { type ApiOf, clientOf } from "#platform/api.ts";

/** The client of the endpoints of enrolling: `enrolmentApi.enrolments.get({ params: { slug } })`. */
export const enrolmentApi: ApiOf<"enrolment"> = clientOf(routes);
