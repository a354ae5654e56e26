import type { Genre } from "@inktvis/contract/features/texts/genres";
import { CheckboxGroup } from "#ui/checkbox-group.tsx";
import { FormSection } from "#ui/form-section.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { PictureField } from "#features/media/pictures/picture-field.tsx";
import { pictureShape } from "#features/media/pictures/picture-source.ts";
import { RichTextField } from "#features/media/rich-text/rich-text-field.tsx";
import { profileMessages as copy } from "./profile.nl.ts";
import type { ProfileForm } from "./use-profile-form.ts";

const PORTRAIT = pictureShape(1, 160, 1200);

interface PublicFieldsProps {
  form: ProfileForm;
  genres: readonly Genre[];
  /** Address of the picture that is there already. */
  current: string | undefined;
}

/** What stands on somebody's profile for everybody. */
export const PublicFields = ({ form, genres, current }: PublicFieldsProps) => (
  <FormSection help={copy.publicHelp} title={copy.public}>
    <PictureField
      current={current}
      help={copy.pictureHelp}
      label={copy.picture}
      look="w-40 rounded-full"
      removable
      shape={PORTRAIT}
      {...form.controlled("profilePicture")}
    />
    <TextField autoComplete="nickname" help={copy.nicknameHelp} label={copy.nickname} {...form.field("nickname")} />
    <TextAreaField help={copy.bioHelp} label={copy.bio} optional {...form.field("bio")} />
    <TextField
      autoComplete="url"
      help={copy.websiteHelp}
      inputMode="url"
      label={copy.website}
      optional
      {...form.field("website")}
    />
    <CheckboxGroup
      label={copy.genres}
      optional
      options={genres.map(({ id, name }) => ({ value: id, label: name }))}
      {...form.controlled("genres")}
    />
  </FormSection>
);

const PARTS = ["education", "publications", "prizes", "varia"] as const;

export const PortfolioFields = ({ form }: Pick<PublicFieldsProps, "form">) => (
  <FormSection help={copy.portfolioHelp} title={copy.portfolio}>
    {PARTS.map((part) => {
      const { value, ...field } = form.controlled(part);
      return (
        <RichTextField
          key={part}
          label={copy[part]}
          placeholder={copy[`${part}Placeholder`]}
          value={value ?? ""}
          {...field}
        />
      );
    })}
  </FormSection>
);
