import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { Ecourse } from "./ecourses.ts";

const { completion, hasBegun } = Ecourse.shape.me.shape;

/** An online course that one follows. */
export const EcourseParticipation = z
  .object({
    id: z.uuid(),
    title: z.string(),
    completion,
    continueWith: z
      .object({ id: z.uuid(), title: z.string() })
      .nullable()
      .describe("de les om mee verder te gaan; null: alle lessen zijn afgerond, of er zijn er nog geen"),
    hasBegun,
    certificate: z.object({ id: z.uuid(), code: z.string() }).nullable().describe("van de eindproef"),
  })
  .meta({ id: "EcourseParticipation" });
export type EcourseParticipation = z.infer<typeof EcourseParticipation>;

export const ecourseProgress = {
  mine: endpoint({
    method: "GET",
    path: "/me/ecourses/participations",
    access: "member",
    summary: "De online cursussen die je volgt, en hoever je staat",
    response: dataOf(z.array(EcourseParticipation)),
  }),
  epub: endpoint({
    method: "GET",
    path: "/export/ecourses/{id}/epub",
    access: "member",
    summary: "Een online cursus die je volgt of beheert als boek, om zonder verbinding te lezen",
    params: IdParams,
    produces: "application/epub+zip",
  }),
  complete: endpoint({
    method: "POST",
    path: "/me/ecourse-module-classes/{id}/complete",
    access: "member",
    summary: "Een les afronden, één keer; voor wie de online cursus alleen beheert, verandert er niets",
    params: IdParams,
    response: dataOf(completion),
  }),
  open: endpoint({
    method: "POST",
    path: "/me/ecourse-module-classes/{id}/open",
    access: "member",
    summary: "Onthouden dat je een les opende, om later verder te gaan waar je was",
    params: IdParams,
    background: true,
    status: 204,
  }),
};
