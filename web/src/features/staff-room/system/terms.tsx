import { useRecordContext } from "ra-core";
import type { StaffTerms } from "@inktvis/contract/features/staff-terms";
import { api } from "../../../platform/api.ts";
import { DateTime } from "../../../platform/date-time.tsx";
import { RoomCreate, RoomEdit } from "../form/room-form.tsx";
import { RichTextInput } from "../inputs/rich-text-input.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { Scroll } from "../room-icons.tsx";
import { editPath, type RoomResource, showPath } from "../room-resource.ts";
import { ActButton } from "../show/act-button.tsx";
import { Facts, RoomShow } from "../show/room-show.tsx";
import { systemCopy as copy } from "./system.nl.ts";

const stateOf = ({ inForce, publishedAt }: StaffTerms) =>
  copy.states[inForce ? "inForce" : publishedAt ? "published" : "draft"];
const nameOf = ({ id }: StaffTerms) => copy.versionName(id);

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
  <RoomList<StaffTerms> columns={COLUMNS} intro={copy.termsIntro} of={terms} sort={{ field: "id", order: "DESC" }} />
);

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
  <RoomShow<StaffTerms> nameOf={nameOf} of={terms}>
    {(version) => (
      <>
        <Facts
          facts={[
            [copy.state, stateOf(version)],
            [copy.publishedAt, version.publishedAt && <DateTime date={version.publishedAt} format="long" />],
            [copy.agreed, version.agreedCount],
          ]}
        />
        <p className="text-ink-soft">{copy.stands}</p>
        {/* Cleaned by the API when it was written (api/src/platform/rich-text.ts). */}
        <div className="reading" dangerouslySetInnerHTML={{ __html: version.text }} />
      </>
    )}
  </RoomShow>
);

export const terms: RoomResource = {
  name: "terms",
  one: copy.version,
  many: copy.versions,
  group: "system",
  Icon: Scroll,
  right: "manageSystem",
  list: List,
  show: Show,
  edit: () => (
    <RoomEdit<StaffTerms>
      aside={<PublishButton />}
      nameOf={nameOf}
      of={terms}
      removable={({ publishedAt }) => publishedAt === null}
      then="edit"
    >
      {fields}
    </RoomEdit>
  ),
  create: () => (
    <RoomCreate of={terms} then="edit">
      {fields}
    </RoomCreate>
  ),
};
