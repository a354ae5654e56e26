import { useQuery } from "@tanstack/react-query";
import { usePermissions } from "ra-core";
import type { StaffRight } from "@inktvis/contract/access";
import { dataProvider } from "../data-provider.ts";
import { roomCopy as copy } from "../messages.nl.ts";
import { resourcesFor } from "../registry.ts";
import { RoomHeading } from "../room-heading.tsx";
import { createPath } from "../room-resource.ts";
import { type WorkQueue, WORK_QUEUES, workQueuePath } from "./work-queues.ts";

/** The dashboard: what waits for staff with the viewer's rights, and what they can create. */
export function DashboardPage() {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const creatable = resourcesFor(permissions).filter(({ createTitle }) => createTitle);
  return (
    <>
      <RoomHeading title={copy.dashboard} />
      <h2 className="mb-4 text-2xl">{copy.waiting}</h2>
      <ul className="mb-12 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {WORK_QUEUES.filter(({ right }) => permissions.includes(right)).map((queue) => (
          <li key={queue.many}>
            <QueueCount queue={queue} />
          </li>
        ))}
      </ul>
      {creatable.length > 0 && (
        <>
          <h2 className="mb-4 text-2xl">{copy.start}</h2>
          <ul className="grid grid-cols-2 gap-x-6 xl:grid-cols-3">
            {creatable.map(({ name, createTitle, Icon }) => (
              <li className="border-b border-hairline" key={name}>
                <a
                  className="flex h-full min-h-11 items-center gap-2.5 py-1.5 leading-snug hover:text-accent-ink"
                  href={createPath(name)}
                >
                  <Icon className="size-4 flex-none text-ink-soft" />
                  {createTitle}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function QueueCount({ queue }: { queue: WorkQueue }) {
  const { resource, filter, one, many } = queue;
  const { data: { total, meta } = {} } = useQuery({
    queryKey: ["staff-room", "waiting", resource, filter],
    queryFn: () => dataProvider.getList(resource, { pagination: { page: 1, perPage: 1 }, filter }),
    staleTime: 0,
  });
  return (
    <a
      className={`flex h-full items-baseline gap-3 rounded-xl border border-hairline p-4 hover:border-edge ${total === 0 ? "text-ink-soft" : "bg-raised"}`}
      href={workQueuePath(queue)}
    >
      <span className="min-w-8 font-display text-3xl tabular-nums">
        {total ?? "…"}
        {meta?.hasMore && "+"}
      </span>
      <span>{total === 1 ? one : many}</span>
    </a>
  );
}
