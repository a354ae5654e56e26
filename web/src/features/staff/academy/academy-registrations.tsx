import type { StaffAcademyPeriod } from "@inktvis/contract/features/academy/staff-academy-periods";
import { formatPhone } from "#platform/formats/phone.ts";
import type { StaffAcademyRegistration } from "@inktvis/contract/features/academy/staff-academy-registrations";
import { useGetList, useListContext } from "ra-core";
import { addressLines } from "#features/people/postal-address.ts";
import { DateTime } from "#platform/date-time.tsx";
import { FileLink } from "#platform/forms/file-link.tsx";
import { Email } from "#ui/email.tsx";
import { ALL_ROWS } from "../data-provider.ts";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { NowrapDateTime, Stacked } from "../list/stacked.tsx";
import { Letter } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { Facts, RoomShow, ShowPart } from "../show/room-show.tsx";
import { staffApi } from "../staff-api.ts";
import { academyCopy as copy } from "./academy.nl.ts";

const nameOf = ({ firstName, lastName }: StaffAcademyRegistration) => `${firstName} ${lastName}`;
const groupsOf = ({ groups }: StaffAcademyRegistration) => groups.map(({ title }) => title).join(", ");

const COLUMNS: readonly Column<StaffAcademyRegistration>[] = [
  {
    title: copy.name,
    sort: "name",
    show: (row) => (
      <Stacked below={<Email address={row.email} />}>
        <RowLink id={row.id}>{nameOf(row)}</RowLink>
      </Stacked>
    ),
  },
  { title: copy.period, show: (row) => <Stacked below={groupsOf(row)}>{row.period.title}</Stacked> },
  { title: copy.createdAt, sort: "createdAt", show: ({ createdAt }) => <NowrapDateTime date={createdAt} /> },
  { title: copy.files, show: (row) => <Files registration={row} /> },
];

/** The files that a person sent, each named by its kind. */
const Files = ({ registration }: { registration: StaffAcademyRegistration }) => (
  <ul className="grid gap-1">
    {registration.files.map(({ kind }) => (
      <li key={kind}>
        <FileLink
          aria-label={copy.download(copy.kinds[kind], nameOf(registration))}
          className="link whitespace-nowrap"
          load={() => staffApi.staffAcademyRegistrations.file({ params: { id: registration.id, kind } })}
          path={`/staff/sa-registrations/${registration.id}/files/${kind}`}
        >
          {copy.kinds[kind]}
        </FileLink>
      </li>
    ))}
  </ul>
);

function List() {
  const { data: periods = [] } = useGetList<StaffAcademyPeriod>("academyPeriods", {
    pagination: ALL_ROWS,
    sort: { field: "opensAt", order: "DESC" },
  });
  const filters: Filter[] = [
    SEARCH_FILTER,
    {
      name: "periodId",
      label: copy.period,
      kind: "choice",
      choices: periods.map(({ id, title }) => ({ value: id, label: title })),
    },
    {
      name: "groupId",
      label: copy.groupFilter,
      kind: "choice",
      choices: periods.flatMap((period) =>
        period.groups.map(({ id, title }) => ({ value: id, label: `${title} (${period.title})` })),
      ),
    },
  ];
  return (
    <RoomList<StaffAcademyRegistration>
      aside={<Exports />}
      columns={COLUMNS}
      filters={filters}
      intro={copy.registrationsIntro}
      resource={academyRegistrations}
      sort={{ field: "createdAt", order: "DESC" }}
    />
  );
}

/** Exports of the filtered registrations: the table and the files. */
function Exports() {
  const { q, periodId, groupId }: { q?: string; periodId?: string; groupId?: string } = useListContext().filterValues;
  const query = { ...(q && { q }), ...(periodId && { periodId }), ...(groupId && { groupId }) };
  const address = `?${new URLSearchParams(query)}`;
  return (
    <>
      <FileLink
        className="button button-secondary"
        load={() => staffApi.staffAcademyRegistrations.csv({ query })}
        path={`/staff/sa-registrations/csv${address}`}
      >
        {copy.csv}
      </FileLink>
      <FileLink
        className="button button-secondary"
        load={() => staffApi.staffAcademyRegistrations.zip({ query })}
        path={`/staff/sa-registrations/zip${address}`}
      >
        {copy.zip}
      </FileLink>
    </>
  );
}

const Show = () => (
  <RoomShow<StaffAcademyRegistration> nameOf={nameOf} resource={academyRegistrations}>
    {(registration) => (
      <>
        <Facts
          facts={[
            [copy.period, registration.period.title],
            [copy.groups, groupsOf(registration)],
            [copy.createdAt, <DateTime date={registration.createdAt} format="long" key="createdAt" />],
            [copy.email, <Email address={registration.email} key="email" />],
            [copy.phone, registration.phone && formatPhone(registration.phone)],
            [copy.dateOfBirth, registration.dateOfBirth && <DateTime date={registration.dateOfBirth} />],
            [copy.address, addressLines(registration).join(", ")],
            [copy.account, registration.nickname],
          ]}
        />
        <ShowPart title={copy.files}>
          <ul className="grid gap-3">
            {registration.files.map(({ kind, name, size }) => (
              <li className="break-words" key={kind}>
                <span className="font-semibold">{copy.kinds[kind]}</span>:{" "}
                <FileLink
                  className="link"
                  load={() => staffApi.staffAcademyRegistrations.file({ params: { id: registration.id, kind } })}
                  path={`/staff/sa-registrations/${registration.id}/files/${kind}`}
                >
                  {name}
                </FileLink>{" "}
                <span className="text-ink-soft">({copy.size(size)})</span>
              </li>
            ))}
          </ul>
        </ShowPart>
      </>
    )}
  </RoomShow>
);

export const academyRegistrations: RoomResource = {
  name: "academyRegistrations",
  one: copy.registration,
  many: copy.registrationsMany,
  menu: "inschrijvingen",
  group: "academy",
  Icon: Letter,
  right: "manageAcademy",
  list: List,
  show: Show,
};
