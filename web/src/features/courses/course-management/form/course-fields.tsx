import { COURSE_PARTS } from "@inktvis/contract/features/courses/course-rules";
import type { CourseInput } from "@inktvis/contract/features/courses/course-input";
import { fieldsIn } from "#platform/forms/section-fields.tsx";
import { FormSection } from "#ui/form-section.tsx";
import { ABOUT } from "./about-fields.tsx";
import type { CourseField, CourseFieldsProps } from "./course-field.ts";
import { ENROLLING } from "./enrolling-fields.tsx";
import { formMessages as copy } from "./form.nl.ts";
import { PLACE } from "./place-fields.tsx";
import { PRICE } from "./price-fields.tsx";
import { Switched } from "./switched.tsx";

/** Every field in the order of the page. The type check fails when a field of the contract is missing here. */
const FIELDS: Record<Exclude<keyof CourseInput, "revision">, CourseField> = {
  ...ABOUT,
  ...PLACE,
  ...PRICE,
  ...ENROLLING,
};

/** The form of a course in sections; parts that are switched off are hidden. */
export function CourseFields(props: CourseFieldsProps) {
  const { form, me, course } = props;
  const values = {
    pricingStrategy: form.watch("pricingStrategy"),
    hasRealLifePart: form.watch("hasRealLifePart"),
    hasEnrollments: form.watch("hasEnrollments"),
  };
  const mayEnrol = me.userCanCreateCoursesWithEnrollments || course?.hasEnrollments;
  return (
    <>
      <FormSection title={copy.about}>{fieldsIn("about", FIELDS, props)}</FormSection>
      <FormSection title={copy.audience}>{fieldsIn("audience", FIELDS, props)}</FormSection>
      <FormSection title={copy.teacher}>{fieldsIn("teacher", FIELDS, props)}</FormSection>
      <FormSection title={copy.place}>{fieldsIn("place", FIELDS, props)}</FormSection>
      <FormSection title={copy.price}>{fieldsIn("price", FIELDS, props)}</FormSection>
      {mayEnrol && <FormSection title={copy.enrolling}>{fieldsIn("enrolling", FIELDS, props)}</FormSection>}
      <Switched isOn={COURSE_PARTS.hasSeats(values)}>
        <FormSection help={copy.practicalHelp} title={copy.practical}>
          {fieldsIn("practical", FIELDS, props)}
        </FormSection>
      </Switched>
    </>
  );
}
