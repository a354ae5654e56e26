import type { ContestInput } from "@inktvis/contract/features/contests/contest-input";
import { LABELS } from "@inktvis/contract/labels.nl";
import { fieldsIn } from "#platform/forms/section-fields.tsx";
import { RichTextField } from "#features/media/rich-text/rich-text-field.tsx";
import { GenresField } from "#features/texts/genres/genres-field.tsx";
import { PictureField } from "#features/media/pictures/picture-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FormSection } from "#ui/form-section.tsx";
import { type ContestField, type ContestFieldsProps, ENTERING } from "./entering-fields.tsx";
import { formMessages as copy } from "./form.nl.ts";
import { LimitedField } from "#platform/forms/limited-field.tsx";
import { MomentField } from "#platform/forms/moment-field.tsx";
import { changeMessages } from "./change.nl.ts";
import { reliantsOf, shortensDeadline } from "./change-warning.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { BANNERS } from "./banner-shapes.ts";

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
  contactEmail: {
    section: "about",
    render: ({ form }) => (
      <TextField
        autoCapitalize="off"
        autoComplete="email"
        help={copy.contactHelp}
        label={LABELS.contactEmail}
        type="email"
        {...form.field("contactEmail")}
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
    render: ({ form, genres }) => <GenresField genres={genres} {...form.controlled("genres")} />,
  },
} satisfies Record<string, ContestField>;

const DATES_AND_PICTURES = {
  deadline: {
    section: "dates",
    render: ({ form }) => (
      <MomentField help={copy.deadlineHelp} label={LABELS.deadline} {...form.controlled("deadline")} />
    ),
  },
  confirmEarlierDeadline: {
    section: "dates",
    render: ({ form, contest }) => {
      // The API also asks for it when somebody started a participation after this page was opened.
      const isAsked = shortensDeadline(contest, form.watch("deadline")) || form.errorOf("confirmEarlierDeadline");
      return (
        isAsked && (
          <CheckboxField
            help={changeMessages.confirmEarlierHelp}
            label={changeMessages.confirmEarlier(Math.max(1, reliantsOf(contest)))}
            {...form.field("confirmEarlierDeadline")}
          />
        )
      );
    },
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
        chooseAgain={form.mustChooseAgain("bannerBig")}
        current={contest?.bannerBig}
        help={copy.bannerBigHelp}
        label={LABELS.bannerBig}
        previewClassName="w-full max-w-lg rounded-lg"
        shape={BANNERS.bannerBig}
        {...form.controlled("bannerBig")}
      />
    ),
  },
  bannerSmall: {
    section: "pictures",
    render: ({ form, contest }) => (
      <PictureField
        chooseAgain={form.mustChooseAgain("bannerSmall")}
        current={contest?.bannerSmall}
        help={copy.bannerSmallHelp}
        label={LABELS.bannerSmall}
        previewClassName="w-full max-w-xs rounded-lg"
        shape={BANNERS.bannerSmall}
        {...form.controlled("bannerSmall")}
      />
    ),
  },
} satisfies Record<string, ContestField>;

/**
 * Every field of the form in the order of the page, except the two of kind-fields.tsx, which are steps of their own in
 * the wizard. The type check fails when a field of the contract is missing here.
 */
const FIELDS: Record<Exclude<keyof ContestInput, "mode" | "type" | "revision">, ContestField> = {
  ...ABOUT,
  ...DATES_AND_PICTURES,
  ...ENTERING,
};

/** The form of a contest in sections; the sections about entering only when people enter it on the site. */
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
