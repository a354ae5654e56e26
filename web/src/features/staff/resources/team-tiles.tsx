import type { StaffTeamTile } from "@inktvis/contract/features/content/staff-team-tiles";
import { TEAM_TAGS } from "@inktvis/contract/features/content/team-lists";
import { CheckboxGroup } from "#ui/checkbox-group.tsx";
import { RoomCreate } from "../form/room-form.tsx";
import { LongTextInput, PictureInput, TextInput } from "../inputs/inputs.tsx";
import { useField } from "../inputs/use-field.ts";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { PublishState, STATE_CHOICES } from "../publish-state.tsx";
import { People } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { ContentEdit } from "../versions/content-edit.tsx";
import { SubjectVersions } from "../versions/subject-versions.tsx";
import { contentCopy as copy } from "./content.nl.ts";
import { houseCopy } from "./house.nl.ts";
import { PublishedAtInput } from "./published-at-input.tsx";

const nameOf = (tag: number) => (houseCopy.listNames as Partial<Record<number, string>>)[tag] ?? "";
const LISTS = TEAM_TAGS.map((tag) => ({ value: tag, label: nameOf(tag) }));

const FILTERS: Filter[] = [
  SEARCH_FILTER,
  { name: "tag", label: houseCopy.lists, kind: "choice", choices: LISTS },
  { name: "state", label: copy.state, kind: "choice", choices: STATE_CHOICES },
];

const COLUMNS: readonly Column<StaffTeamTile>[] = [
  { title: houseCopy.name, sort: "title", show: ({ id, title }) => <RowLink id={id}>{title}</RowLink> },
  { title: houseCopy.line, show: ({ line }) => line },
  { title: houseCopy.lists, show: ({ tags }) => tags.map(nameOf).join(", ") },
  { title: copy.state, sort: "publishedAt", show: (row) => <PublishState {...row} /> },
];

const List = () => (
  <RoomList<StaffTeamTile>
    columns={COLUMNS}
    filters={FILTERS}
    resource={teamTiles}
    sort={{ field: "title", order: "ASC" }}
  />
);

/** In which lists somebody is. */
function ListsInput() {
  const { text, value, onChange } = useField<number[]>({ label: houseCopy.lists, source: "tags" }, []);
  return <CheckboxGroup {...text} id="tags" name="tags" options={LISTS} value={value} onChange={onChange} />;
}

const fields = (
  <>
    <TextInput label={houseCopy.name} source="title" />
    <TextInput help={houseCopy.lineHelp} label={houseCopy.line} source="line" />
    <LongTextInput label={houseCopy.words} max={1000} optional source="body" />
    <PictureInput label={houseCopy.portrait} optional source="image" />
    <TextInput help={copy.buttonHelp} label={houseCopy.link} optional source="link" />
    <ListsInput />
    <PublishedAtInput />
  </>
);

export const teamTiles: RoomResource = {
  name: "teamTiles",
  one: "iemand van het huis",
  createTitle: "Iemand van het huis",
  many: "mensen van het huis",
  menu: "team en docenten",
  group: "content",
  Icon: People,
  right: "manageContent",
  list: List,
  edit: () => (
    <ContentEdit<StaffTeamTile> nameOf={({ title }) => title} resource={teamTiles} removable={() => true}>
      {fields}
    </ContentEdit>
  ),
  show: () => <SubjectVersions resource={teamTiles} />,
  create: () => (
    <RoomCreate initial={{ tags: [] }} resource={teamTiles} then="edit">
      {fields}
    </RoomCreate>
  ),
};
