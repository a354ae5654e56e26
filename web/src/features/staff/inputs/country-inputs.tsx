import { useQuery } from "@tanstack/react-query";
import { countryNames } from "#features/people/country-names.ts";
import { countriesQuery } from "#features/people/countries/country.queries.ts";
import { SelectField } from "#ui/select-field.tsx";
import { loadedHelp } from "../loaded-help.tsx";
import { ChoiceInput } from "./inputs.tsx";
import { type InputProps, useField } from "./use-field.ts";

/** A country, by its code. */
export function CountryInput(props: InputProps) {
  const { data, error, refetch } = useQuery(countriesQuery);
  const choices = (data?.all ?? []).map(({ value, description }) => ({ value, label: description }));
  const retry = error ? () => void refetch() : undefined;
  return <ChoiceInput {...props} choices={choices} help={loadedHelp({ retry }, props.help)} />;
}

/** The codes of some countries, or null for all. */
type Countries = readonly string[] | null;
/** The usual choices; the stored one is added to them. */
const USUAL: readonly Countries[] = [null, ["BE"], ["BE", "NL"]];

const keyOf = (countries: Countries) => countries?.toSorted().join(",") ?? "";

/** The countries that something is sent to: a few usual sets. */
export function CountriesInput({ everywhere, ...props }: InputProps & { everywhere: string }) {
  const { text, control, value, onChange } = useField<Countries>(props, null);
  const isUsual = USUAL.some((countries) => keyOf(countries) === keyOf(value));
  const choices = isUsual ? USUAL : [...USUAL, value];
  return (
    <SelectField
      {...text}
      {...control}
      value={keyOf(value)}
      onChange={({ currentTarget }) =>
        onChange(choices.find((countries) => keyOf(countries) === currentTarget.value) ?? null)
      }
    >
      {choices.map((countries) => (
        <option key={keyOf(countries)} value={keyOf(countries)}>
          {countries ? countryNames(countries) : everywhere}
        </option>
      ))}
    </SelectField>
  );
}
