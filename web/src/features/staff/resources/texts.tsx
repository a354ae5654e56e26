import { useRecordContext } from "ra-core";
import type { StaffText } from "@inktvis/contract/features/texts/staff-texts";
import { textPath } from "@inktvis/contract/page-paths/community";
import { originOf } from "@inktvis/contract/sites";
import { wordCountText } from "#features/texts/texts/messages.nl.ts";
import { currentSite } from "#platform/current-site.ts";
import { choicesOf } from "../choices.ts";
import { RoomEdit } from "../form/room-form.tsx";
import { CheckInput } from "../inputs/inputs.tsx";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { NowrapDateTime, Stacked } from "../list/stacked.tsx";
import { Star } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { PublicPageLink } from "./public-page-link.tsx";
import { promotedTextsCopy as copy } from "./texts.nl.ts";

const FILTERS: Filter[] = [
  SEARCH_FILTER,
  { name: "promoted", label: copy.place, kind: "choice", choices: choicesOf(copy.promoted) },
];

const placeOf = ({ isTip, isLead }: StaffText) =>
  [...(isLead ? [copy.lead] : []), ...(isTip ? [copy.tip] : [])].join(", ");

const COLUMNS: readonly Column<StaffText>[] = [
  {
    title: copy.title,
    show: ({ id, title, wordCount }) => (
      <Stacked below={wordCountText(wordCount)}>
        <RowLink id={id}>{title}</RowLink>
      </Stacked>
    ),
  },
  { title: copy.author, show: ({ author }) => author },
  { title: copy.place, show: placeOf },
  { title: copy.publishedAt, sort: "publishedAt", show: ({ publishedAt }) => <NowrapDateTime date={publishedAt} /> },
];

const List = () => (
  <RoomList<StaffText>
    columns={COLUMNS}
    filters={FILTERS}
    intro={copy.intro}
    resource={texts}
    sort={{ field: "publishedAt", order: "DESC" }}
  />
);

function OnTheSite() {
  const text = useRecordContext<StaffText>();
  return text && <PublicPageLink address={originOf(currentSite().addresses, "community") + textPath(text.slug)} />;
}

/** Texts of members, which staff recommend or put on the front page (docs/product/texts.md#tips-of-the-house). */
export const texts: RoomResource = {
  name: "texts",
  one: copy.one,
  many: copy.many,
  emptyTitle: copy.empty,
  group: "content",
  Icon: Star,
  right: "manageContent",
  list: List,
  edit: () => (
    <RoomEdit<StaffText> aside={<OnTheSite />} nameOf={({ title, author }) => `${title}, ${author}`} resource={texts}>
      <CheckInput help={copy.isTipHelp} label={copy.isTip} source="isTip" />
      <CheckInput help={copy.isLeadHelp} label={copy.isLead} source="isLead" />
    </RoomEdit>
  ),
};
