import { type RaRecord, RecordContextProvider } from "ra-core";
import { choicesOf } from "../choices.ts";
import { RemoveButton } from "../form/remove-button.tsx";
import { RoomCreate } from "../form/room-form.tsx";
import { ChoiceInput, NumberInput, TextInput } from "../inputs/inputs.tsx";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { Signpost } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { contentCopy as copy } from "./content.nl.ts";

interface LegacyAddress extends RaRecord<string> {
  kind: keyof typeof copy.kinds;
  oldId: number;
  oldSlug: string;
  title: string | null;
}

const KINDS = choicesOf(copy.kinds);
const FILTERS: Filter[] = [SEARCH_FILTER, { name: "kind", label: copy.kind, kind: "choice", choices: KINDS }];

const COLUMNS: readonly Column<LegacyAddress>[] = [
  { title: copy.oldSlug, sort: "oldSlug", show: ({ oldSlug }) => oldSlug },
  { title: copy.oldId, sort: "oldId", isNumber: true, show: ({ oldId }) => oldId },
  { title: copy.kind, sort: "kind", show: ({ kind }) => copy.kinds[kind] },
  { title: copy.now, show: ({ title }) => title ?? copy.privateText },
];

export const legacyAddresses: RoomResource = {
  name: "legacyAddresses",
  one: "oud adres",
  createTitle: "Oud adres toevoegen",
  many: "oude adressen",
  group: "content",
  Icon: Signpost,
  right: "manageContent",
  list: () => (
    <RoomList<LegacyAddress>
      actions={(row) => (
        <RecordContextProvider value={row}>
          <RemoveButton look="quiet" name={`${row.oldId}/${row.oldSlug}`} />
        </RecordContextProvider>
      )}
      columns={COLUMNS}
      filters={FILTERS}
      intro={copy.legacyIntro}
      resource={legacyAddresses}
      sort={{ field: "oldId", order: "ASC" }}
    />
  ),
  create: () => (
    <RoomCreate resource={legacyAddresses}>
      <ChoiceInput choices={KINDS} label={copy.kind} source="kind" />
      <NumberInput label={copy.oldId} min={1} source="oldId" />
      <TextInput label={copy.oldSlug} source="oldSlug" />
      <TextInput help={copy.nowSlugHelp} label={copy.slug} source="slug" />
    </RoomCreate>
  ),
};
