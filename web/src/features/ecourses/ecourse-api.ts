import { routes } from "virtual:ecourse-routes";
import { type ApiOf, clientOf } from "#platform/api.ts";

/** The client of the endpoints of online courses: `ecourseApi.ecourses.get({ params: { id } })`. */
export const ecourseApi: ApiOf<"ecourse"> = clientOf(routes);
