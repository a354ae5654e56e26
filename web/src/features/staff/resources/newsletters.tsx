import { useGetOne, useParams, useRecordContext } from "ra-core";
import { useFormState } from "react-hook-form";
import type { StaffNewsletter } from "@inktvis/contract/features/newsletter/staff-newsletters";
import { RichText } from "#ui/rich-text.tsx";
import { RoomCreate } from "../form/room-form.tsx";
import { TextInput } from "../inputs/inputs.tsx";
import { RichTextInput } from "../inputs/rich-text-input.tsx";
import { SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { NowrapDateTime } from "../list/stacked.tsx";
import { Letter } from "../room-icons.tsx";
import { RoomLoading } from "../room-states.tsx";
import type { RoomResource } from "../room-resource.ts";
import { ConfirmButton } from "../show/confirm-button.tsx";
import { Facts, RoomShow } from "../show/room-show.tsx";
import { staffApi } from "../staff-api.ts";
import { ContentEdit } from "../versions/content-edit.tsx";
import { SubjectVersions } from "../versions/subject-versions.tsx";
import { newsletterCopy as copy } from "./newsletters.nl.ts";
import { PublicPageLink } from "./public-page-link.tsx";

const progressOf = ({ recipients, waiting }: StaffNewsletter) =>
  recipients === null ? copy.draft : copy.progress(recipients - waiting, recipients);

const COLUMNS: readonly Column<StaffNewsletter>[] = [
  { title: copy.title, sort: "title", show: ({ id, title }) => <RowLink id={id}>{title}</RowLink> },
  { title: copy.state, show: progressOf },
  { title: copy.sentAt, sort: "sentAt", show: ({ sentAt }) => sentAt && <NowrapDateTime date={sentAt} /> },
];

const List = () => (
  <RoomList<StaffNewsletter>
    columns={COLUMNS}
    filters={[SEARCH_FILTER]}
    resource={newsletters}
    sort={{ field: "updatedAt", order: "DESC" }}
  />
);

const fields = (
  <>
    <TextInput help={copy.titleHelp} label={copy.title} source="title" />
    <RichTextInput label={copy.body} source="body" />
    <SendDraft />
  </>
);

/** Sends a draft as it was last saved; changes since then have to be saved first. */
function SendDraft() {
  const draft = useRecordContext<StaffNewsletter>();
  const { isDirty } = useFormState();
  if (!draft) return null;
  if (isDirty) return <p className="text-ink-soft">{copy.saveFirst}</p>;
  const { id, title, revision, subscribers } = draft;
  return (
    <div>
      <ConfirmButton
        action={() => staffApi.staffNewsletters.send({ params: { id }, body: { revision } })}
        doneMessage={copy.sent}
        label={copy.send}
        title={copy.sendTitle(title)}
      >
        {copy.sendHelp(subscribers)}
      </ConfirmButton>
    </div>
  );
}

/** The actions on a draft, as it was last saved. */
function DraftActions() {
  const draft = useRecordContext<StaffNewsletter>();
  if (!draft) return null;
  const { id } = draft;
  const params = { id };
  return (
    <>
      <ConfirmButton
        action={() => staffApi.staffNewsletters.test({ params })}
        doneMessage={copy.tested}
        label={copy.test}
        title={copy.testTitle}
      >
        {copy.testHelp}
      </ConfirmButton>
    </>
  );
}

/** A newsletter that was sent is read-only. */
const Sent = () => (
  <RoomShow<StaffNewsletter>
    aside={<ArchiveLink />}
    isInProgress={({ waiting }) => waiting > 0}
    nameOf={({ title }) => title}
    resource={newsletters}
  >
    {(newsletter) => (
      <>
        <Facts
          facts={[
            [copy.sentAt, newsletter.sentAt && <NowrapDateTime date={newsletter.sentAt} key="sent" />],
            [copy.recipients, progressOf(newsletter)],
          ]}
        />
        <p className="notice">{copy.sentNotice}</p>
        <RichText html={newsletter.body} />
      </>
    )}
  </RoomShow>
);

function ArchiveLink() {
  const newsletter = useRecordContext<StaffNewsletter>();
  return newsletter?.address && <PublicPageLink address={newsletter.address} />;
}

/** The form of a draft; a newsletter that was sent is read-only. */
function Edit() {
  const { id } = useParams();
  const { data } = useGetOne<StaffNewsletter>("newsletters", { id: id ?? "" });
  if (!data) return <RoomLoading />;
  if (data.sentAt) return <Sent />;
  return (
    <ContentEdit<StaffNewsletter>
      aside={<DraftActions />}
      canPlan={false}
      nameOf={({ title }) => title}
      removable={({ sentAt }) => sentAt === null}
      resource={newsletters}
    >
      {fields}
    </ContentEdit>
  );
}

export const newsletters: RoomResource = {
  name: "newsletters",
  one: copy.one,
  createTitle: copy.create,
  many: copy.many,
  group: "content",
  Icon: Letter,
  right: "manageContent",
  list: List,
  edit: Edit,
  show: () => <SubjectVersions resource={newsletters} />,
  create: () => (
    <RoomCreate resource={newsletters} then="edit">
      {fields}
    </RoomCreate>
  ),
};
