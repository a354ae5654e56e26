import { useGetList, useGetOne, useParams, useRecordContext } from "ra-core";
import type { StaffTerms } from "@inktvis/contract/features/accounts/staff-terms";
import { DateTime } from "#platform/date-time.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { RoomCreate, RoomEdit } from "../form/room-form.tsx";
import { RichTextInput } from "../inputs/rich-text-input.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RoomLoading } from "../room-states.tsx";
import { Scroll } from "../room-icons.tsx";
import { createPath, editPath, type RoomResource, showPath } from "../room-resource.ts";
import { ConfirmButton } from "../show/confirm-button.tsx";
import { Facts, RoomShow } from "../show/room-show.tsx";
import { systemCopy as copy } from "./system.nl.ts";
import { staffApi } from "../staff-api.ts";

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

const List = () => (
  <RoomList<StaffTerms> columns={COLUMNS} intro={copy.termsIntro} resource={terms} sort={NEWEST_FIRST} />
);

const fields = <RichTextInput label={copy.text} source="text" />;

function PublishButton() {
  const draft = useRecordContext<StaffTerms>();
  if (!draft || draft.publishedAt) return null;
  return (
    <ConfirmButton
      action={() => staffApi.staffTerms.publish({ params: { id: draft.id }, body: { revision: draft.revision } })}
      doneMessage={copy.published}
      label={copy.publish}
      title={copy.publishTitle(draft.id)}
    >
      {copy.publishHelp}
    </ConfirmButton>
  );
}

const Show = () => (
  <RoomShow<StaffTerms>
    aside={<ButtonAnchor href={createPath("terms")}>{copy.makeVersion}</ButtonAnchor>}
    nameOf={nameOf}
    resource={terms}
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
        {version.publishedAt && <p className="notice">{copy.cannotChange}</p>}
        <RichText html={version.text} />
      </>
    )}
  </RoomShow>
);

/** The form of a draft; a published version is read-only. */
function Edit() {
  const { id } = useParams();
  const { data } = useGetOne<StaffTerms>("terms", { id: Number(id) });
  if (data?.publishedAt) return <Show />;
  return (
    <RoomEdit<StaffTerms>
      aside={<PublishButton />}
      nameOf={nameOf}
      resource={terms}
      removable={({ publishedAt }) => publishedAt === null}
    >
      {fields}
    </RoomEdit>
  );
}

/** Starts with the text of the newest version, published or not: nobody writes terms from scratch. */
function Create() {
  const { data } = useGetList<StaffTerms>("terms", { pagination: { page: 1, perPage: 1 }, sort: NEWEST_FIRST });
  if (!data) return <RoomLoading />;
  return (
    <RoomCreate initial={{ text: data[0]?.text ?? "" }} resource={terms} then="edit">
      {fields}
    </RoomCreate>
  );
}

export const terms: RoomResource = {
  name: "terms",
  one: copy.version,
  createTitle: copy.newVersion,
  many: copy.versions,
  group: "system",
  Icon: Scroll,
  right: "manageSystem",
  list: List,
  show: Show,
  edit: Edit,
  create: Create,
};
