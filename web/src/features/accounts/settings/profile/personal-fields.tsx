import { FormSection } from "#ui/form-section.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CountryField } from "#features/people/countries/country-field.tsx";
import { profileMessages as copy } from "./profile.nl.ts";
import type { ProfileForm } from "./use-profile-form.ts";

const PAIR = "grid items-start gap-6 sm:grid-cols-2";

/** What nobody else sees, unless they choose so. */
export const PersonalFields = ({ form }: { form: ProfileForm }) => (
  <FormSection help={copy.personalHelp} title={copy.personal}>
    <div className={PAIR}>
      <TextField autoComplete="given-name" label={copy.firstName} optional {...form.field("firstName")} />
      <TextField autoComplete="family-name" label={copy.lastName} optional {...form.field("lastName")} />
      <TextField
        autoComplete="bday"
        help={copy.dateOfBirthHelp}
        label={copy.dateOfBirth}
        optional
        type="date"
        {...form.field("dateOfBirth")}
      />
      <TextField
        autoComplete="tel"
        help={copy.phoneHelp}
        label={copy.phone}
        optional
        type="tel"
        {...form.field("phone")}
      />
    </div>
  </FormSection>
);

export const AddressFields = ({ form }: { form: ProfileForm }) => (
  <FormSection help={copy.addressHelp} title={copy.address}>
    <div className={PAIR}>
      <TextField autoComplete="off" label={copy.street} optional {...form.field("addressStreet")} />
      <TextField autoComplete="off" label={copy.number} optional {...form.field("addressNumber")} />
      <TextField autoComplete="postal-code" label={copy.postalCode} optional {...form.field("addressPostalCode")} />
      <TextField
        autoComplete="address-level2"
        label={copy.city}
        optional
        {...form.field("addressCity", { deps: ["addressCountry"] })}
      />
      <CountryField {...form.field("addressCountry")} />
    </div>
  </FormSection>
);
