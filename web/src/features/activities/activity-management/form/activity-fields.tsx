import type { Me } from "@inktvis/contract/features/accounts/me";
import type { Activity, ActivityInput } from "@inktvis/contract/features/activities/activities";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import { LABELS } from "@inktvis/contract/labels.nl";
import { PictureField } from "#features/media/pictures/picture-field.tsx";
import { pictureShape } from "#features/media/pictures/picture-shape.ts";
import { RichTextField } from "#features/media/rich-text/rich-text-field.tsx";
import { GenresField } from "#features/texts/genres/genres-field.tsx";
import { dayAndTime } from "#platform/formats/day-and-time.ts";
import { DateField } from "#platform/forms/date-field.tsx";
import { LimitedField } from "#platform/forms/limited-field.tsx";
import { MomentField } from "#platform/forms/moment-field.tsx";
import { fieldsIn, type SectionField } from "#platform/forms/section-fields.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { FormSection } from "#ui/form-section.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { formMessages as copy } from "./form.nl.ts";
import type { ActivityForm } from "./use-activity-form.ts";

interface ActivityFieldsProps {
  me: Me;
  form: ActivityForm;
  genres: readonly Genre[];
  /** The activity that is being updated. */
  activity?: Activity | undefined;
}
type ActivityField = SectionField<"about" | "when" | "joining" | "picture" | "house", ActivityFieldsProps>;

/** The shape of the picture in a tile, which the page shows too. */
const ACTIVITY_PICTURE = pictureShape(43 / 26, 600, 1720);

const WHAT_AND_WHEN = {
  title: {
    section: "about",
    render: ({ form }) => <LimitedField label={LABELS.title} typed={form.watch("title")} {...form.field("title")} />,
  },
  description: {
    section: "about",
    render: ({ form }) => (
      <RichTextField
        label={LABELS.description}
        placeholder={copy.descriptionPlaceholder}
        {...form.controlled("description")}
      />
    ),
  },
  organizer: {
    section: "about",
    render: ({ form }) => (
      <LimitedField
        help={copy.organizerHelp}
        label={LABELS.organizer}
        typed={form.watch("organizer")}
        {...form.field("organizer")}
      />
    ),
  },
  genres: {
    section: "about",
    render: ({ form, genres }) => <GenresField genres={genres} {...form.controlled("genres")} />,
  },
  dateFrom: {
    section: "when",
    render: ({ form }) => {
      const { onChange, ...field } = form.controlled("dateFrom");
      const change = (moment: string) => {
        onChange(moment);
        // Most activities end on the day on which they begin.
        const { day } = dayAndTime(moment);
        if (day && form.getValues("dateTo") === "") form.setValue("dateTo", day, { shouldDirty: true });
      };
      return <MomentField help={copy.dateFromHelp} label={LABELS.dateFrom} {...field} onChange={change} />;
    },
  },
  dateTo: {
    section: "when",
    render: ({ form }) => <MomentField help={copy.dateToHelp} label={LABELS.dateTo} {...form.controlled("dateTo")} />,
  },
  location: {
    section: "when",
    render: ({ form }) => (
      <LimitedField
        help={copy.locationHelp}
        label={LABELS.location}
        optional
        typed={form.watch("location")}
        {...form.field("location")}
      />
    ),
  },
} satisfies Record<string, ActivityField>;

const JOINING_AND_LOOKS = {
  price: {
    section: "joining",
    render: ({ form }) => (
      <LimitedField
        help={copy.priceHelp}
        label={LABELS.price}
        optional
        typed={form.watch("price")}
        {...form.field("price")}
      />
    ),
  },
  enrollmentLink: {
    section: "joining",
    render: ({ form }) => (
      <TextField
        autoCapitalize="off"
        help={copy.enrollmentLinkHelp}
        inputMode="url"
        label={LABELS.enrollmentLink}
        optional
        {...form.field("enrollmentLink")}
      />
    ),
  },
  enrollmentDeadline: {
    section: "joining",
    render: ({ form }) => (
      <DateField
        className="max-w-44"
        help={copy.enrollmentDeadlineHelp}
        label={LABELS.enrollmentDeadline}
        optional
        typed={form.watch("enrollmentDeadline")}
        {...form.field("enrollmentDeadline")}
      />
    ),
  },
  moreInfo: {
    section: "joining",
    render: ({ form }) => (
      <TextAreaField help={copy.moreInfoHelp} label={copy.moreInfo} optional {...form.field("moreInfo")} />
    ),
  },
  image: {
    section: "picture",
    render: ({ form, activity }) => (
      <PictureField
        chooseAgain={form.mustChooseAgain("image")}
        current={activity?.image}
        help={copy.imageHelp}
        label={LABELS.image}
        optional
        previewClassName="w-full max-w-md rounded-lg"
        removable
        shape={ACTIVITY_PICTURE}
        {...form.controlled("image")}
      />
    ),
  },
  organizedByCs: {
    section: "house",
    render: ({ form }) => (
      <CheckboxField help={copy.organizedByCsHelp} label={copy.organizedByCs} {...form.field("organizedByCs")} />
    ),
  },
} satisfies Record<string, ActivityField>;

/** Every field of the form in the order of the page: the type check fails when one of the contract is missing. */
const FIELDS: Record<Exclude<keyof ActivityInput, "revision">, ActivityField> = {
  ...WHAT_AND_WHEN,
  ...JOINING_AND_LOOKS,
};

/** The form of an activity in sections; the section about the house is for admins only. */
export const ActivityFields = (props: ActivityFieldsProps) => (
  <>
    <FormSection title={copy.about}>{fieldsIn("about", FIELDS, props)}</FormSection>
    <FormSection title={copy.when}>{fieldsIn("when", FIELDS, props)}</FormSection>
    <FormSection title={copy.joining}>{fieldsIn("joining", FIELDS, props)}</FormSection>
    <FormSection title={copy.picture}>{fieldsIn("picture", FIELDS, props)}</FormSection>
    {props.me.userIsAdmin && <FormSection title={copy.house}>{fieldsIn("house", FIELDS, props)}</FormSection>}
  </>
);
