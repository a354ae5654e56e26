import type { StaffAlumnus } from "@inktvis/contract/features/content/staff-alumni";
import { FileInput } from "../inputs/file-input.tsx";
import { CheckInput, PictureInput, TextInput } from "../inputs/inputs.tsx";
import { RichTextInput } from "../inputs/rich-text-input.tsx";
import { Cap } from "../room-icons.tsx";
import { contentCopy as copy } from "./content.nl.ts";
import { houseCopy } from "./house.nl.ts";
import { GenresInput } from "./genres-input.tsx";
import { publishedContent } from "./published-content.tsx";

const Fields = () => (
  <>
    <TextInput help={houseCopy.nameHelp} label={houseCopy.name} source="title" />
    <RichTextInput label={houseCopy.story} source="body" />
    <PictureInput label={houseCopy.portrait} optional source="image" />
    <FileInput label={copy.attachment} optional source="attachment" />
    <CheckInput help={houseCopy.onHomepageHelp} label={houseCopy.onHomepage} source="visibleOnHomepage" />
    <GenresInput />
  </>
);

export const alumni = publishedContent<StaffAlumnus>({
  name: "alumni",
  one: "alumnus",
  createTitle: "Nieuwe alumnus",
  many: "alumni",
  Icon: Cap,
  titleLabel: houseCopy.name,
  columns: [{ title: houseCopy.onHomepage, show: ({ visibleOnHomepage }) => (visibleOnHomepage ? copy.yes : copy.no) }],
  sort: { field: "publishedAt", order: "DESC" },
  Fields,
  createInitial: () => ({ visibleOnHomepage: false, genres: [] }),
});
