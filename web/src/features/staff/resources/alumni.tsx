import { MAX_ALUMNUS_GENRES, type StaffAlumnus } from "@inktvis/contract/features/content/staff-alumni";
import { RoomCreate } from "../form/room-form.tsx";
import { FileInput } from "../inputs/file-input.tsx";
import { CheckInput, PictureInput, ReferencesInput, TextInput } from "../inputs/inputs.tsx";
import { RichTextInput } from "../inputs/rich-text-input.tsx";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { PublishState, STATE_CHOICES } from "../publish-state.tsx";
import { Cap } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { ContentEdit } from "../versions/content-edit.tsx";
import { SubjectVersions } from "../versions/subject-versions.tsx";
import { contentCopy as copy } from "./content.nl.ts";
import { houseCopy } from "./house.nl.ts";
import { PublishedAtInput } from "./published-at-input.tsx";

const FILTERS: Filter[] = [SEARCH_FILTER, { name: "state", label: copy.state, kind: "choice", choices: STATE_CHOICES }];

const COLUMNS: readonly Column<StaffAlumnus>[] = [
  { title: houseCopy.name, sort: "title", show: ({ id, title }) => <RowLink id={id}>{title}</RowLink> },
  { title: houseCopy.onHomepage, show: ({ visibleOnHomepage }) => (visibleOnHomepage ? copy.yes : copy.no) },
  { title: copy.state, sort: "publishedAt", show: (row) => <PublishState {...row} /> },
];

const List = () => (
  <RoomList<StaffAlumnus>
    columns={COLUMNS}
    filters={FILTERS}
    resource={alumni}
    sort={{ field: "publishedAt", order: "DESC" }}
  />
);

const fields = (
  <>
    <TextInput help={houseCopy.nameHelp} label={houseCopy.name} source="title" />
    <RichTextInput label={houseCopy.story} source="body" />
    <PictureInput label={houseCopy.portrait} optional source="image" />
    <FileInput label={copy.attachment} optional source="attachment" />
    <CheckInput help={houseCopy.onHomepageHelp} label={houseCopy.onHomepage} source="visibleOnHomepage" />
    <ReferencesInput
      label={copy.genres}
      max={MAX_ALUMNUS_GENRES}
      optional
      resource="genres"
      source="genres"
      text="name"
    />
    <PublishedAtInput />
  </>
);

export const alumni: RoomResource = {
  name: "alumni",
  one: "alumnus",
  createTitle: "Nieuwe alumnus",
  many: "alumni",
  group: "content",
  Icon: Cap,
  right: "manageContent",
  list: List,
  edit: () => (
    <ContentEdit<StaffAlumnus> nameOf={({ title }) => title} resource={alumni} removable={() => true}>
      {fields}
    </ContentEdit>
  ),
  show: () => <SubjectVersions resource={alumni} />,
  create: () => (
    <RoomCreate initial={{ visibleOnHomepage: false, genres: [] }} resource={alumni} then="edit">
      {fields}
    </RoomCreate>
  ),
};
