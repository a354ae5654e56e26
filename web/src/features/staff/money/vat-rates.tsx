import type { StaffVatRate } from "@inktvis/contract/features/billing/staff-vat-rates";
import { formatPercent } from "#platform/formats/numbers.ts";
import { RoomCreate, RoomEdit } from "../form/room-form.tsx";
import { LongTextInput, PercentageInput, TextInput } from "../inputs/inputs.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { Stacked } from "../list/stacked.tsx";
import { Stamp } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { sellingCopy } from "./selling.nl.ts";

const { vat: copy } = sellingCopy;

const COLUMNS: readonly Column<StaffVatRate>[] = [
  {
    title: copy.name,
    sort: "name",
    show: ({ id, name, isFixed }) => (
      <Stacked below={isFixed && copy.courses}>
        <RowLink id={id}>{name}</RowLink>
      </Stacked>
    ),
  },
  { title: copy.exemption, show: ({ exemption }) => exemption },
  { title: copy.percentage, sort: "percentage", isNumber: true, show: ({ percentage }) => formatPercent(percentage) },
  { title: copy.uses, isNumber: true, show: ({ uses }) => uses },
];

const fields = (
  <>
    <TextInput label={copy.name} source="name" />
    <PercentageInput label={copy.percentage} source="percentage" />
    <LongTextInput help={copy.exemptionHelp} label={copy.exemption} optional source="exemption" />
  </>
);

export const vatRates: RoomResource = {
  name: "vatRates",
  one: copy.one,
  createTitle: copy.createTitle,
  many: copy.many,
  group: "money",
  Icon: Stamp,
  right: "manageMoney",
  list: () => (
    <RoomList<StaffVatRate>
      columns={COLUMNS}
      intro={copy.intro}
      resource={vatRates}
      sort={{ field: "id", order: "ASC" }}
    />
  ),
  edit: () => (
    <RoomEdit<StaffVatRate> nameOf={({ name }) => name} removable={({ isFixed }) => !isFixed} resource={vatRates}>
      {fields}
    </RoomEdit>
  ),
  create: () => <RoomCreate resource={vatRates}>{fields}</RoomCreate>,
};
