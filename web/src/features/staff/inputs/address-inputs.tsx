import { CountryInput } from "./country-inputs.tsx";
import { addressCopy as copy } from "./address-inputs.nl.ts";
import { TextInput } from "./inputs.tsx";

/** A postal address; `within` is the field that holds it, when that is not the record itself. */
export function AddressInputs({ within }: { within?: string }) {
  const at = (field: string) => (within ? `${within}.${field}` : field);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-[1fr_8rem]">
        <TextInput label={copy.street} source={at("street")} />
        <TextInput label={copy.number} source={at("number")} />
      </div>
      <div className="grid gap-6 sm:grid-cols-[8rem_1fr]">
        <TextInput label={copy.postalCode} source={at("postalCode")} />
        <TextInput label={copy.city} source={at("city")} />
      </div>
      <CountryInput label={copy.country} source={at("country")} />
    </>
  );
}
