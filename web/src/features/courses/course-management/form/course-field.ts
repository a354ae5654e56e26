import type { Me } from "@inktvis/contract/features/accounts/me";
import type { Course } from "@inktvis/contract/features/courses/course";
import type { CourseType, DiscountType, LookUp } from "@inktvis/contract/features/courses/look-ups";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import type { SectionField } from "#platform/forms/section-fields.tsx";
import type { CourseForm } from "./use-course-form.ts";

/** The choices that the form offers. */
export interface CourseChoices {
  genres: readonly Genre[];
  types: readonly CourseType[];
  regions: readonly LookUp[];
  durations: readonly LookUp[];
  ageCategories: readonly LookUp[];
  studentLevels: readonly LookUp[];
  discountTypes: readonly DiscountType[];
}

export interface CourseFieldsProps {
  form: CourseForm;
  me: Me;
  choices: CourseChoices;
  /** The course that is being updated. */
  course?: Course | undefined;
}

type Section = "about" | "audience" | "teacher" | "place" | "price" | "enrolling" | "practical";
export type CourseField = SectionField<Section, CourseFieldsProps>;
