import { MAX_PRODUCT_GENRES, type StaffProduct } from "@inktvis/contract/features/content/staff-products";
import { formatPrice } from "#platform/formats/numbers.ts";
import { RoomCreate } from "../form/room-form.tsx";
import { FileInput } from "../inputs/file-input.tsx";
import { AmountInput, CheckInput, PictureInput, ReferencesInput, TextInput } from "../inputs/inputs.tsx";
import { RichTextInput } from "../inputs/rich-text-input.tsx";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { PublishState, STATE_CHOICES } from "../publish-state.tsx";
import { Basket } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { ContentEdit } from "../versions/content-edit.tsx";
import { SubjectVersions } from "../versions/subject-versions.tsx";
import { contentCopy as copy } from "./content.nl.ts";
import { houseCopy } from "./house.nl.ts";
import { PublishedAtInput } from "./published-at-input.tsx";

const FILTERS: Filter[] = [SEARCH_FILTER, { name: "state", label: copy.state, kind: "choice", choices: STATE_CHOICES }];

const COLUMNS: readonly Column<StaffProduct>[] = [
  { title: copy.title, sort: "title", show: ({ id, title }) => <RowLink id={id}>{title}</RowLink> },
  { title: houseCopy.price, sort: "price", isNumber: true, show: ({ price }) => formatPrice(price) },
  { title: copy.state, sort: "publishedAt", show: (row) => <PublishState {...row} /> },
];

const List = () => (
  <RoomList<StaffProduct>
    columns={COLUMNS}
    filters={FILTERS}
    resource={products}
    sort={{ field: "publishedAt", order: "DESC" }}
  />
);

const fields = (
  <>
    <TextInput help={copy.titleHelp} label={copy.title} source="title" />
    <RichTextInput label={copy.body} source="body" />
    <AmountInput help={houseCopy.priceHelp} label={houseCopy.price} source="price" />
    <PictureInput label={copy.image} optional source="image" />
    <FileInput label={copy.attachment} optional source="attachment" />
    <CheckInput help={houseCopy.fileIsExcerptHelp} label={houseCopy.fileIsExcerpt} source="fileIsExcerpt" />
    <ReferencesInput
      label={copy.genres}
      max={MAX_PRODUCT_GENRES}
      optional
      resource="genres"
      source="genres"
      text="name"
    />
    <PublishedAtInput />
  </>
);

export const products: RoomResource = {
  name: "products",
  one: "product",
  createTitle: "Nieuw product",
  many: "producten",
  group: "content",
  Icon: Basket,
  right: "manageContent",
  list: List,
  edit: () => (
    <ContentEdit<StaffProduct> nameOf={({ title }) => title} resource={products} removable={() => true}>
      {fields}
    </ContentEdit>
  ),
  show: () => <SubjectVersions resource={products} />,
  create: () => (
    <RoomCreate initial={{ fileIsExcerpt: false, genres: [] }} resource={products} then="edit">
      {fields}
    </RoomCreate>
  ),
};
