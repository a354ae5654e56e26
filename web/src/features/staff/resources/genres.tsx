import type { RaRecord } from "ra-core";
import { MergeButton } from "../form/merge-button.tsx";
import { RoomCreate, RoomEdit } from "../form/room-form.tsx";
import { TextInput } from "../inputs/inputs.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { SEARCH_FILTER } from "../list/room-filters.tsx";
import { Feather } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";

const copy = {
  one: "genre",
  createTitle: "Nieuw genre",
  many: "genres",
  name: "Naam",
  uses: "Gebruikt",
  intro: "Teksten, artikels, wedstrijden en profielen kiezen uit deze lijst.",
  other: "een ander genre",
  mergeHelp: "Alles wat dit genre droeg, draagt dan het andere. Dit genre verdwijnt voorgoed.",
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
  <RoomEdit<Genre>
    aside={<MergeButton help={copy.mergeHelp} other={copy.other} />}
    nameOf={({ name }) => name}
    resource={genres}
    removable={() => true}
  >
    {fields}
  </RoomEdit>
);

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
