import { routes } from "virtual:ecourse-routes";
import { clientOf, type EcourseApi } from "#platform/api.ts";

/** The client of the endpoints of online courses: `ecourseApi.ecourses.get({ params: { id } })`. */
export const ecourseApi: EcourseApi = clientOf(routes);
