import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams, SlugParams } from "#layer/schemas.ts";
import { Flag } from "#layer/fields.ts";
import { AgeCategoryId } from "./contest.ts";
import { Judged } from "./jury.ts";

const ExportQuery = z.object({
  ageCategoryId: AgeCategoryId.optional(),
  /** Made by the page that waits for the file, which asks with it how far the file is. */
  progressId: z.uuid().optional(),
});

export const contestExports = {
  pdf: endpoint({
    method: "GET",
    path: "/export/contests/{slug}/pdf",
    access: "member",
    summary:
      "De inzendingen als boekje: volledig voor wie de wedstrijd beheert, of met nameless=1 zonder namen zoals voor haar jury",
    params: SlugParams,
    query: ExportQuery.extend({ nameless: Flag.optional(), judged: Judged }),
    produces: "application/pdf",
  }),
  csv: endpoint({
    method: "GET",
    path: "/export/contests/{slug}/csv",
    access: "userCanCreateContests",
    summary: "De inzendingen met wie ze deed, als rekenblad",
    params: SlugParams,
    query: ExportQuery.pick({ ageCategoryId: true }),
    produces: "text/csv",
  }),
  progress: endpoint({
    method: "GET",
    path: "/export/progress/{id}",
    access: "member",
    summary: "Hoever een eigen bestand is",
    params: IdParams,
    response: dataOf(z.object({ done: z.int(), total: z.int(), failures: z.array(z.string()) })),
  }),
};
