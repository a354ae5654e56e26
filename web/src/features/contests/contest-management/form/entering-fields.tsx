import type { Contest } from "@inktvis/contract/features/contests/contest";
import { MAX_CONTRIBUTIONS_PER_USER } from "@inktvis/contract/features/contests/contest-input";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import { LimitedField } from "#platform/forms/limited-field.tsx";
import type { SectionField } from "#platform/forms/section-fields.tsx";
import { numberOrNull, textOrNull } from "#platform/forms/typed-values.ts";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AgeCategoriesField } from "./age-categories-field.tsx";
import { formMessages as copy } from "./form.nl.ts";
import type { ContestForm } from "./use-contest-form.ts";

export interface ContestFieldsProps {
  form: ContestForm;
  genres: readonly Genre[];
  /** The contest that is being updated. */
  contest?: Contest | undefined;
}
type Section = "about" | "dates" | "pictures" | "entering" | "ages" | "judging";
export type ContestField = SectionField<Section, ContestFieldsProps>;

/** The fields that entries depend on are locked once there are entries. */
const isLocked = ({ contest }: ContestFieldsProps) => contest?.hasEntries ?? false;

/** The fields about entering and judging. */
export const ENTERING = {
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
  minLength: {
    section: "entering",
    render: (props) => (
      <TextField
        className="max-w-40"
        disabled={isLocked(props)}
        help={isLocked(props) ? copy.entriesLocked : copy.lengthHelp}
        label={copy.minLength}
        min={1}
        optional
        {...props.form.field("minLength", { setValueAs: numberOrNull, deps: ["maxLength"] })}
        type="number"
      />
    ),
  },
  maxLength: {
    section: "entering",
    render: (props) => (
      <TextField
        className="max-w-40"
        disabled={isLocked(props)}
        label={copy.maxLength}
        min={1}
        optional
        {...props.form.field("maxLength", { setValueAs: numberOrNull })}
        type="number"
      />
    ),
  },
  lengthUnit: {
    section: "entering",
    render: (props) => (
      <SelectField
        className="max-w-40"
        disabled={isLocked(props)}
        help={copy.lengthUnitHelp}
        label={copy.lengthUnit}
        {...props.form.field("lengthUnit")}
      >
        <option value="words">{copy.inWords}</option>
        <option value="lines">{copy.inLines}</option>
      </SelectField>
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
        {...form.field("extraField1", { setValueAs: textOrNull })}
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
        {...form.field("extraField2", { setValueAs: textOrNull })}
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
  showJurorNames: {
    section: "judging",
    render: ({ form }) => (
      <CheckboxField help={copy.jurorNamesHelp} label={copy.jurorNames} {...form.field("showJurorNames")} />
    ),
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
} satisfies Record<string, ContestField>;
