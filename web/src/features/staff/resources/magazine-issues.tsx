import type { StaffMagazineIssue } from "@inktvis/contract/features/magazine/staff-issues";
import { LongTextInput, NumberInput, PictureInput, TextInput } from "../inputs/inputs.tsx";
import { Letter } from "../room-icons.tsx";
import { contentCopy } from "./content.nl.ts";
import { IssueContentsInput } from "./issue-contents-input.tsx";
import { magazineIssuesCopy as copy } from "./magazine-issues.nl.ts";
import { publishedContent } from "./published-content.tsx";

const Fields = () => (
  <>
    <NumberInput help={copy.numberHelp} label={copy.number} min={1} source="number" />
    <TextInput help={contentCopy.titleHelp} label={copy.title} source="title" />
    <TextInput help={copy.seasonHelp} label={copy.season} source="season" />
    <LongTextInput label={copy.intro} max={2000} source="intro" />
    <PictureInput help={copy.imageHelp} label={copy.image} optional source="image" />
    <IssueContentsInput help={copy.contentsHelp} label={copy.contents} source="contents" />
  </>
);

export const magazineIssues = publishedContent<StaffMagazineIssue>({
  name: "magazineIssues",
  one: copy.one,
  createTitle: copy.createTitle,
  many: copy.many,
  Icon: Letter,
  columns: [
    { title: copy.number, sort: "number", isNumber: true, show: ({ number }) => number },
    { title: copy.season, show: ({ season }) => season },
    { title: copy.count, isNumber: true, show: ({ contents }) => contents.length },
  ],
  sort: { field: "number", order: "DESC" },
  Fields,
  createInitial: () => ({ contents: [] }),
});
