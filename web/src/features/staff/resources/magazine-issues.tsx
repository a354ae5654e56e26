import type { StaffMagazineIssue } from "@inktvis/contract/features/magazine/staff-issues";
import { RoomCreate } from "../form/room-form.tsx";
import { LongTextInput, NumberInput, PictureInput, TextInput } from "../inputs/inputs.tsx";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { PublishState, STATE_CHOICES } from "../publish-state.tsx";
import { Letter } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { ContentEdit } from "../versions/content-edit.tsx";
import { SubjectVersions } from "../versions/subject-versions.tsx";
import { contentCopy } from "./content.nl.ts";
import { IssueContentsInput } from "./issue-contents-input.tsx";
import { magazineIssuesCopy as copy } from "./magazine-issues.nl.ts";
import { PublishedAtInput } from "./published-at-input.tsx";

const FILTERS: Filter[] = [SEARCH_FILTER, { name: "state", label: copy.state, kind: "choice", choices: STATE_CHOICES }];

const COLUMNS: readonly Column<StaffMagazineIssue>[] = [
  { title: copy.title, sort: "title", show: ({ id, title }) => <RowLink id={id}>{title}</RowLink> },
  { title: copy.number, sort: "number", isNumber: true, show: ({ number }) => number },
  { title: copy.season, show: ({ season }) => season },
  { title: copy.count, isNumber: true, show: ({ contents }) => contents.length },
  { title: copy.state, sort: "publishedAt", show: (issue) => <PublishState {...issue} /> },
];

const fields = (
  <>
    <NumberInput help={copy.numberHelp} label={copy.number} min={1} source="number" />
    <TextInput help={contentCopy.titleHelp} label={copy.title} source="title" />
    <TextInput help={copy.seasonHelp} label={copy.season} source="season" />
    <LongTextInput label={copy.intro} max={2000} source="intro" />
    <PictureInput help={copy.imageHelp} label={copy.image} optional source="image" />
    <IssueContentsInput help={copy.contentsHelp} label={copy.contents} source="contents" />
    <PublishedAtInput />
  </>
);

export const magazineIssues: RoomResource = {
  name: "magazineIssues",
  one: copy.one,
  createTitle: copy.createTitle,
  many: copy.many,
  group: "content",
  Icon: Letter,
  right: "manageContent",
  list: () => (
    <RoomList<StaffMagazineIssue>
      columns={COLUMNS}
      filters={FILTERS}
      resource={magazineIssues}
      sort={{ field: "number", order: "DESC" }}
    />
  ),
  edit: () => (
    <ContentEdit<StaffMagazineIssue> nameOf={({ title }) => title} resource={magazineIssues} removable={() => true}>
      {fields}
    </ContentEdit>
  ),
  show: () => <SubjectVersions resource={magazineIssues} />,
  create: () => (
    <RoomCreate initial={{ contents: [] }} resource={magazineIssues} then="edit">
      {fields}
    </RoomCreate>
  ),
};
