import type { StaffArticle } from "@inktvis/contract/features/content/staff-articles";
import { choicesOf } from "../choices.ts";
import { FileInput } from "../inputs/file-input.tsx";
import { CheckInput, ChoiceInput, LongTextInput, PictureInput, ReferencesInput, TextInput } from "../inputs/inputs.tsx";
import { PersonInput } from "../inputs/person-input.tsx";
import { RichTextInput } from "../inputs/rich-text-input.tsx";
import { Newspaper } from "../room-icons.tsx";
import { TYPE_NAMES } from "./article-types.nl.ts";
import { contentCopy as copy } from "./content.nl.ts";
import { GenresInput } from "./genres-input.tsx";
import { publishedContent } from "./published-content.tsx";

const Fields = () => (
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
    <GenresInput />
    <ReferencesInput label={copy.tags} optional resource="tags" source="tags" text="name" />
    <TextInput label={copy.ctaButtonText} optional source="ctaButtonText" />
    <TextInput help={copy.buttonHelp} label={copy.ctaButtonUrl} optional source="ctaButtonUrl" />
    <CheckInput help={copy.pinnedHelp} label={copy.pinnedField} source="pinned" />
  </>
);

export const articles = publishedContent<StaffArticle>({
  name: "articles",
  one: "artikel",
  createTitle: "Nieuw artikel",
  many: "artikels en tips",
  Icon: Newspaper,
  columns: [
    { title: copy.type, show: ({ type }) => TYPE_NAMES[type] },
    { title: copy.pinned, show: ({ pinned }) => (pinned ? copy.yes : copy.no) },
  ],
  filters: [
    { name: "type", label: copy.type, kind: "choice", choices: choicesOf(TYPE_NAMES) },
    { name: "tag", label: copy.tag, kind: "reference", resource: "tags", text: "name" },
  ],
  sort: { field: "publishedAt", order: "DESC" },
  Fields,
  createInitial: () => ({ type: "news", pinned: false, genres: [], tags: [] }),
});
