import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { typedText } from "#layer/typed-text.ts";
import { ECOURSE_MANAGEMENT, EcourseBody, EcourseModule, EcourseTitle } from "./ecourses.ts";

/* Modules and lessons, as makers change them (docs/product/ecourses.md#syllabus). Addresses call a lesson a class. */

/** How many modules and lessons one online course has at most. */
export const MAX_MODULES = 100;
export const MAX_LESSONS = 500;
export const MAX_DESCRIPTION = 10_000;

const Id = z.uuid().toLowerCase();
const Description = typedText().trim().max(MAX_DESCRIPTION).nullish().describe("zonder opmaak");
const SortOrder = z.int().min(1).max(9999).describe("vanaf 1; wat voorbij het einde is, komt achteraan");

/** Without a `sortOrder` the module comes at the end. */
export const ModuleInput = z
  .object({ title: EcourseTitle, description: Description, ecourseId: Id, sortOrder: SortOrder.optional() })
  .meta({ id: "EcourseModuleInput" });
/** Fields that are absent stay as they are. */
export const ModuleChange = ModuleInput.partial()
  .extend({
    /** The revision that the form was filled in from; a stale one is refused. */
    revision: z.int32().optional(),
  })
  .meta({ id: "EcourseModuleChange" });

/** A module without its lessons. */
const ChangedModule = EcourseModule.omit({ classes: true }).meta({ id: "ChangedModule" });

/** Without a `sortOrder` the lesson comes at the end. */
export const LessonInput = z
  .object({
    title: EcourseTitle,
    description: Description,
    body: EcourseBody,
    assignment: typedText()
      .trim()
      .max(MAX_DESCRIPTION)
      .nullish()
      .describe("wat deelnemers schrijven, zonder opmaak; null: niets"),
    ecourseModuleId: Id,
    sortOrder: SortOrder.optional(),
  })
  .meta({ id: "LessonInput" });
export type LessonInput = z.input<typeof LessonInput>;
/** Fields that are absent stay as they are. */
export const LessonChange = LessonInput.partial()
  .extend({
    /** The revision that the form was filled in from; a stale one is refused. */
    revision: z.int32().optional(),
  })
  .meta({ id: "LessonChange" });

/** A lesson as its maker changes it. */
const ChangedLesson = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string().nullable(),
    body: z.string().describe("opgeschoonde HTML"),
    assignment: z.string().nullable(),
    sortOrder: z.int(),
    ecourseModuleId: z.uuid(),
    revision: z.int().describe("telt de wijzigingen; verplaatsen telt niet"),
  })
  .meta({ id: "ChangedLesson" });

const before = (max: number) =>
  z.array(Id).max(max).optional().describe("de volgorde die je zag: 409 wanneer ze intussen anders is");

export const ecourseModules = {
  create: endpoint({
    method: "POST",
    path: "/ecourse-modules",
    access: ECOURSE_MANAGEMENT,
    summary: "Een module toevoegen aan een online cursus die je beheert",
    body: ModuleInput,
    response: dataOf(ChangedModule),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/ecourse-modules/{id}",
    access: ECOURSE_MANAGEMENT,
    summary: "Een module wijzigen; wat niet meekomt, blijft",
    params: IdParams,
    body: ModuleChange,
    response: dataOf(ChangedModule),
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/ecourse-modules/{id}",
    access: ECOURSE_MANAGEMENT,
    summary: "Een module verwijderen, met haar lessen en hun tests",
    params: IdParams,
    status: 204,
  }),
  order: endpoint({
    method: "PUT",
    path: "/ecourses/{id}/modules-sort-orders",
    access: ECOURSE_MANAGEMENT,
    summary: "Alle modules van een online cursus ordenen; 409 wanneer het er intussen andere zijn",
    params: IdParams,
    body: z.object({
      sortOrders: z.array(z.object({ moduleId: Id, sortOrder: SortOrder })).max(MAX_MODULES),
      before: before(MAX_MODULES),
    }),
    status: 204,
  }),
  orderLessons: endpoint({
    method: "PUT",
    path: "/ecourse-modules/{id}/classes-sort-orders",
    access: ECOURSE_MANAGEMENT,
    summary: "Alle lessen van een module ordenen; 409 wanneer het er intussen andere zijn",
    params: IdParams,
    body: z.object({
      sortOrders: z.array(z.object({ moduleClassId: Id, sortOrder: SortOrder })).max(MAX_LESSONS),
      before: before(MAX_LESSONS),
    }),
    status: 204,
  }),
};

export const lessonManagement = {
  create: endpoint({
    method: "POST",
    path: "/ecourse-module-classes",
    access: ECOURSE_MANAGEMENT,
    summary: "Een les toevoegen aan een module",
    body: LessonInput,
    response: dataOf(ChangedLesson),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/ecourse-module-classes/{id}",
    access: ECOURSE_MANAGEMENT,
    summary: "Een les wijzigen, of binnen haar online cursus verplaatsen; wat niet meekomt, blijft",
    params: IdParams,
    body: LessonChange,
    response: dataOf(ChangedLesson),
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/ecourse-module-classes/{id}",
    access: ECOURSE_MANAGEMENT,
    summary: "Een les verwijderen, met haar test; wie ze open heeft, krijgt 410",
    params: IdParams,
    status: 204,
  }),
};
