import type { CountryOption } from "@inktvis/contract/features/people/countries";
import { LABELS } from "@inktvis/contract/labels.nl";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { SelectField } from "#ui/select-field.tsx";
import { countriesQuery } from "./country.queries.ts";
import { countryMessages as copy } from "./messages.nl.ts";

/** A select of countries, the most chosen ones first: `<CountryField {...form.field("addressCountry")} />`. */
export function CountryField(props: Omit<ComponentProps<typeof SelectField>, "label" | "children">) {
  const { data: countries } = useSuspenseQuery(countriesQuery);
  return (
    <SelectField autoComplete="country" label={LABELS.addressCountry} {...props}>
      <option value="">{copy.choose}</option>
      <optgroup label={copy.frequentlyChosen}>{countries.primary.map(optionOf)}</optgroup>
      <optgroup label={copy.all}>{countries.all.map(optionOf)}</optgroup>
    </SelectField>
  );
}

const optionOf = ({ value, description }: CountryOption) => (
  <option key={value} value={value}>
    {description}
  </option>
);
