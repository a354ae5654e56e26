import type { RaRecord } from "ra-core";
import type { ReactNode } from "react";
import { formatPercent } from "#platform/formats/numbers.ts";
import { MergeButton } from "../form/merge-button.tsx";
import { RoomCreate, RoomEdit } from "../form/room-form.tsx";
import { CheckInput, LongTextInput, NumberInput, PercentageInput, TextInput } from "../inputs/inputs.tsx";
import { SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { Cap, Clock, Hourglass, Percent, Pin, Stairs } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { lookUpCopy as copy } from "./look-ups.nl.ts";

/** A row of a list that courses choose from. */
interface LookUp extends RaRecord<number> {
  name: string;
  position: number;
  uses: number;
  isFixed: boolean;
}
interface CourseType extends LookUp {
  adminOnly: boolean;
}
interface DiscountType extends LookUp {
  percentage: number;
  usesPerCourse: number | null;
  isActive: boolean;
}

interface Kind<Row extends LookUp> {
  name:
    | "courseTypes"
    | "courseRegions"
    | "courseDurations"
    | "courseAgeCategories"
    | "courseStudentLevels"
    | "courseDiscountTypes";
  Icon: RoomResource["Icon"];
  /** The columns of its rows besides a name and a place. */
  columns?: readonly Column<Row>[];
  fields?: ReactNode;
  initial?: object;
}

const yesNo = (is: boolean) => (is ? copy.yes : copy.no);

function lookUp<Row extends LookUp = LookUp>({ name, Icon, columns = [], fields, initial = {} }: Kind<Row>) {
  const { intro, ...words } = copy[name];
  const all: readonly Column<Row>[] = [
    {
      title: copy.name,
      sort: "name",
      show: (row) => (
        <span>
          <RowLink id={row.id}>{row.name}</RowLink>
          {row.isFixed && <span className="text-sm text-ink-soft"> · {copy.fixed}</span>}
        </span>
      ),
    },
    ...columns,
    { title: copy.place, sort: "position", isNumber: true, show: ({ position }) => position },
    { title: copy.uses, sort: "uses", isNumber: true, show: ({ uses }) => uses },
  ];
  const form = (
    <>
      <TextInput label={copy.name} source="name" />
      {fields}
      <NumberInput help={copy.placeHelp} label={copy.place} min={1} optional source="position" />
    </>
  );
  const resource: RoomResource = {
    ...words,
    name,
    group: "courses",
    Icon,
    right: "manageContent",
    list: () => (
      <RoomList<Row>
        columns={all}
        filters={[SEARCH_FILTER]}
        intro={intro}
        resource={resource}
        sort={{ field: "position", order: "ASC" }}
      />
    ),
    edit: () => (
      <RoomEdit<Row>
        aside={<MergeButton help={copy.mergeHelp} other={copy.other} />}
        nameOf={(row) => row.name}
        resource={resource}
        removable={({ isFixed }) => !isFixed}
      >
        {form}
      </RoomEdit>
    ),
    create: () => (
      <RoomCreate initial={initial} resource={resource}>
        {form}
      </RoomCreate>
    ),
  };
  return resource;
}

/** The lists that courses choose from, in the order of the menu. */
export const lookUps: readonly RoomResource[] = [
  lookUp<CourseType>({
    name: "courseTypes",
    Icon: Cap,
    columns: [{ title: copy.adminOnly, show: ({ adminOnly }) => yesNo(adminOnly) }],
    fields: <CheckInput help={copy.adminOnlyHelp} label={copy.adminOnly} source="adminOnly" />,
    initial: { adminOnly: false },
  }),
  lookUp({ name: "courseRegions", Icon: Pin }),
  lookUp({ name: "courseDurations", Icon: Clock }),
  lookUp({ name: "courseAgeCategories", Icon: Hourglass }),
  lookUp({ name: "courseStudentLevels", Icon: Stairs }),
  lookUp<DiscountType>({
    name: "courseDiscountTypes",
    Icon: Percent,
    columns: [
      { title: copy.percentage, isNumber: true, show: ({ percentage }) => formatPercent(percentage) },
      { title: copy.usesPerCourse, isNumber: true, show: ({ usesPerCourse }) => usesPerCourse ?? copy.noLimit },
      { title: copy.isActive, show: ({ isActive }) => yesNo(isActive) },
    ],
    fields: (
      <>
        <LongTextInput help={copy.conditionsHelp} label={copy.conditions} source="conditions" />
        <PercentageInput help={copy.percentageHelp} label={copy.percentage} source="percentage" />
        <NumberInput help={copy.usesPerCourseHelp} label={copy.usesPerCourse} min={1} optional source="usesPerCourse" />
        <CheckInput help={copy.isActiveHelp} label={copy.isActive} source="isActive" />
      </>
    ),
    initial: { isActive: true },
  }),
];
