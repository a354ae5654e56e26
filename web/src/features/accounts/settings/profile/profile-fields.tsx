import type { ProfileInput } from "@inktvis/contract/features/accounts/settings";
import type { Picture } from "@inktvis/contract/layer/fields";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import { LABELS } from "@inktvis/contract/labels.nl";
import { DateField } from "#platform/forms/date-field.tsx";
import { fieldsIn, type SectionField } from "#platform/forms/section-fields.tsx";
import { CheckboxGroup } from "#ui/checkbox-group.tsx";
import { FormSection } from "#ui/form-section.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CountryField } from "#features/people/countries/country-field.tsx";
import { PictureField } from "#features/media/pictures/picture-field.tsx";
import { pictureShape } from "#features/media/pictures/picture-shape.ts";
import { RichTextField } from "#features/media/rich-text/rich-text-field.tsx";
import { profileMessages as copy } from "./profile.nl.ts";
import type { ProfileForm } from "./use-profile-form.ts";

const PORTRAIT = pictureShape(1, 160, 1200);
const PAIRED = "grid items-start gap-6 sm:grid-cols-2";

interface ProfileFieldsProps {
  form: ProfileForm;
  genres: readonly Genre[];
  /** The picture that is stored. */
  current: Picture | null;
}
type Section = "public" | "personal" | "address" | "portfolio";
type ProfileField = SectionField<Section, ProfileFieldsProps>;

const portfolioPart = (name: "education" | "publications" | "prizes" | "varia"): ProfileField => ({
  section: "portfolio",
  render: ({ form }) => {
    const { value, ...field } = form.controlled(name);
    return (
      <RichTextField label={LABELS[name]} placeholder={copy[`${name}Placeholder`]} value={value ?? ""} {...field} />
    );
  },
});

/** Every field of the contract, in the order of the page: the type check fails when one is missing. */
const FIELDS: Record<keyof ProfileInput, ProfileField> = {
  profilePicture: {
    section: "public",
    render: ({ form, current }) => (
      <PictureField
        chooseAgain={form.mustChooseAgain("profilePicture")}
        current={current}
        help={copy.pictureHelp}
        label={LABELS.profilePicture}
        previewClassName="w-40 rounded-full"
        removable
        shape={PORTRAIT}
        {...form.controlled("profilePicture")}
      />
    ),
  },
  nickname: {
    section: "public",
    render: ({ form }) => (
      <TextField autoComplete="nickname" help={copy.nicknameHelp} label={LABELS.nickname} {...form.field("nickname")} />
    ),
  },
  bio: {
    section: "public",
    render: ({ form }) => <TextAreaField help={copy.bioHelp} label={LABELS.bio} optional {...form.field("bio")} />,
  },
  website: {
    section: "public",
    render: ({ form }) => (
      <TextField
        autoComplete="url"
        help={copy.websiteHelp}
        inputMode="url"
        label={LABELS.website}
        optional
        {...form.field("website")}
      />
    ),
  },
  genres: {
    section: "public",
    render: ({ form, genres }) => (
      <CheckboxGroup
        label={copy.genres}
        optional
        options={genres.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.controlled("genres")}
      />
    ),
  },
  firstName: {
    section: "personal",
    render: ({ form }) => (
      <TextField autoComplete="given-name" label={LABELS.firstName} optional {...form.field("firstName")} />
    ),
  },
  lastName: {
    section: "personal",
    render: ({ form }) => (
      <TextField autoComplete="family-name" label={LABELS.lastName} optional {...form.field("lastName")} />
    ),
  },
  dateOfBirth: {
    section: "personal",
    render: ({ form }) => (
      <DateField
        autoComplete="bday"
        help={copy.dateOfBirthHelp}
        label={LABELS.dateOfBirth}
        optional
        typed={form.watch("dateOfBirth")}
        {...form.field("dateOfBirth")}
      />
    ),
  },
  phone: {
    section: "personal",
    render: ({ form }) => (
      <TextField
        autoComplete="tel"
        help={copy.phoneHelp}
        label={LABELS.phone}
        optional
        type="tel"
        {...form.field("phone")}
      />
    ),
  },
  addressStreet: {
    section: "address",
    render: ({ form }) => (
      <TextField autoComplete="off" label={LABELS.addressStreet} optional {...form.field("addressStreet")} />
    ),
  },
  addressNumber: {
    section: "address",
    render: ({ form }) => (
      <TextField autoComplete="off" label={LABELS.addressNumber} optional {...form.field("addressNumber")} />
    ),
  },
  addressPostalCode: {
    section: "address",
    render: ({ form }) => (
      <TextField
        autoComplete="postal-code"
        label={LABELS.addressPostalCode}
        optional
        {...form.field("addressPostalCode")}
      />
    ),
  },
  addressCity: {
    section: "address",
    render: ({ form }) => (
      <TextField
        autoComplete="address-level2"
        label={LABELS.addressCity}
        optional
        {...form.field("addressCity", { deps: ["addressCountry"] })}
      />
    ),
  },
  addressCountry: {
    section: "address",
    render: ({ form }) => <CountryField {...form.field("addressCountry")} />,
  },
  education: portfolioPart("education"),
  publications: portfolioPart("publications"),
  prizes: portfolioPart("prizes"),
  varia: portfolioPart("varia"),
};

/** The fields of the profile form in sections. Only the first and the last section are public. */
export const ProfileFields = (props: ProfileFieldsProps) => (
  <>
    <FormSection help={copy.publicHelp} title={copy.public}>
      {fieldsIn("public", FIELDS, props)}
    </FormSection>
    <FormSection help={copy.personalHelp} title={copy.personal}>
      <div className={PAIRED}>{fieldsIn("personal", FIELDS, props)}</div>
    </FormSection>
    <FormSection help={copy.addressHelp} title={copy.address}>
      <div className={PAIRED}>{fieldsIn("address", FIELDS, props)}</div>
    </FormSection>
    <FormSection help={copy.portfolioHelp} title={copy.portfolio}>
      {fieldsIn("portfolio", FIELDS, props)}
    </FormSection>
  </>
);
