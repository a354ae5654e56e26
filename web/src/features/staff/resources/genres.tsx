import { type RaRecord, useNotify, useRecordContext, useRedirect } from "ra-core";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useChoices } from "../choices.ts";
import { RoomCreate, RoomEdit } from "../form/room-form.tsx";
import { TextInput } from "../inputs/inputs.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { SEARCH_FILTER } from "../list/room-filters.tsx";
import { roomCopy } from "../messages.nl.ts";
import { Feather } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";

const copy = {
  one: "genre",
  createTitle: "Nieuw genre",
  many: "genres",
  name: "Naam",
  uses: "Gebruikt",
  intro: "Teksten, artikels, wedstrijden en profielen kiezen uit deze lijst.",
  merge: "Neem op in een ander",
  mergeTitle: (name: string) => `‘${name}’ opnemen in een ander genre`,
  mergeHelp: "Alles wat dit genre droeg, draagt dan het andere. Dit genre verdwijnt voorgoed.",
  into: "Het andere genre",
  merged: "Opgenomen.",
};

interface Genre extends RaRecord<number> {
  name: string;
  uses: number;
}

const COLUMNS: readonly Column<Genre>[] = [
  {
    title: copy.name,
    sort: "name",
    show: ({ id, name }) => <RowLink id={id}>{name}</RowLink>,
  },
  { title: copy.uses, sort: "uses", isNumber: true, show: ({ uses }) => uses },
];

const List = () => (
  <RoomList<Genre>
    columns={COLUMNS}
    filters={[SEARCH_FILTER]}
    intro={copy.intro}
    resource={genres}
    sort={{ field: "name", order: "ASC" }}
  />
);

const fields = <TextInput label={copy.name} source="name" />;

const Edit = () => (
  <RoomEdit<Genre> aside={<MergeButton />} nameOf={({ name }) => name} resource={genres} removable={() => true}>
    {fields}
  </RoomEdit>
);

function MergeButton() {
  const genre = useRecordContext<Genre>();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [into, setInto] = useState("");
  const choices = useChoices({ resource: "genres", text: "name" }).filter(({ value }) => value !== genre?.id);
  const [notify, redirect] = [useNotify(), useRedirect()];
  if (!genre) return null;
  async function merge(id: number) {
    await api.staffGenres.merge({ params: { id }, body: { into: Number(into) } });
    notify(copy.merged);
    redirect("list", "genres");
  }
  return (
    <>
      <Button look="secondary" onClick={() => setConfirmOpen(true)}>
        {copy.merge}
      </Button>
      <ConfirmDialog
        confirm={copy.merge}
        open={isConfirmOpen}
        title={copy.mergeTitle(genre.name)}
        onClose={() => setConfirmOpen(false)}
        onConfirm={() => merge(genre.id)}
      >
        <div className="grid gap-5">
          <SelectField label={copy.into} value={into} onChange={({ currentTarget }) => setInto(currentTarget.value)}>
            <option value="">{roomCopy.choose}</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <p>{copy.mergeHelp}</p>
        </div>
      </ConfirmDialog>
    </>
  );
}

export const genres: RoomResource = {
  name: "genres",
  one: copy.one,
  createTitle: copy.createTitle,
  many: copy.many,
  group: "content",
  Icon: Feather,
  right: "manageContent",
  list: List,
  edit: Edit,
  create: () => <RoomCreate resource={genres}>{fields}</RoomCreate>,
};
