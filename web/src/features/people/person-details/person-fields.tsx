import type { PersonDetailsInput } from "@inktvis/contract/features/people/person-details";
import { LABELS } from "@inktvis/contract/labels.nl";
import type { ReactNode } from "react";
import type * as z from "zod";
import { DateField } from "#platform/forms/date-field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CountryField } from "../countries/country-field.tsx";
import { personDetailsMessages as copy } from "./messages.nl.ts";

type Name = keyof z.input<typeof PersonDetailsInput>;

interface PersonFieldsProps {
  /** `(name) => form.field(name)`: the form may have other fields too. */
  field: (name: Name) => { id: string; name: string; error: string | undefined };
  dateOfBirth: string | null | undefined;
  /** More fields about the person. */
  children?: ReactNode;
}

/** Who the person is and where they live: the fields of `PersonDetailsInput`. */
export const PersonFields = ({ field, dateOfBirth, children }: PersonFieldsProps) => (
  <>
    <FieldGroup columns title={copy.person}>
      <TextField autoComplete="given-name" label={LABELS.firstName} {...field("firstName")} />
      <TextField autoComplete="family-name" label={LABELS.lastName} {...field("lastName")} />
      <DateField autoComplete="bday" label={LABELS.dateOfBirth} typed={dateOfBirth} {...field("dateOfBirth")} />
      <TextField autoComplete="tel" help={copy.phoneHelp} label={LABELS.phone} type="tel" {...field("phone")} />
      {children}
    </FieldGroup>
    <FieldGroup columns title={copy.address}>
      <TextField autoComplete="off" label={LABELS.addressStreet} {...field("addressStreet")} />
      <TextField autoComplete="off" label={LABELS.addressNumber} {...field("addressNumber")} />
      <TextField autoComplete="postal-code" label={LABELS.addressPostalCode} {...field("addressPostalCode")} />
      <TextField autoComplete="address-level2" label={LABELS.addressCity} {...field("addressCity")} />
      <CountryField {...field("addressCountry")} />
    </FieldGroup>
  </>
);
