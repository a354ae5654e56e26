import { HOMEPAGE_SITES } from "@inktvis/contract/features/content/staff-homepages";
import type { StaffLink } from "@inktvis/contract/features/discovery/staff-links";
import { SITES } from "@inktvis/contract/sites";
import { External } from "#ui/icons.tsx";
import { choicesOf } from "../choices.ts";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { NowrapDate, Stacked } from "../list/stacked.tsx";
import { BrokenChain } from "../room-icons.tsx";
import { editPath, type RoomResource } from "../room-resource.ts";
import { ConfirmButton } from "../show/confirm-button.tsx";
import { staffApi } from "../staff-api.ts";
import { linksCopy as copy } from "./newsletters.nl.ts";

const FILTERS: Filter[] = [
  SEARCH_FILTER,
  { name: "state", label: copy.state, kind: "choice", choices: choicesOf(copy.states) },
];

const COLUMNS: readonly Column<StaffLink>[] = [
  {
    title: copy.url,
    sort: "url",
    show: ({ url, problem }) => (
      <Stacked below={problem && copy.problems[problem]}>
        <a className="link wrap-anywhere" href={url} rel="noreferrer" target="_blank">
          {decoded(url)} <External className="inline size-4" />
        </a>
      </Stacked>
    ),
  },
  { title: copy.places, show: (link) => <Places link={link} /> },
  { title: copy.since, sort: "deadSince", show: ({ deadSince }) => deadSince && <NowrapDate date={deadSince} /> },
];

/** The address as it was typed, if it can be decoded. */
function decoded(url: string) {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

const titleOf = ({ resource, id, title }: StaffLink["places"][number]) =>
  resource === "homepages" && id in HOMEPAGE_SITES
    ? SITES[HOMEPAGE_SITES[id as keyof typeof HOMEPAGE_SITES]].title
    : title;

/** The pages with the link, each linked to the form where it can be corrected. */
const Places = ({ link: { places } }: { link: StaffLink }) => (
  <ul className="grid gap-1">
    {places.map((place) => (
      <li key={place.resource + place.id}>
        <a className="link" href={editPath(place.resource, place.id)}>
          {titleOf(place)}
        </a>
      </li>
    ))}
  </ul>
);

const CheckButton = () => (
  <ConfirmButton
    action={() => staffApi.staffLinks.check({})}
    doneMessage={copy.checking}
    label={copy.check}
    title={copy.checkTitle}
  >
    {copy.checkHelp}
  </ConfirmButton>
);

/** Ignores a dead link, or lists it again. */
function IgnoreButton({ link: { id, url, isIgnored } }: { link: StaffLink }) {
  const set = (ignored: boolean) => staffApi.staffLinks.ignore({ params: { id }, body: { isIgnored: ignored } });
  return isIgnored ? (
    <ConfirmButton
      aria-label={copy.watchOf(url)}
      action={() => set(false)}
      doneMessage={copy.watched}
      label={copy.watch}
      look="quiet"
      title={copy.watchTitle}
    >
      {copy.watchHelp}
    </ConfirmButton>
  ) : (
    <ConfirmButton
      aria-label={copy.ignoreOf(url)}
      action={() => set(true)}
      doneMessage={copy.ignored}
      label={copy.ignore}
      look="quiet"
      title={copy.ignoreTitle}
    >
      {copy.ignoreHelp}
    </ConfirmButton>
  );
}

export const links: RoomResource = {
  name: "links",
  one: copy.one,
  many: copy.many,
  emptyTitle: copy.empty,
  group: "content",
  Icon: BrokenChain,
  right: "manageContent",
  list: () => (
    <RoomList<StaffLink>
      actions={(link) => <IgnoreButton link={link} />}
      aside={<CheckButton />}
      columns={COLUMNS}
      filters={FILTERS}
      intro={copy.intro}
      resource={links}
      sort={{ field: "deadSince", order: "DESC" }}
    />
  ),
};
