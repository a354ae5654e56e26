import type { Course } from "@inktvis/contract/features/courses/course";
import { MANAGED_COURSES_PATH } from "@inktvis/contract/page-paths/managing";
import { DeleteThing } from "#features/management/delete-thing.tsx";
import { api } from "#platform/api.ts";
import { invalidateCourses, MANAGED_COURSES_KEY } from "../management.queries.ts";
import { managementMessages } from "../messages.nl.ts";

/** Deletes a course after a confirmation. */
export const DeleteCourse = ({ course: { slug, title } }: { course: Course }) => (
  <DeleteThing
    invalidate={invalidateCourses}
    list={{ path: MANAGED_COURSES_PATH, queryKey: MANAGED_COURSES_KEY }}
    title={title}
    words={managementMessages}
    onDelete={() => api.courses.delete({ params: { slug } })}
  />
);
