import { endpoint } from "#layer/endpoint.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import { Course } from "./course.ts";

/** docs/product/courses.md#copying */
export const courseEditions = {
  copy: endpoint({
    method: "POST",
    path: "/courses/{slug}/copy",
    access: "userCanCreateCourses",
    summary: "Een cursus overnemen voor een volgende editie: zonder mensen en data, en nog niet gepubliceerd",
    params: SlugParams,
    response: dataOf(Course),
    status: 201,
  }),
};
