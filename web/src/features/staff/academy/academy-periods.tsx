import { MAX_GROUPS, type StaffAcademyPeriod } from "@inktvis/contract/features/academy/staff-academy-periods";
import { useWatch } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { EditableRows } from "../form/editable-rows.tsx";
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

function Groups() {
  const groups = (useWatch({ name: "groups" }) ?? []) as Partial<StaffAcademyPeriod["groups"][number]>[];
  return (
    <section className="grid gap-6">
      <h2 className="text-2xl">{copy.groups}</h2>
      <p className="text-ink-soft">{copy.groupsHelp}</p>
      <EditableRows
        max={MAX_GROUPS}
        one={copy.group}
        removable={(index) => groups.length > 1 && !groups[index]?.registrations}
        renderAdd={(add) => (
          <Button look="secondary" onClick={() => add({ title: "" })}>
            {copy.addGroup}
          </Button>
        )}
        renderRow={(row) => <TextInput label={copy.groupTitle} source={`${row}.title`} />}
        source="groups"
      />
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
