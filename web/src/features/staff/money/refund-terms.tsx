import type { StaffRefundTerm } from "@inktvis/contract/features/enrolments/staff-delisting";
import { RoomCreate, RoomEdit } from "../form/room-form.tsx";
import { NumberInput, PercentageInput } from "../inputs/inputs.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { Percent } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { delistingCopy } from "./delisting.nl.ts";

const { terms: copy } = delistingCopy;

const COLUMNS: readonly Column<StaffRefundTerm>[] = [
  {
    title: copy.daysBefore,
    sort: "daysBefore",
    show: ({ id, daysBefore }) => <RowLink id={id}>{copy.days(daysBefore)}</RowLink>,
  },
  { title: copy.percentage, isNumber: true, show: ({ percentage }) => copy.back(percentage) },
];

/** The refund terms of the house, for participants who leave a course (docs/product/delisting.md#refund). */
export const refundTerms: RoomResource = {
  name: "refundTerms",
  one: copy.one,
  createTitle: copy.createTitle,
  many: copy.many,
  menu: copy.menu,
  group: "money",
  Icon: Percent,
  right: "manageMoney",
  list: () => (
    <RoomList<StaffRefundTerm>
      columns={COLUMNS}
      intro={copy.intro}
      resource={refundTerms}
      sort={{ field: "daysBefore", order: "DESC" }}
    />
  ),
  edit: () => (
    <RoomEdit<StaffRefundTerm>
      nameOf={({ daysBefore }) => copy.days(daysBefore)}
      removable={() => true}
      resource={refundTerms}
    >
      <PercentageInput label={copy.percentage} source="percentage" />
    </RoomEdit>
  ),
  create: () => (
    <RoomCreate resource={refundTerms}>
      <NumberInput label={copy.daysBefore} source="daysBefore" />
      <PercentageInput label={copy.percentage} source="percentage" />
    </RoomCreate>
  ),
};
