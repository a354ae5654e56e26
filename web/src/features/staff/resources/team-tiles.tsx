import type { StaffTeamTile } from "@inktvis/contract/features/content/staff-team-tiles";
import { TEAM_TAGS } from "@inktvis/contract/features/content/team-lists";
import { CheckboxGroup } from "#ui/checkbox-group.tsx";
import { LongTextInput, PictureInput, TextInput } from "../inputs/inputs.tsx";
import { useField } from "../inputs/use-field.ts";
import { People } from "../room-icons.tsx";
import { contentCopy as copy } from "./content.nl.ts";
import { houseCopy } from "./house.nl.ts";
import { publishedContent } from "./published-content.tsx";

const nameOf = (tag: number) => (houseCopy.listNames as Partial<Record<number, string>>)[tag] ?? "";
const LISTS = TEAM_TAGS.map((tag) => ({ value: tag, label: nameOf(tag) }));

/** The lists that the person is in. */
function ListsInput() {
  const { text, value, onChange } = useField<number[]>({ label: houseCopy.lists, source: "tags" }, []);
  return <CheckboxGroup {...text} id="tags" name="tags" options={LISTS} value={value} onChange={onChange} />;
}

const Fields = () => (
  <>
    <TextInput label={houseCopy.name} source="title" />
    <TextInput help={houseCopy.lineHelp} label={houseCopy.line} source="line" />
    <LongTextInput label={houseCopy.words} max={1000} optional source="body" />
    <PictureInput label={houseCopy.portrait} optional source="image" />
    <TextInput help={copy.buttonHelp} label={houseCopy.link} optional source="link" />
    <ListsInput />
  </>
);

export const teamTiles = publishedContent<StaffTeamTile>({
  name: "teamTiles",
  one: "iemand van het huis",
  createTitle: "Iemand toevoegen",
  emptyTitle: "Nog niemand van het huis",
  many: "team en docenten",
  Icon: People,
  titleLabel: houseCopy.name,
  columns: [
    { title: houseCopy.line, show: ({ line }) => line },
    { title: houseCopy.lists, show: ({ tags }) => tags.map(nameOf).join(", ") },
  ],
  filters: [{ name: "tag", label: houseCopy.lists, kind: "choice", choices: LISTS }],
  sort: { field: "title", order: "ASC" },
  Fields,
  createInitial: () => ({ tags: [] }),
});
