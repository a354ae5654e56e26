import { useGetList, useGetOne, useParams, useRecordContext } from "ra-core";
import type { StaffTerms } from "@inktvis/contract/features/accounts/staff-terms";
import { api } from "#platform/api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { RoomCreate, RoomEdit } from "../form/room-form.tsx";
import { RichTextInput } from "../inputs/rich-text-input.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RoomComing } from "../room-layout.tsx";
import { Scroll } from "../room-icons.tsx";
import { createPath, editPath, type RoomResource, showPath } from "../room-resource.ts";
import { ActButton } from "../show/act-button.tsx";
import { Facts, RoomShow } from "../show/room-show.tsx";
import { systemCopy as copy } from "./system.nl.ts";

const stateOf = ({ inForce, publishedAt }: StaffTerms) =>
  copy.states[inForce ? "inForce" : publishedAt ? "published" : "draft"];
const nameOf = ({ id }: StaffTerms) => copy.versionName(id);

const NEWEST_FIRST = { field: "id", order: "DESC" } as const;

const COLUMNS: readonly Column<StaffTerms>[] = [
  {
    title: copy.number,
    sort: "id",
    show: (terms) => (
      <a
        className="link font-semibold"
        href={terms.publishedAt ? showPath("terms", terms.id) : editPath("terms", terms.id)}
      >
        {nameOf(terms)}
      </a>
    ),
  },
  { title: copy.state, show: stateOf },
  { title: copy.publishedAt, show: ({ publishedAt }) => publishedAt && <DateTime date={publishedAt} /> },
  { title: copy.agreed, isNumber: true, show: ({ agreedCount }) => agreedCount },
];

const List = () => <RoomList<StaffTerms> columns={COLUMNS} intro={copy.termsIntro} of={terms} sort={NEWEST_FIRST} />;

const fields = <RichTextInput label={copy.text} source="text" />;

function PublishButton() {
  const draft = useRecordContext<StaffTerms>();
  if (!draft || draft.publishedAt) return null;
  return (
    <ActButton
      act={() => api.staffTerms.publish({ params: { id: draft.id } })}
      done={copy.published}
      label={copy.publish}
      title={copy.publishTitle(draft.id)}
    >
      {copy.publishHelp}
    </ActButton>
  );
}

const Show = () => (
  <RoomShow<StaffTerms>
    aside={<ButtonAnchor href={createPath("terms")}>{copy.makeVersion}</ButtonAnchor>}
    nameOf={nameOf}
    of={terms}
  >
    {(version) => (
      <>
        <Facts
          facts={[
            [copy.state, stateOf(version)],
            [copy.publishedAt, version.publishedAt && <DateTime date={version.publishedAt} format="long" />],
            [copy.agreed, version.agreedCount],
          ]}
        />
        <p className="notice">{copy.stands}</p>
        {/* Cleaned by the API when it was written (api/src/platform/rich-text.ts). */}
        <div className="reading" dangerouslySetInnerHTML={{ __html: version.text }} />
      </>
    )}
  </RoomShow>
);

/** A draft is filled in; what is published is only looked at. */
function Edit() {
  const { id } = useParams();
  const { data } = useGetOne<StaffTerms>("terms", { id: Number(id) });
  if (data?.publishedAt) return <Show />;
  return (
    <RoomEdit<StaffTerms>
      aside={<PublishButton />}
      nameOf={nameOf}
      of={terms}
      removable={({ publishedAt }) => publishedAt === null}
    >
      {fields}
    </RoomEdit>
  );
}

/** Begins with the words of the newest, published or not: nobody writes terms anew. */
function Create() {
  const { data } = useGetList<StaffTerms>("terms", { pagination: { page: 1, perPage: 1 }, sort: NEWEST_FIRST });
  if (!data) return <RoomComing />;
  return (
    <RoomCreate initial={{ text: data[0]?.text ?? "" }} of={terms} then="edit">
      {fields}
    </RoomCreate>
  );
}

export const terms: RoomResource = {
  name: "terms",
  one: copy.version,
  making: copy.newVersion,
  many: copy.versions,
  group: "system",
  Icon: Scroll,
  right: "manageSystem",
  list: List,
  show: Show,
  edit: Edit,
  create: Create,
};
