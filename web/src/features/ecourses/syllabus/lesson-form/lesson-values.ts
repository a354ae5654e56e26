import type { Lesson } from "@inktvis/contract/features/ecourses/lessons";
import { LessonInput } from "@inktvis/contract/features/ecourses/syllabus";
import * as z from "zod";

/** The values of the form's fields. */
export interface LessonFormValues {
  title: string;
  description: string;
  body: string;
  assignment: string;
  /** Chosen for a new lesson; an existing one is moved in the list. */
  ecourseModuleId: string | undefined;
  revision: number | undefined;
}

export const newLessonValues = (ecourseModuleId: string): LessonFormValues => ({
  title: "",
  description: "",
  body: "",
  assignment: "",
  ecourseModuleId,
  revision: undefined,
});

export const valuesOfLesson = ({ title, description, body, assignment, revision }: Lesson): LessonFormValues => ({
  title,
  description: description ?? "",
  body,
  assignment: assignment ?? "",
  ecourseModuleId: undefined,
  revision,
});

const Checked = LessonInput.omit({ sortOrder: true }).extend({
  ecourseModuleId: LessonInput.shape.ecourseModuleId.optional(),
  revision: z.int32().optional(),
});
/** Checks what would be sent, as the API does (docs/product/ecourses.md#syllabus). */
export const lessonFormSchema = z
  .custom<LessonFormValues>()
  .transform((values): z.input<typeof Checked> => values)
  .pipe(Checked);
