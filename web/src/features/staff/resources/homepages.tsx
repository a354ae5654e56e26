import type { RaRecord } from "ra-core";
import { HOMEPAGE_SITES, MAX_CALLS } from "@inktvis/contract/features/content/staff-homepages";
import { SITES } from "@inktvis/contract/sites";
import { capitalize } from "#platform/formats/capitalize.ts";
import { Button } from "#ui/button.tsx";
import { EditableRows } from "../form/editable-rows.tsx";
import { LongTextInput, TextInput } from "../inputs/inputs.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { House } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { ContentEdit } from "../versions/content-edit.tsx";
import { SubjectVersions } from "../versions/subject-versions.tsx";
import { contentCopy as copy } from "./content.nl.ts";

interface Homepage extends RaRecord<keyof typeof HOMEPAGE_SITES> {
  spotlightTitle: string | null;
  callsToAction: object[];
}
const nameOf = ({ id }: Homepage) => SITES[HOMEPAGE_SITES[id]].title;

const COLUMNS: readonly Column<Homepage>[] = [
  {
    title: copy.site,
    show: (homepage) => <RowLink id={homepage.id}>{nameOf(homepage)}</RowLink>,
  },
  { title: copy.spotlight, show: ({ spotlightTitle }) => spotlightTitle ?? copy.nothing },
  { title: copy.callCount, isNumber: true, show: ({ callsToAction }) => callsToAction.length },
];

const List = () => <RoomList<Homepage> columns={COLUMNS} resource={homepages} sort={{ field: "id", order: "ASC" }} />;

/** The fields of a spotlight or a call to action; `sourceOf` gives the name of each in the form. */
const CallFields = ({ sourceOf, optional = false }: { sourceOf: (field: string) => string; optional?: boolean }) => (
  <>
    <TextInput label={copy.pretitle} optional source={sourceOf("pretitle")} />
    <TextInput label={copy.title} optional={optional} source={sourceOf("title")} />
    <LongTextInput label={copy.text} max={500} optional={optional} source={sourceOf("body")} />
    <TextInput label={copy.ctaButtonText} optional source={sourceOf("buttonText")} />
    <TextInput help={copy.buttonHelp} label={copy.ctaButtonUrl} optional source={sourceOf("buttonUrl")} />
  </>
);

const spotlightField = (field: string) => `spotlight${capitalize(field)}`;

const CallsToAction = () => (
  <section className="grid gap-6">
    <h2 className="text-2xl">{copy.calls}</h2>
    <p className="text-ink-soft">{copy.callsHelp}</p>
    <EditableRows
      max={MAX_CALLS}
      one={copy.call}
      renderAdd={(add) => (
        <Button look="secondary" onClick={() => add({})}>
          {copy.addCall}
        </Button>
      )}
      renderRow={(row) => <CallFields sourceOf={(field) => `${row}.${field}`} />}
      source="callsToAction"
    />
  </section>
);

export const homepages: RoomResource = {
  name: "homepages",
  one: "startpagina",
  many: "startpagina’s",
  group: "content",
  Icon: House,
  right: "manageContent",
  list: List,
  edit: () => (
    <ContentEdit<Homepage> nameOf={nameOf} resource={homepages}>
      <h2 className="text-2xl">{copy.spotlight}</h2>
      <p className="text-ink-soft">{copy.spotlightHelp}</p>
      <CallFields optional sourceOf={spotlightField} />
      <CallsToAction />
    </ContentEdit>
  ),
  show: () => <SubjectVersions resource={homepages} />,
};
