import type { EcourseInput } from "@inktvis/contract/features/ecourses/ecourses";
import { LABELS } from "@inktvis/contract/labels.nl";
import { RichTextField } from "#features/media/rich-text/rich-text-field.tsx";
import { LimitedField } from "#platform/forms/limited-field.tsx";
import { fieldsIn, type SectionField } from "#platform/forms/section-fields.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { formMessages as copy } from "./form.nl.ts";
import type { EcourseForm } from "./use-ecourse-form.ts";

type EcourseField = SectionField<"all", { form: EcourseForm }>;

/** Every field of the form in the order of the page: the type check fails when one of the contract is missing. */
const FIELDS: Record<Exclude<keyof EcourseInput, "revision">, EcourseField> = {
  title: {
    section: "all",
    render: ({ form }) => (
      <LimitedField help={copy.titleHelp} label={LABELS.title} typed={form.watch("title")} {...form.field("title")} />
    ),
  },
  body: {
    section: "all",
    render: ({ form }) => (
      <RichTextField
        help={copy.bodyHelp}
        label={copy.body}
        placeholder={copy.bodyPlaceholder}
        {...form.controlled("body")}
      />
    ),
  },
  asksAllLessons: {
    section: "all",
    render: ({ form }) => (
      <CheckboxField help={copy.asksAllLessonsHelp} label={LABELS.asksAllLessons} {...form.field("asksAllLessons")} />
    ),
  },
};

export const EcourseFields = ({ form }: { form: EcourseForm }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{fieldsIn("all", FIELDS, { form })}</div>
);
