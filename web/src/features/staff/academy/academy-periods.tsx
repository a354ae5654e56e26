import type { StaffAcademyPeriod } from "@inktvis/contract/features/academy/staff-academy-periods";
import { useFieldArray } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { focusLater } from "#ui/row-buttons.tsx";
import { RoomCreate, RoomEdit } from "../form/room-form.tsx";
import { LongTextInput, MomentInput, TextInput } from "../inputs/inputs.tsx";
import { SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { NowrapDateTime } from "../list/stacked.tsx";
import { Cap } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { academyCopy as copy } from "./academy.nl.ts";

const COLUMNS: readonly Column<StaffAcademyPeriod>[] = [
  { title: copy.title, sort: "title", show: ({ id, title }) => <RowLink id={id}>{title}</RowLink> },
  { title: copy.opensAt, sort: "opensAt", show: ({ opensAt }) => <NowrapDateTime date={opensAt} /> },
  { title: copy.closesAt, show: ({ closesAt }) => <NowrapDateTime date={closesAt} /> },
  { title: copy.state, show: ({ isOpen }) => (isOpen ? copy.open : copy.closed) },
  { title: copy.registrations, isNumber: true, show: ({ registrations }) => registrations },
];

const List = () => (
  <RoomList<StaffAcademyPeriod>
    columns={COLUMNS}
    filters={[SEARCH_FILTER]}
    intro={copy.intro}
    resource={academyPeriods}
    sort={{ field: "opensAt", order: "DESC" }}
  />
);

const ADD_ID = "groups.add";

function Groups() {
  // Not `id`, which is that of the group.
  const { fields, append, remove } = useFieldArray({ name: "groups", keyName: "key" });
  return (
    <section className="grid gap-6">
      <h2 className="text-2xl">{copy.groups}</h2>
      <p className="text-ink-soft">{copy.groupsHelp}</p>
      {fields.map(({ key }, index) => (
        <div className="grid gap-2" key={key}>
          <TextInput label={copy.group(index + 1)} source={`groups.${index}.title`} />
          {fields.length > 1 && (
            <Button
              className="-ml-3 justify-self-start"
              look="quiet"
              onClick={() => {
                remove(index);
                focusLater(ADD_ID);
              }}
            >
              {copy.removeGroup(index + 1)}
            </Button>
          )}
        </div>
      ))}
      <Button className="justify-self-start" id={ADD_ID} look="secondary" onClick={() => append({ title: "" })}>
        {copy.addGroup}
      </Button>
    </section>
  );
}

const fields = (
  <>
    <TextInput help={copy.titleHelp} label={copy.title} source="title" />
    <MomentInput help={copy.momentHelp} label={copy.opensAt} source="opensAt" />
    <MomentInput help={copy.endHelp} label={copy.closesAt} source="closesAt" />
    <Groups />
    <h2 className="text-2xl">{copy.texts}</h2>
    <p className="text-ink-soft">{copy.textHelp}</p>
    <LongTextInput label={copy.introRegister} max={500} optional source="homepageIntroRegister" />
    <LongTextInput label={copy.introKeepUpToDate} max={500} optional source="homepageIntroKeepUpToDate" />
    <LongTextInput label={copy.registerText} max={5000} optional source="registerPageTextRegister" />
  </>
);

export const academyPeriods: RoomResource = {
  name: "academyPeriods",
  one: copy.one,
  createTitle: copy.createTitle,
  many: copy.many,
  group: "academy",
  Icon: Cap,
  right: "manageAcademy",
  list: List,
  edit: () => (
    <RoomEdit<StaffAcademyPeriod>
      nameOf={({ title }) => title}
      removable={({ registrations }) => registrations === 0}
      resource={academyPeriods}
    >
      {fields}
    </RoomEdit>
  ),
  create: () => (
    <RoomCreate initial={{ groups: [{ title: "" }] }} resource={academyPeriods}>
      {fields}
    </RoomCreate>
  ),
};
