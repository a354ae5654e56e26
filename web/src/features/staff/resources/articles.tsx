import { MAX_ARTICLE_GENRES, type StaffArticle } from "@inktvis/contract/features/content/staff-articles";
import { choicesOf } from "../choices.ts";
import { RoomCreate } from "../form/room-form.tsx";
import { FileInput } from "../inputs/file-input.tsx";
import { CheckInput, ChoiceInput, LongTextInput, PictureInput, ReferencesInput, TextInput } from "../inputs/inputs.tsx";
import { PersonInput } from "../inputs/person-input.tsx";
import { RichTextInput } from "../inputs/rich-text-input.tsx";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { PublishState, STATE_CHOICES } from "../publish-state.tsx";
import { Newspaper } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { TYPE_NAMES } from "./article-types.nl.ts";
import { contentCopy as copy } from "./content.nl.ts";
import { PublishedAtInput } from "./published-at-input.tsx";
import { ContentEdit } from "../versions/content-edit.tsx";
import { SubjectVersions } from "../versions/subject-versions.tsx";

const FILTERS: Filter[] = [
  SEARCH_FILTER,
  { name: "type", label: copy.type, kind: "choice", choices: choicesOf(TYPE_NAMES) },
  { name: "state", label: copy.state, kind: "choice", choices: STATE_CHOICES },
  { name: "tag", label: copy.tag, kind: "reference", resource: "tags", text: "name" },
];

const COLUMNS: readonly Column<StaffArticle>[] = [
  {
    title: copy.title,
    sort: "title",
    show: ({ id, title }) => <RowLink id={id}>{title}</RowLink>,
  },
  { title: copy.type, show: ({ type }) => TYPE_NAMES[type] },
  { title: copy.state, sort: "publishedAt", show: (article) => <PublishState {...article} /> },
  { title: copy.pinned, show: ({ pinned }) => (pinned ? copy.yes : copy.no) },
];

const List = () => (
  <RoomList<StaffArticle>
    columns={COLUMNS}
    filters={FILTERS}
    resource={articles}
    sort={{ field: "publishedAt", order: "DESC" }}
  />
);

const fields = (
  <>
    <ChoiceInput choices={choicesOf(TYPE_NAMES)} label={copy.type} source="type" />
    <TextInput help={copy.titleHelp} label={copy.title} source="title" />
    <LongTextInput label={copy.excerpt} max={500} source="excerpt" />
    <RichTextInput label={copy.body} source="body" />
    <PersonInput
      help={copy.authorSlugHelp}
      label={copy.authorSlug}
      nameSource="authorName"
      optional
      source="authorSlug"
    />
    <TextInput help={copy.authorHelp} label={copy.author} optional source="author" />
    <PictureInput label={copy.image} optional source="image" />
    <FileInput label={copy.attachment} optional source="attachment" />
    <ReferencesInput
      label={copy.genres}
      max={MAX_ARTICLE_GENRES}
      optional
      resource="genres"
      source="genres"
      text="name"
    />
    <ReferencesInput label={copy.tags} optional resource="tags" source="tags" text="name" />
    <TextInput label={copy.ctaButtonText} optional source="ctaButtonText" />
    <TextInput help={copy.buttonHelp} label={copy.ctaButtonUrl} optional source="ctaButtonUrl" />
    <PublishedAtInput />
    <CheckInput help={copy.pinnedHelp} label={copy.pinnedField} source="pinned" />
  </>
);

export const articles: RoomResource = {
  name: "articles",
  one: "artikel",
  createTitle: "Nieuw artikel",
  many: "artikels en tips",
  group: "content",
  Icon: Newspaper,
  right: "manageContent",
  list: List,
  edit: () => (
    <ContentEdit<StaffArticle> nameOf={({ title }) => title} resource={articles} removable={() => true}>
      {fields}
    </ContentEdit>
  ),
  show: () => <SubjectVersions resource={articles} />,
  create: () => (
    <RoomCreate initial={{ type: "news", pinned: false, genres: [], tags: [] }} resource={articles} then="edit">
      {fields}
    </RoomCreate>
  ),
};
