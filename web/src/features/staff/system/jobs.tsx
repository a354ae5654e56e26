import type { StaffJob } from "@inktvis/contract/features/staff/staff-jobs";
import { type Column, RoomList } from "../list/room-list.tsx";
import { Stacked, NowrapDateTime } from "../list/stacked.tsx";
import { Warning } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { ConfirmButton } from "../show/confirm-button.tsx";
import { systemCopy as copy } from "./system.nl.ts";
import { staffApi } from "../staff-api.ts";

const COLUMNS: readonly Column<StaffJob>[] = [
  {
    title: copy.name,
    sort: "name",
    show: ({ name, about }) => (
      <Stacked
        below={Object.entries(about).map(([key, id]) => (
          <span className="block" key={key}>
            {key} {id}
          </span>
        ))}
      >
        <span className="font-semibold">{name}</span>
      </Stacked>
    ),
  },
  { title: copy.error, show: ({ error }) => <span className="break-words text-sm">{error}</span> },
  { title: copy.tries, isNumber: true, show: ({ tries }) => tries },
  { title: copy.failedAt, sort: "failedAt", show: ({ failedAt }) => <NowrapDateTime date={failedAt} /> },
];

const actionsOf = ({ id, name }: StaffJob) => (
  <div className="flex flex-wrap gap-3 md:justify-end">
    <ConfirmButton
      action={() => staffApi.staffJobs.retry({ params: { id } })}
      doneMessage={copy.retried}
      label={copy.retry}
      title={copy.retryTitle(name)}
    />
    <ConfirmButton
      action={() => staffApi.staffJobs.drop({ params: { id } })}
      doneMessage={copy.dropped}
      label={copy.drop}
      look="quiet"
      title={copy.dropTitle(name)}
    >
      {copy.dropHelp}
    </ConfirmButton>
  </div>
);

const List = () => (
  <RoomList<StaffJob>
    actions={actionsOf}
    columns={COLUMNS}
    intro={copy.jobsIntro}
    resource={jobs}
    sort={{ field: "failedAt", order: "DESC" }}
  />
);

export const jobs: RoomResource = {
  name: "jobs",
  one: copy.job,
  many: copy.jobs,
  group: "system",
  Icon: Warning,
  right: "manageSystem",
  list: List,
};
