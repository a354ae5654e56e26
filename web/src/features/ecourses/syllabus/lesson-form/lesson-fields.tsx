import { MAX_DESCRIPTION, type LessonInput } from "@inktvis/contract/features/ecourses/syllabus";
import { LABELS } from "@inktvis/contract/labels.nl";
import { RichTextField } from "#features/media/rich-text/rich-text-field.tsx";
import { LimitedField } from "#platform/forms/limited-field.tsx";
import { fieldsIn, type SectionField } from "#platform/forms/section-fields.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import type { Outline } from "../outline.ts";
import { lessonFormMessages as copy } from "./lesson-form.nl.ts";
import type { LessonForm } from "./use-lesson-form.ts";

interface LessonFieldsProps {
  form: LessonForm;
  /** The modules to choose from for a new lesson. */
  modules?: Outline;
}

type LessonField = SectionField<"all", LessonFieldsProps>;

/** Every field of the form in the order of the page: the type check fails when one of the contract is missing. */
const FIELDS: Record<Exclude<keyof LessonInput, "sortOrder">, LessonField> = {
  ecourseModuleId: {
    section: "all",
    render: ({ form, modules }) =>
      modules && (
        <SelectField label={LABELS.ecourseModuleId} {...form.field("ecourseModuleId")}>
          {modules.map(({ id, sortOrder, title }) => (
            <option key={id} value={id}>
              {sortOrder}. {title}
            </option>
          ))}
        </SelectField>
      ),
  },
  title: {
    section: "all",
    render: ({ form }) => <LimitedField label={LABELS.title} typed={form.watch("title")} {...form.field("title")} />,
  },
  description: {
    section: "all",
    render: ({ form }) => (
      <TextAreaField
        help={copy.descriptionHelp}
        label={LABELS.description}
        maxLength={MAX_DESCRIPTION}
        optional
        {...form.field("description")}
      />
    ),
  },
  body: {
    section: "all",
    render: ({ form }) => (
      <RichTextField
        help={copy.bodyHelp}
        label={copy.body}
        placeholder={copy.bodyPlaceholder}
        withVideos
        {...form.controlled("body")}
      />
    ),
  },
  assignment: {
    section: "all",
    render: ({ form }) => (
      <TextAreaField
        help={copy.assignmentHelp}
        label={LABELS.assignment}
        maxLength={MAX_DESCRIPTION}
        optional
        {...form.field("assignment")}
      />
    ),
  },
};

export const LessonFields = (props: LessonFieldsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{fieldsIn("all", FIELDS, props)}</div>
);
