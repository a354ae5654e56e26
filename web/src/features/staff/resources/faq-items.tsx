import type { RaRecord } from "ra-core";
import { useChoices } from "../choices.ts";
import { loadedHelp } from "../loaded-help.tsx";
import { RoomCreate, RoomEdit } from "../form/room-form.tsx";
import { ChoiceInput, NumberInput, TextInput } from "../inputs/inputs.tsx";
import { RichTextInput } from "../inputs/rich-text-input.tsx";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { Question } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { contentCopy as copy } from "./content.nl.ts";
import { OF_COLLECTION } from "./faq.tsx";

interface Item extends RaRecord<string> {
  categoryId: string;
  question: string;
  position: number;
}

const CATEGORIES = { resource: "faqCategories", text: "title" };
const FILTERS: Filter[] = [
  SEARCH_FILTER,
  OF_COLLECTION,
  { name: "categoryId", label: copy.category, kind: "reference", ...CATEGORIES },
];

function CategoryName({ id }: { id: string }) {
  return useChoices(CATEGORIES).choices.find(({ value }) => value === id)?.label;
}

/** Each site has its own collection: a category is listed with the name of its collection. */
function CategoryInput() {
  const collections = useChoices({ resource: "faqCollections", text: "title" }).choices;
  const { choices, retry } = useChoices<RaRecord & { title: string; collectionId: number }>({
    ...CATEGORIES,
    label: ({ title, collectionId }) =>
      [collections.find(({ value }) => value === collectionId)?.label, title].filter(Boolean).join(": "),
  });
  const sorted = choices.toSorted((one, other) => one.label.localeCompare(other.label));
  return <ChoiceInput choices={sorted} help={loadedHelp({ retry })} label={copy.category} source="categoryId" />;
}

const fields = (
  <>
    <CategoryInput />
    <TextInput label={copy.question} source="question" />
    <RichTextInput label={copy.answer} source="answer" />
    <NumberInput help={copy.placeHelp} label={copy.place} min={1} optional source="position" />
  </>
);

const COLUMNS: readonly Column<Item>[] = [
  {
    title: copy.question,
    sort: "question",
    show: ({ id, question }) => <RowLink id={id}>{question}</RowLink>,
  },
  { title: copy.category, show: ({ categoryId }) => <CategoryName id={categoryId} /> },
  { title: copy.place, sort: "position", isNumber: true, show: ({ position }) => position },
];

export const faqItems: RoomResource = {
  name: "faqItems",
  one: "vraag",
  createTitle: "Nieuwe vraag",
  many: "veelgestelde vragen",
  menu: "vragen",
  group: "content",
  Icon: Question,
  right: "manageContent",
  list: () => (
    <RoomList<Item>
      columns={COLUMNS}
      filters={FILTERS}
      resource={faqItems}
      sort={{ field: "position", order: "ASC" }}
    />
  ),
  edit: () => (
    <RoomEdit<Item> nameOf={({ question }) => question} resource={faqItems} removable={() => true}>
      {fields}
    </RoomEdit>
  ),
  create: () => <RoomCreate resource={faqItems}>{fields}</RoomCreate>,
};
