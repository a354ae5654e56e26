import type { RaRecord } from "ra-core";
import { RoomCreate, RoomEdit } from "../form/room-form.tsx";
import { NumberInput, ReferenceInput, TextInput } from "../inputs/inputs.tsx";
import type { Filter } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { useChoices } from "../choices.ts";
import { Folder, Shelf } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { contentCopy as copy } from "./content.nl.ts";

interface Collection extends RaRecord<number> {
  title: string;
  isFixed: boolean;
  categories: number;
  items: number;
}

const COLLECTION_COLUMNS: readonly Column<Collection>[] = [
  {
    title: copy.title,
    sort: "title",
    show: ({ id, title }) => <RowLink id={id}>{title}</RowLink>,
  },
  { title: copy.number, sort: "id", isNumber: true, show: ({ id }) => id },
  { title: copy.categories, isNumber: true, show: ({ categories }) => categories },
  { title: copy.items, isNumber: true, show: ({ items }) => items },
];

export const faqCollections: RoomResource = {
  name: "faqCollections",
  one: "verzameling vragen",
  createTitle: "Nieuwe verzameling vragen",
  many: "verzamelingen vragen",
  group: "content",
  Icon: Shelf,
  right: "manageContent",
  list: () => (
    <RoomList<Collection>
      columns={COLLECTION_COLUMNS}
      intro={copy.numberHelp}
      resource={faqCollections}
      sort={{ field: "id", order: "ASC" }}
    />
  ),
  edit: () => (
    <RoomEdit<Collection> nameOf={({ title }) => title} resource={faqCollections} removable={({ isFixed }) => !isFixed}>
      <TextInput label={copy.title} source="title" />
    </RoomEdit>
  ),
  create: () => (
    <RoomCreate resource={faqCollections}>
      <NumberInput help={copy.numberHelp} label={copy.number} min={1} source="number" />
      <TextInput label={copy.title} source="title" />
    </RoomCreate>
  ),
};

interface Category extends RaRecord<string> {
  collectionId: number;
  title: string;
  position: number;
  items: number;
}

export const OF_COLLECTION: Filter = {
  name: "collectionId",
  label: copy.collection,
  kind: "reference",
  resource: "faqCollections",
  text: "title",
};

function CollectionName({ id }: { id: number }) {
  const { choices } = useChoices({ resource: "faqCollections", text: "title" });
  return choices.find(({ value }) => value === id)?.label;
}

const categoryFields = (
  <>
    <TextInput label={copy.title} source="title" />
    <NumberInput help={copy.placeHelp} label={copy.place} min={1} optional source="position" />
  </>
);

const CATEGORY_COLUMNS: readonly Column<Category>[] = [
  {
    title: copy.title,
    sort: "title",
    show: ({ id, title }) => <RowLink id={id}>{title}</RowLink>,
  },
  { title: copy.collection, show: ({ collectionId }) => <CollectionName id={collectionId} /> },
  { title: copy.place, sort: "position", isNumber: true, show: ({ position }) => position },
  { title: copy.items, isNumber: true, show: ({ items }) => items },
];

export const faqCategories: RoomResource = {
  name: "faqCategories",
  one: "rubriek",
  createTitle: "Nieuwe rubriek van vragen",
  many: "rubrieken van vragen",
  group: "content",
  Icon: Folder,
  right: "manageContent",
  list: () => (
    <RoomList<Category>
      columns={CATEGORY_COLUMNS}
      filters={[OF_COLLECTION]}
      resource={faqCategories}
      sort={{ field: "position", order: "ASC" }}
    />
  ),
  edit: () => (
    <RoomEdit<Category> nameOf={({ title }) => title} resource={faqCategories} removable={() => true}>
      {categoryFields}
    </RoomEdit>
  ),
  create: () => (
    <RoomCreate resource={faqCategories}>
      <ReferenceInput label={copy.collection} resource="faqCollections" source="collectionId" text="title" />
      {categoryFields}
    </RoomCreate>
  ),
};
