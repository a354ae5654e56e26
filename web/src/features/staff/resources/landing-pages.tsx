import { useRecordContext } from "ra-core";
import { useFormContext } from "react-hook-form";
import { LANDING_SITES, THEME_SITES } from "@inktvis/contract/features/content/landing-pages";
import type { StaffLandingPage } from "@inktvis/contract/features/content/staff-landing-pages";
import { SITES, type SiteName } from "@inktvis/contract/sites";
import { CheckInput, ChoiceInput, LongTextInput, TextInput } from "../inputs/inputs.tsx";
import { Megaphone } from "../room-icons.tsx";
import { newBlock } from "./landing/block-fields.tsx";
import { BlocksEditor } from "./landing/blocks-editor.tsx";
import { landingCopy as copy } from "./landing/landing.nl.ts";
import { MenuEditor } from "./landing/menu-editor.tsx";
import { publishedContent } from "./published-content.tsx";

const choicesOf = (sites: readonly SiteName[]) => sites.map((site) => ({ value: site, label: SITES[site].title }));
const SITE_CHOICES = choicesOf(LANDING_SITES);

function Fields() {
  const isNew = useRecordContext()?.id === undefined;
  const { setValue } = useFormContext();
  return (
    <>
      <TextInput help={copy.titleHelp} label={copy.title} source="title" />
      <ChoiceInput
        choices={SITE_CHOICES}
        disabled={!isNew}
        help={copy.siteHelp}
        label={copy.site}
        source="site"
        // By default, a page has the colours of its site.
        onChosen={(site) => THEME_SITES.some((theme) => theme === site) && setValue("themeSite", site)}
      />
      <ChoiceInput choices={choicesOf(THEME_SITES)} label={copy.theme} source="themeSite" />
      <BlocksEditor />
      <MenuEditor />
      <LongTextInput label={copy.description} max={300} source="description" />
      <TextInput help={copy.slugHelp} label={copy.slug} optional source="slug" />
      <CheckInput help={copy.noindexHelp} label={copy.noindex} source="noindex" />
    </>
  );
}

export const landingPages = publishedContent<StaffLandingPage>({
  name: "landingPages",
  one: "landingspagina",
  createTitle: "Nieuwe landingspagina",
  many: "landingspagina’s",
  Icon: Megaphone,
  columns: [
    { title: copy.site, show: ({ site }) => SITES[site].title },
    { title: copy.path, show: ({ slug }) => slug },
  ],
  filters: [{ name: "site", label: copy.site, kind: "choice", choices: SITE_CHOICES }],
  sort: { field: "updatedAt", order: "DESC" },
  Fields,
  createInitial: () => ({
    site: "organization",
    themeSite: "organization",
    menu: [],
    blocks: [newBlock("intro")],
  }),
});
