import { type Contest, GENRES_PER_CONTEST } from "@inktvis/contract/features/contests/contests";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import { RichTextField } from "#features/media/rich-text/rich-text-field.tsx";
import { CheckboxGroup } from "#ui/checkbox-group.tsx";
import { PictureField } from "#features/media/pictures/picture-field.tsx";
import { FormSection } from "#ui/form-section.tsx";
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

/** What every contest has, whether people enter it here or not. */
export const ContestFields = ({ form, genres, contest }: ContestFieldsProps) => (
  <>
    <FormSection title={copy.about}>
      <LimitedField label={copy.title} typed={form.watch("title")} {...form.field("title")} />
      <LimitedField
        help={copy.organizationHelp}
        label={copy.organization}
        typed={form.watch("organization")}
        {...form.field("organization")}
      />
      <RichTextField
        label={copy.description}
        placeholder={copy.descriptionPlaceholder}
        {...form.controlled("description")}
      />
      <RichTextField
        help={copy.rulesHelp}
        label={copy.rules}
        placeholder={copy.rulesPlaceholder}
        {...form.controlled("rules")}
      />
      <LimitedField help={copy.rewardHelp} label={copy.reward} typed={form.watch("reward")} {...form.field("reward")} />
      <CheckboxGroup
        help={copy.genresHelp}
        label={copy.genres}
        max={GENRES_PER_CONTEST.max}
        options={genres.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.controlled("genres")}
      />
    </FormSection>
    <FormSection title={copy.dates}>
      <Deadline form={form} />
      {form.watch("mode") === "interactive" && <JuryDeadline form={form} />}
    </FormSection>
    <FormSection title={copy.pictures}>
      <PictureField
        current={contest?.bannerBig?.url.default}
        help={copy.bannerBigHelp}
        label={copy.bannerBig}
        look="w-full max-w-lg rounded-lg"
        shape={BANNERS.bannerBig}
        {...form.controlled("bannerBig")}
      />
      <PictureField
        current={contest?.bannerSmall?.url.default}
        help={copy.bannerSmallHelp}
        label={copy.bannerSmall}
        look="w-full max-w-xs rounded-lg"
        shape={BANNERS.bannerSmall}
        {...form.controlled("bannerSmall")}
      />
    </FormSection>
  </>
);

const Deadline = ({ form }: Pick<ContestFieldsProps, "form">) => (
  <MomentField help={copy.deadlineHelp} label={copy.deadline} {...form.controlled("deadline")} />
);

function JuryDeadline({ form }: Pick<ContestFieldsProps, "form">) {
  const { onChange, ...field } = form.controlled("juryDeadline");
  return (
    <MomentField
      help={copy.juryDeadlineHelp}
      label={copy.juryDeadline}
      optional
      {...field}
      onChange={(moment) => onChange(moment || null)}
    />
  );
}
