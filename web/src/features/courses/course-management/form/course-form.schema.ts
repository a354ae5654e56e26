import { COURSE_RULES } from "@inktvis/contract/features/courses/course-rules";
import { CourseInput } from "@inktvis/contract/features/courses/course-input";
import * as z from "zod";
import { withRules } from "@inktvis/contract/layer/form-rules";
import { hasPicture } from "#ui/picture-file-field.tsx";
import { type CourseFormValues, inputOf } from "./course-values.ts";
import { formMessages as copy } from "./form.nl.ts";

/**
 * Checks what would be sent, as the API does (docs/product/courses.md#form), so that a part that is switched off gets
 * no errors.
 */
export const courseFormSchema = (stored: { image: boolean }) =>
  z
    .custom<CourseFormValues>()
    .transform((values): z.input<typeof CourseInput> => inputOf(values))
    .pipe(
      withRules(CourseInput, [
        { at: "image", says: copy.imageMissing, holds: ({ image }) => hasPicture(image, stored.image) },
        ...COURSE_RULES,
      ]),
    );
