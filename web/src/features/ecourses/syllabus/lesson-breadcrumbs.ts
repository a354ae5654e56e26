import { managedEcoursePath, syllabusPath } from "@inktvis/contract/page-paths/account";
import { managedBreadcrumbs } from "#features/management/managed-thing.ts";
import { syllabusMessages as copy } from "./syllabus.nl.ts";

/** The breadcrumbs of a page below the list of lessons. */
export const lessonBreadcrumbs = ({ id, title }: { id: string; title: string }, page: string) =>
  managedBreadcrumbs("ecourses", page, [title, managedEcoursePath(id)], [copy.title, syllabusPath(id)]);
