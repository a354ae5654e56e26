import { useQuery } from "@tanstack/react-query";
import { usePermissions } from "ra-core";
import type { StaffRight } from "@inktvis/contract/access";
import { dataProvider } from "../data-provider.ts";
import { roomCopy as copy } from "../messages.nl.ts";
import { resourcesFor } from "../registry.ts";
import { RoomHeading } from "../room-layout.tsx";
import { createPath } from "../room-resource.ts";
import { WAITING, type Waiting, waitingPath } from "./waiting.ts";

/** What waits for somebody with these rights, and where to begin. */
export function DashboardPage() {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const makers = resourcesFor(permissions).filter(({ making }) => making);
  return (
    <>
      <RoomHeading title={copy.dashboard} />
      <h2 className="mb-4 text-2xl">{copy.waiting}</h2>
      <ul className="mb-12 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {WAITING.filter(({ right }) => permissions.includes(right)).map((waiting) => (
          <li key={waiting.many}>
            <Counted waiting={waiting} />
          </li>
        ))}
      </ul>
      {makers.length > 0 && (
        <>
          <h2 className="mb-4 text-2xl">{copy.start}</h2>
          <ul className="flex flex-wrap gap-3">
            {makers.map(({ name, making }) => (
              <li key={name}>
                <a className="button button-secondary" href={createPath(name)}>
                  {making}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Counted({ waiting }: { waiting: Waiting }) {
  const { resource, filter, one, many } = waiting;
  const { data: total } = useQuery({
    queryKey: ["staff-room", "waiting", resource, filter],
    queryFn: async () => (await dataProvider.getList(resource, { pagination: { page: 1, perPage: 1 }, filter })).total,
    staleTime: 0,
  });
  return (
    <a
      className="flex h-full items-baseline gap-3 rounded-xl border border-hairline bg-raised p-4 hover:border-edge"
      href={waitingPath(waiting)}
    >
      <span className="min-w-8 font-display text-3xl tabular-nums">{total ?? "…"}</span>
      <span>{total === 1 ? one : many}</span>
    </a>
  );
}
