import type { QueryClient } from "@tanstack/react-query";
import { unlessRefused } from "#platform/unless-refused.ts";
import { lessonQuery } from "./lesson.queries.ts";

/** The assignment of a lesson; null when it has none, was deleted, or is not open to the viewer. */
export const assignmentOf = async (queryClient: QueryClient, lessonId: string) =>
  (await unlessRefused([404, 410], queryClient.query(lessonQuery(lessonId))))?.assignment ?? null;
