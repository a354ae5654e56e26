import type { Me } from "@inktvis/contract/features/accounts/me";
import type { Course } from "@inktvis/contract/features/courses/course";
import type { CourseInput } from "@inktvis/contract/features/courses/course-input";
import { useMemo, useState } from "react";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { courseFormSchema } from "./course-form.schema.ts";
import { type CourseFormValues, inputOf, newCourseValues, valuesOfCourse } from "./course-values.ts";

const FORM = "cursus";

interface CourseFormOptions {
  me: Me;
  /** The stored course; undefined for a new one. */
  course?: Course;
  save: (input: CourseInput, onSaved: OnSaved) => Promise<unknown>;
}

/** The form of a course. What is typed stays when the page is left, until it is saved or discarded. */
export function useCourseForm({ me, course, save }: CourseFormOptions) {
  const [defaultValues] = useState(() => (course ? valuesOfCourse(course, me) : newCourseValues(me)));
  const hasImage = Boolean(course?.image);
  const schema = useMemo(() => courseFormSchema({ image: hasImage }), [hasImage]);
  const form = useContractForm<CourseFormValues>({
    name: FORM,
    ...(course && { subject: course.id }),
    schema,
    defaultValues,
    submit: (values, onSaved) => save(inputOf(values), onSaved),
  });
  useAutosave(form);
  return form;
}

export type CourseForm = ReturnType<typeof useCourseForm>;
