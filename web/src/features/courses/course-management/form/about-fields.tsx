import { MAX_INTRO } from "@inktvis/contract/features/courses/course-input";
import { LABELS } from "@inktvis/contract/labels.nl";
import { PictureField } from "#features/media/pictures/picture-field.tsx";
import { pictureShape } from "#features/media/pictures/picture-shape.ts";
import { RichTextField } from "#features/media/rich-text/rich-text-field.tsx";
import { GenresField } from "#features/texts/genres/genres-field.tsx";
import { LimitedField } from "#platform/forms/limited-field.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { CheckboxGroup } from "#ui/checkbox-group.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { CourseField } from "./course-field.ts";
import { formMessages as copy } from "./form.nl.ts";
import { LookUpField } from "./look-up-field.tsx";

const COURSE_PICTURE = pictureShape(3 / 2, 600, 1800);
const TEACHER_PICTURE = pictureShape(1, 200, 800);
/** From this number of characters on, the field shows how many are left. */
const COUNTED_FROM = MAX_INTRO - 500;

/** What the course is about, who it is for and who gives it. */
export const ABOUT = {
  title: {
    section: "about",
    render: ({ form }) => <LimitedField label={LABELS.title} typed={form.watch("title")} {...form.field("title")} />,
  },
  intro: {
    section: "about",
    render: ({ form }) => {
      const { length } = form.watch("intro");
      const left = length < COUNTED_FROM ? "" : copy.charactersLeft(MAX_INTRO - length);
      return (
        <TextAreaField help={`${copy.introHelp} ${left}`} label={LABELS.intro} rows={3} {...form.field("intro")} />
      );
    },
  },
  body: {
    section: "about",
    render: ({ form }) => (
      <RichTextField label={LABELS.body} placeholder={copy.bodyPlaceholder} {...form.controlled("body")} />
    ),
  },
  courseTypeId: {
    section: "about",
    render: ({ form, me, choices, course }) => (
      <LookUpField
        choices={choices.types.filter(({ id, adminOnly }) => !adminOnly || me.userIsAdmin || id === course?.type.id)}
        help={copy.typeHelp}
        label={LABELS.courseTypeId}
        {...form.field("courseTypeId")}
      />
    ),
  },
  genres: {
    section: "about",
    render: ({ form, choices }) => <GenresField genres={choices.genres} {...form.controlled("genres")} />,
  },
  image: {
    section: "about",
    render: ({ form, course }) => (
      <PictureField
        chooseAgain={form.mustChooseAgain("image")}
        current={course?.image}
        help={copy.imageHelp}
        label={LABELS.image}
        previewClassName="w-full max-w-md rounded-lg"
        shape={COURSE_PICTURE}
        {...form.controlled("image")}
      />
    ),
  },
  courseStudentLevels: {
    section: "audience",
    render: ({ form, choices }) => (
      <CheckboxGroup
        help={copy.levelsHelp}
        label={LABELS.courseStudentLevels}
        options={choices.studentLevels.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.controlled("courseStudentLevels")}
      />
    ),
  },
  courseAgeCategoryId: {
    section: "audience",
    render: ({ form, choices }) => (
      <LookUpField
        choices={choices.ageCategories}
        label={LABELS.courseAgeCategoryId}
        {...form.field("courseAgeCategoryId")}
      />
    ),
  },
  organization: {
    section: "teacher",
    render: ({ form }) => (
      <LimitedField
        help={copy.organizationHelp}
        label={LABELS.organization}
        typed={form.watch("organization")}
        {...form.field("organization")}
      />
    ),
  },
  teacher: {
    section: "teacher",
    render: ({ form }) => (
      <LimitedField
        help={copy.teacherHelp}
        label={LABELS.teacher}
        optional
        typed={form.watch("teacher")}
        {...form.field("teacher")}
      />
    ),
  },
  teacherImage: {
    section: "teacher",
    render: ({ form, course }) => (
      <PictureField
        chooseAgain={form.mustChooseAgain("teacherImage")}
        current={course?.teacherImage}
        help={copy.teacherImageHelp}
        label={LABELS.teacherImage}
        optional
        previewClassName="w-32 rounded-lg"
        removable
        shape={TEACHER_PICTURE}
        {...form.controlled("teacherImage")}
      />
    ),
  },
  externalLink: {
    section: "teacher",
    render: ({ form }) => (
      <TextField
        autoCapitalize="off"
        help={form.watch("hasEnrollments") ? copy.externalLinkHelp : copy.externalLinkHelpShown}
        label={LABELS.externalLink}
        optional
        {...form.field("externalLink")}
        type="url"
      />
    ),
  },
  organizedByCs: {
    section: "teacher",
    render: ({ form, me }) =>
      me.userIsAdmin && (
        <CheckboxField help={copy.organizedByCsHelp} label={copy.organizedByCs} {...form.field("organizedByCs")} />
      ),
  },
} satisfies Record<string, CourseField>;
