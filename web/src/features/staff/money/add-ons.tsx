import type { StaffAddOn } from "@inktvis/contract/features/billing/staff-add-ons";
import { formatAmount } from "#platform/formats/numbers.ts";
import { choicesOf } from "../choices.ts";
import { RoomEdit } from "../form/room-form.tsx";
import { countryNames } from "#features/people/country-names.ts";
import { CountriesInput } from "../inputs/country-inputs.tsx";
import { AmountInput, CheckInput, ChoiceInput, LongTextInput, ReferenceInput, TextInput } from "../inputs/inputs.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { Basket } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { sellingCopy } from "./selling.nl.ts";

const { addOns: copy } = sellingCopy;

const COLUMNS: readonly Column<StaffAddOn>[] = [
  { title: copy.name, sort: "name", show: ({ id, name }) => <RowLink id={id}>{name}</RowLink> },
  { title: copy.offeredWith, show: ({ offeredWith }) => copy.offered[offeredWith] },
  { title: copy.countries, show: ({ countries }) => (countries ? countryNames(countries) : copy.anywhere) },
  { title: copy.priceColumn, sort: "price", isNumber: true, show: ({ price }) => formatAmount(price) },
];

export const addOns: RoomResource = {
  name: "addOns",
  one: copy.one,
  many: copy.many,
  menu: copy.menu,
  group: "money",
  Icon: Basket,
  right: "manageMoney",
  list: () => (
    <RoomList<StaffAddOn>
      columns={COLUMNS}
      intro={copy.intro}
      resource={addOns}
      sort={{ field: "position", order: "ASC" }}
    />
  ),
  edit: () => (
    <RoomEdit<StaffAddOn> nameOf={({ name }) => name} resource={addOns}>
      <TextInput label={copy.name} source="name" />
      <LongTextInput help={copy.descriptionHelp} label={copy.description} source="description" />
      <AmountInput label={copy.price} source="price" />
      <AmountInput help={copy.listPriceHelp} label={copy.listPrice} optional source="listPrice" />
      <ReferenceInput label={copy.vatRate} resource="vatRates" source="vatRateId" text="name" />
      <ChoiceInput choices={choicesOf(copy.offered)} label={copy.offeredWith} source="offeredWith" />
      <CountriesInput
        everywhere={copy.everywhere}
        help={copy.countriesHelp}
        label={copy.countries}
        source="countries"
      />
      <CheckInput help={copy.onceAPersonHelp} label={copy.onceAPerson} source="oncePerPerson" />
    </RoomEdit>
  ),
};
