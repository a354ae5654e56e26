import type { StaffNewsletterSubscriber } from "@inktvis/contract/features/newsletter/staff-newsletters";
import { FileLink } from "#platform/forms/file-link.tsx";
import { Email } from "#ui/email.tsx";
import { SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { NowrapDate } from "../list/stacked.tsx";
import { newsletterCopy as copy } from "../resources/newsletters.nl.ts";
import { Envelope } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { staffApi } from "../staff-api.ts";

const COLUMNS: readonly Column<StaffNewsletterSubscriber>[] = [
  { title: copy.email, sort: "email", show: ({ email }) => <Email address={email} /> },
  { title: copy.name, show: ({ name }) => name },
  { title: copy.kind, show: ({ isMember }) => (isMember ? copy.member : copy.visitor) },
  { title: copy.since, show: ({ since }) => since && <NowrapDate date={since} /> },
];

const CsvLink = () => (
  <FileLink
    className="button button-secondary"
    load={() => staffApi.staffNewsletterSubscribers.csv({})}
    path="/staff/newsletter-subscribers/csv"
  >
    {copy.csv}
  </FileLink>
);

export const newsletterSubscribers: RoomResource = {
  name: "newsletterSubscribers",
  one: copy.subscriber,
  many: copy.subscribers,
  menu: copy.subscribersMenu,
  group: "people",
  Icon: Envelope,
  right: "managePeople",
  list: () => (
    <RoomList<StaffNewsletterSubscriber>
      aside={<CsvLink />}
      columns={COLUMNS}
      filters={[SEARCH_FILTER]}
      intro={copy.subscribersIntro}
      resource={newsletterSubscribers}
      sort={{ field: "email", order: "ASC" }}
    />
  ),
};
