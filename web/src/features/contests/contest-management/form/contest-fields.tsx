import {
  type Contest,
  type ContestInput,
  GENRES_PER_CONTEST,
  MAX_CONTRIBUTIONS_PER_USER,
} from "@inktvis/contract/features/contests/contests";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import { LABELS } from "@inktvis/contract/labels.nl";
import { fieldsIn, type SectionField } from "#platform/forms/section-fields.tsx";
import { RichTextField } from "#features/media/rich-text/rich-text-field.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { CheckboxGroup } from "#ui/checkbox-group.tsx";
import { PictureField } from "#features/media/pictures/picture-field.tsx";
import { FormSection } from "#ui/form-section.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AgeCategoriesField } from "./age-categories-field.tsx";
import { formMessages as copy } from "./form.nl.ts";
import { LimitedField } from "./limited-field.tsx";
import { MomentField } from "./moment-field.tsx";
import { BANNERS } from "./banner-shapes.ts";
import type { ContestForm } from "./use-contest-form.ts";

interface ContestFieldsProps {
  form: ContestForm;
  genres: readonly Genre[];
  /** The contest that is being changed. */
  contest?: Contest | undefined;
}
type Section = "about" | "dates" | "pictures" | "entering" | "ages" | "judging";
type Field = SectionField<Section, ContestFieldsProps>;

const numberOrNull = (typed: unknown) => (typed === "" || typed === null ? null : Number(typed));
const wordsOrNull = (typed: unknown) => (typeof typed === "string" && typed.trim() ? typed : null);
/** What entries depend on is fixed once there are some. */
const isLocked = ({ contest }: ContestFieldsProps) => contest?.hasEntries ?? false;

