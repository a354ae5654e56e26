import { useRecordContext } from "ra-core";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { LANDING_SITES, THEME_SITES } from "@inktvis/contract/features/content/landing-pages";
import type { StaffLandingPage } from "@inktvis/contract/features/content/staff-landing-pages";
import { SITES, type SiteName } from "@inktvis/contract/sites";
import { RoomCreate } from "../form/room-form.tsx";
import { CheckInput, ChoiceInput, LongTextInput, TextInput } from "../inputs/inputs.tsx";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { PublishState, STATE_CHOICES } from "../publish-state.tsx";
import { Megaphone } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { ContentEdit } from "../versions/content-edit.tsx";
import { SubjectVersions } from "../versions/subject-versions.tsx";
import { newBlock } from "./landing/block-fields.tsx";
import { BlocksEditor } from "./landing/blocks-editor.tsx";
import { landingCopy as copy } from "./landing/landing.nl.ts";
import { MenuEditor } from "./landing/menu-editor.tsx";
import { PublishedAtInput } from "./published-at-input.tsx";

const choicesOf = (sites: readonly SiteName[]) => sites.map((site) => ({ value: site, label: SITES[site].title }));
const SITE_CHOICES = choicesOf(LANDING_SITES);

const FILTERS: Filter[] = [
  SEARCH_FILTER,
  { name: "site", label: copy.site, kind: "choice", choices: SITE_CHOICES },
  { name: "state", label: copy.state, kind: "choice", choices: STATE_CHOICES },
];

const COLUMNS: readonly Column<StaffLandingPage>[] = [
  { title: copy.title, sort: "title", show: ({ id, title }) => <RowLink id={id}>{title}</RowLink> },
  { title: copy.site, show: ({ site }) => SITES[site].title },
  { title: copy.path, show: ({ slug }) => slug },
  { title: copy.state, sort: "publishedAt", show: (page) => <PublishState {...page} /> },
];

const List = () => (
  <RoomList<StaffLandingPage>
    columns={COLUMNS}
    filters={FILTERS}
    resource={landingPages}
    sort={{ field: "updatedAt", order: "DESC" }}
  />
);

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
        // Most pages have the colours of their site.
        onChosen={(site) => THEME_SITES.some((theme) => theme === site) && setValue("themeSite", site)}
      />
      <ChoiceInput choices={choicesOf(THEME_SITES)} label={copy.theme} source="themeSite" />
      <BlocksEditor />
      <MenuEditor />
      <LongTextInput label={copy.description} max={300} source="description" />
      <TextInput help={copy.slugHelp} label={copy.slug} optional source="slug" />
      <CheckInput help={copy.noindexHelp} label={copy.noindex} source="noindex" />
      <PublishedAtInput />
    </>
  );
}

/** Begins with an intro, in the state: other values would make the form anew. */
function Create() {
  const [initial] = useState(() => ({
    site: "organization",
    themeSite: "organization",
    menu: [],
    blocks: [newBlock("intro")],
  }));
  return (
    <RoomCreate initial={initial} resource={landingPages} then="edit">
      <Fields />
    </RoomCreate>
  );
}

export const landingPages: RoomResource = {
  name: "landingPages",
  one: "landingspagina",
  createTitle: "Nieuwe landingspagina",
  many: "landingspagina’s",
  group: "content",
  Icon: Megaphone,
  right: "manageContent",
  list: List,
  edit: () => (
    <ContentEdit<StaffLandingPage> nameOf={({ title }) => title} resource={landingPages} removable={() => true}>
      <Fields />
    </ContentEdit>
  ),
  show: () => <SubjectVersions resource={landingPages} />,
  create: Create,
};
