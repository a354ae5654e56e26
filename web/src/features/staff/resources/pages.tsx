import { useRecordContext } from "ra-core";
import { useWatch } from "react-hook-form";
import { PAGE_SITES, type StaffPage } from "@inktvis/contract/features/content/staff-pages";
import { SITES } from "@inktvis/contract/sites";
import { choicesOf, useChoices } from "../choices.ts";
import { loadedHelp } from "../loaded-help.tsx";
import { FileInput } from "../inputs/file-input.tsx";
import { ChoiceInput, PictureInput, ReferenceInput, TextInput } from "../inputs/inputs.tsx";
import { RichTextInput } from "../inputs/rich-text-input.tsx";
import { Sheet } from "../room-icons.tsx";
import { contentCopy as copy } from "./content.nl.ts";
import { publishedContent } from "./published-content.tsx";

const SITE_CHOICES = PAGE_SITES.map((site) => ({ value: site, label: SITES[site].title }));
const FORM_CHOICES = choicesOf(copy.forms);
/** Chooses another page of the same site. */
function ParentInput() {
  const site = useWatch({ name: "site" });
  const ownId = useRecordContext()?.id;
  const { choices, retry } = useChoices<StaffPage>({
    resource: "pages",
    text: "fullPath",
    filter: { site },
    label: ({ fullPath, title }) => `${fullPath} (${title})`,
  });
  return (
    <ChoiceInput
      choices={choices.filter(({ value }) => value !== ownId)}
      help={loadedHelp({ retry })}
      label={copy.parent}
      none={copy.parentNone}
      source="parentId"
    />
  );
}

function Fields() {
  const isNew = useRecordContext()?.id === undefined;
  return (
    <>
      <ChoiceInput choices={SITE_CHOICES} disabled={!isNew} label={copy.site} source="site" />
      <ParentInput />
      <TextInput label={copy.title} source="title" />
      <TextInput help={copy.slugHelp} label={copy.slug} optional source="slug" />
      <RichTextInput label={copy.body} source="body" />
      <PictureInput label={copy.image} optional source="image" />
      <FileInput label={copy.attachment} optional source="attachment" />
      <ReferenceInput label={copy.listTag} none={copy.none} optional resource="tags" source="tagId" text="name" />
      <TextInput label={copy.ctaButtonText} optional source="ctaButtonText" />
      <TextInput help={copy.buttonHelp} label={copy.ctaButtonUrl} optional source="ctaButtonUrl" />
      <ChoiceInput choices={FORM_CHOICES} help={copy.formHelp} label={copy.form} none={copy.none} source="form" />
    </>
  );
}

export const pages = publishedContent<StaffPage>({
  name: "pages",
  one: "pagina",
  createTitle: "Nieuwe pagina",
  many: "pagina’s",
  Icon: Sheet,
  columns: [
    { title: copy.site, show: ({ site }) => SITES[site].title },
    { title: copy.path, sort: "fullPath", show: ({ fullPath }) => fullPath },
  ],
  filters: [{ name: "site", label: copy.site, kind: "choice", choices: SITE_CHOICES }],
  sort: { field: "fullPath", order: "ASC" },
  Fields,
  createInitial: () => ({ site: "organization" }),
});