const ABOUT = {
  title: {
    section: "about",
    render: ({ form }) => <LimitedField label={LABELS.title} typed={form.watch("title")} {...form.field("title")} />,
  },
  organization: {
    section: "about",
    render: ({ form }) => (
      <LimitedField
        help={copy.organizationHelp}
        label={LABELS.organization}
        typed={form.watch("organization")}
        {...form.field("organization")}
      />
    ),
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
  rules: {
    section: "about",
    render: ({ form }) => (
      <RichTextField
        help={copy.rulesHelp}
        label={LABELS.rules}
        placeholder={copy.rulesPlaceholder}
        {...form.controlled("rules")}
      />
    ),
  },
  reward: {
    section: "about",
    render: ({ form }) => (
      <LimitedField
        help={copy.rewardHelp}
        label={LABELS.reward}
        typed={form.watch("reward")}
        {...form.field("reward")}
      />
    ),
  },
  genres: {
    section: "about",
    render: ({ form, genres }) => (
      <CheckboxGroup
        help={copy.genresHelp}
        label={LABELS.genres}
        max={GENRES_PER_CONTEST.max}
        options={genres.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.controlled("genres")}
      />
    ),
  },
} satisfies Record<string, Field>;

const DATES_AND_PICTURES = {
  deadline: {
    section: "dates",
    render: ({ form }) => (
      <MomentField help={copy.deadlineHelp} label={LABELS.deadline} {...form.controlled("deadline")} />
    ),
  },
  juryDeadline: {
    section: "dates",
    render: ({ form }) => {
      if (form.watch("mode") !== "interactive") return null;
      const { onChange, ...field } = form.controlled("juryDeadline");
      return (
        <MomentField
          help={copy.juryDeadlineHelp}
          label={LABELS.juryDeadline}
          optional
          {...field}
          onChange={(moment) => onChange(moment || null)}
        />
      );
    },
  },
  bannerBig: {
    section: "pictures",
    render: ({ form, contest }) => (
      <PictureField
        current={contest?.bannerBig?.url.default}
        help={copy.bannerBigHelp}
        label={LABELS.bannerBig}
        look="w-full max-w-lg rounded-lg"
        shape={BANNERS.bannerBig}
        {...form.controlled("bannerBig")}
      />
    ),
  },
  bannerSmall: {
    section: "pictures",
    render: ({ form, contest }) => (
      <PictureField
        current={contest?.bannerSmall?.url.default}
        help={copy.bannerSmallHelp}
        label={LABELS.bannerSmall}
        look="w-full max-w-xs rounded-lg"
        shape={BANNERS.bannerSmall}
        {...form.controlled("bannerSmall")}
      />
    ),
  },
} satisfies Record<string, Field>;

const ENTERING = {
  contributionsPerUser: {
    section: "entering",
    render: (props) => (
      <TextField
        className="max-w-32"
        disabled={isLocked(props)}
        help={isLocked(props) ? copy.entriesLocked : copy.contributionsHelp}
        label={copy.contributions}
        max={MAX_CONTRIBUTIONS_PER_USER}
        min={1}
        {...props.form.field("contributionsPerUser", { setValueAs: numberOrNull })}
        type="number"
      />
    ),
  },
  allowFewerContributions: {
    section: "entering",
    render: (props) => (
      <CheckboxField
        disabled={isLocked(props)}
        help={copy.fewerHelp}
        label={copy.fewer}
        {...props.form.field("allowFewerContributions")}
      />
    ),
  },
  extraField1: {
    section: "entering",
    render: ({ form }) => (
      <LimitedField
        help={copy.extraHelp}
        label={copy.extraField1}
        optional
        typed={form.watch("extraField1")}
        {...form.field("extraField1", { setValueAs: wordsOrNull })}
      />
    ),
  },
  extraField2: {
    section: "entering",
    render: ({ form }) => (
      <LimitedField
        label={copy.extraField2}
        optional
        typed={form.watch("extraField2")}
        {...form.field("extraField2", { setValueAs: wordsOrNull })}
      />
    ),
  },
  useAgeCategories: {
    section: "ages",
    render: (props) => (
      <CheckboxField
        disabled={isLocked(props)}
        help={isLocked(props) ? copy.entriesLocked : copy.withAgesHelp}
        label={copy.withAges}
        {...props.form.field("useAgeCategories")}
      />
    ),
  },
  ageCategories: {
    section: "ages",
    render: (props) =>
      props.form.watch("useAgeCategories") && <AgeCategoriesField form={props.form} locked={isLocked(props)} />,
  },
  isBlind: {
    section: "judging",
    render: ({ form, contest }) => {
      const isPublished = contest?.publishedAt != null;
      return (
        <CheckboxField
          disabled={isPublished}
          help={isPublished ? copy.blindLocked : copy.blindHelp}
          label={copy.blind}
          {...form.field("isBlind")}
        />
      );
    },
  },
  showJuryFeedbackToParticipant: {
    section: "judging",
    render: ({ form }) => (
      <CheckboxField
        help={copy.showFeedbackHelp}
        label={copy.showFeedback}
        {...form.field("showJuryFeedbackToParticipant")}
      />
    ),
  },
} satisfies Record<string, Field>;

/**
 * Every field of the form, in the order of the page, but for the two of kind-fields.tsx that the wizard asks on pages of
 * their own. One of the contract that is missing fails the type check.
 */
const FIELDS: Record<Exclude<keyof ContestInput, "mode" | "type">, Field> = {
  ...ABOUT,
  ...DATES_AND_PICTURES,
  ...ENTERING,
};

/** What every contest has, whether people enter it here or not. */
export const ContestFields = (props: ContestFieldsProps) => (
  <>
    <FormSection title={copy.about}>{fieldsIn("about", FIELDS, props)}</FormSection>
    <FormSection title={copy.dates}>{fieldsIn("dates", FIELDS, props)}</FormSection>
    <FormSection title={copy.pictures}>{fieldsIn("pictures", FIELDS, props)}</FormSection>
    {props.form.watch("mode") === "interactive" && (
      <>
        <FormSection title={copy.entering}>{fieldsIn("entering", FIELDS, props)}</FormSection>
        <FormSection title={copy.ages}>{fieldsIn("ages", FIELDS, props)}</FormSection>
        <FormSection title={copy.judging}>{fieldsIn("judging", FIELDS, props)}</FormSection>
      </>
    )}
  </>
);
