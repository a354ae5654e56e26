import type { QueryClient } from "@tanstack/react-query";
import { unlessRefused } from "#platform/unless-refused.ts";
import { lessonQuery } from "./lesson.queries.ts";

/** What a lesson asks to write; null when it asks for nothing, was deleted, or does not open for the viewer. */
export const assignmentOf = async (queryClient: QueryClient, lessonId: string) =>
  (await unlessRefused([404, 410], queryClient.query(lessonQuery(lessonId))))?.assignment ?? null;
