import { capitalize } from "#platform/formats/capitalize.ts";
import { RoomEdit } from "../form/room-form.tsx";
import { AddressInputs } from "../inputs/address-inputs.tsx";
import { TextInput } from "../inputs/inputs.tsx";
import { Office } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { sellingCopy } from "./selling.nl.ts";

const { house: copy } = sellingCopy;

/** The house as the seller: a single record, which opens directly from the menu. */
const Form = () => (
  <RoomEdit only="house" intro={copy.intro} nameOf={() => capitalize(copy.one)} resource={houseData}>
    <TextInput help={copy.nameHelp} label={copy.name} source="name" />
    <AddressInputs />
    <TextInput help={copy.vatNumberHelp} label={copy.vatNumber} source="vatNumber" />
    <TextInput label={copy.iban} source="iban" />
    <TextInput label={copy.email} source="email" type="email" />
  </RoomEdit>
);

export const houseData: RoomResource = {
  name: "houseData",
  one: copy.one,
  many: copy.many,
  menu: copy.menu,
  group: "money",
  Icon: Office,
  right: "manageMoney",
  list: Form,
};
