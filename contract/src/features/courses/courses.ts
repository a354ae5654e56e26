import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { BODY_LIMIT_WITH_IMAGE, Flag, Token } from "#layer/fields.ts";
import { ManagedPageQuery } from "#layer/managed-list.ts";
import { dataOf, PageQuery, pageOf, SlugParams } from "#layer/schemas.ts";
import { Course, CourseSummary, ManagedCourse } from "./course.ts";
import { CourseInput } from "./course-input.ts";

export const COURSES_PER_PAGE = 24;
/** How many courses are counted at most. */
export const MAX_COURSES = 2000;

/** Organisers manage their own courses, staff all of them; for others there is nothing to manage (404). */
const MANAGEMENT = "userCanCreateCourses";
const bodyLimit = 2 * BODY_LIMIT_WITH_IMAGE;

export const courses = {
  list: endpoint({
    method: "GET",
    path: "/courses",
    access: "public",
    summary: "De cursussen, eerst wat eerst begint; voor wie ze beheert ook die niet gepubliceerd zijn",
    query: PageQuery.extend({ hasEnrollments: Flag.optional().describe("alleen die waarvoor je hier inschrijft") }),
    response: pageOf(CourseSummary),
  }),
  get: endpoint({
    method: "GET",
    path: "/courses/{slug}",
    access: "public",
    summary: "Een cursus; een oude slug antwoordt met de cursus onder zijn nieuwe",
    params: SlugParams,
    /** The token of the link in an invitation; it opens no course that the viewer may not see. */
    query: z.object({ token: Token.optional() }),
    response: dataOf(Course),
  }),
  create: endpoint({
    method: "POST",
    path: "/courses",
    access: MANAGEMENT,
    summary: "Een cursus maken; hij is nog niet gepubliceerd",
    body: CourseInput,
    bodyLimit,
    response: dataOf(Course),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/courses/{slug}",
    access: MANAGEMENT,
    summary: "Een cursus wijzigen die je beheert",
    params: SlugParams,
    body: CourseInput,
    bodyLimit,
    response: dataOf(Course),
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/courses/{slug}",
    access: MANAGEMENT,
    summary: "Een cursus verwijderen die alleen getoond wordt, of die niet gepubliceerd is en nooit een deelnemer had",
    params: SlugParams,
    status: 204,
  }),
  publish: endpoint({
    method: "POST",
    path: "/courses/{slug}/publish",
    access: MANAGEMENT,
    summary: "Een cursus publiceren; nog eens is geen fout",
    params: SlugParams,
    status: 204,
  }),
  unpublish: endpoint({
    method: "POST",
    path: "/courses/{slug}/unpublish",
    access: MANAGEMENT,
    summary: "Een cursus van de site halen; nog eens is geen fout",
    params: SlugParams,
    status: 204,
  }),
  managed: endpoint({
    method: "GET",
    path: "/me/manage/courses",
    access: MANAGEMENT,
    summary: "De cursussen die je beheert, nieuwste eerst; met all=1 alle op één pagina",
    query: ManagedPageQuery,
    response: pageOf(ManagedCourse),
  }),
};
