import type { RaRecord } from "ra-core";
import { RoomCreate, RoomEdit } from "../form/room-form.tsx";
import { TextInput } from "../inputs/inputs.tsx";
import { SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { Label } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";

const copy = {
  one: "label",
  createTitle: "Nieuw label",
  many: "labels",
  name: "Naam",
  number: "Nummer",
  uses: "Gebruikt",
  fixed: "vast",
  intro:
    "Met een label komt een artikel op een pagina of op de startpagina terecht. Wat vast is, kennen de pagina’s bij zijn nummer.",
};

interface Tag extends RaRecord<number> {
  name: string;
  uses: number;
  isFixed: boolean;
}

const COLUMNS: readonly Column<Tag>[] = [
  {
    title: copy.name,
    sort: "name",
    show: ({ id, name, isFixed }) => (
      <span>
        <RowLink id={id}>{name}</RowLink>
        {isFixed && <span className="text-sm text-ink-soft"> · {copy.fixed}</span>}
      </span>
    ),
  },
  { title: copy.number, sort: "id", isNumber: true, show: ({ id }) => id },
  { title: copy.uses, sort: "uses", isNumber: true, show: ({ uses }) => uses },
];

const List = () => (
  <RoomList<Tag>
    columns={COLUMNS}
    filters={[SEARCH_FILTER]}
    intro={copy.intro}
    resource={tags}
    sort={{ field: "id", order: "ASC" }}
  />
);

const fields = <TextInput label={copy.name} source="name" />;

export const tags: RoomResource = {
  name: "tags",
  one: copy.one,
  createTitle: copy.createTitle,
  many: copy.many,
  group: "content",
  Icon: Label,
  right: "manageContent",
  list: List,
  edit: () => (
    <RoomEdit<Tag> nameOf={({ name }) => name} resource={tags} removable={({ isFixed }) => !isFixed}>
      {fields}
    </RoomEdit>
  ),
  create: () => <RoomCreate resource={tags}>{fields}</RoomCreate>,
};
