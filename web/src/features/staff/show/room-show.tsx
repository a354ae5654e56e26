import { type RaRecord, ShowBase, useRecordContext, useResourceContext } from "ra-core";
import type { ReactNode } from "react";
import { ArrowLeft } from "#ui/icons.tsx";
import { roomCopy as copy } from "../messages.nl.ts";
import { RoomHeading } from "../room-heading.tsx";
import { RoomLoading } from "../room-states.tsx";
import { listPath, type RoomResource } from "../room-resource.ts";

interface RoomShowProps<Row extends RaRecord> {
  resource: Pick<RoomResource, "many">;
  nameOf: (row: Row) => string;
  /** Shown beside the title. */
  aside?: ReactNode;
  /** The target of the link at the bottom; by default the list of the resource. */
  back?: (row: Row) => { href: string; name: string };
  /** Whether work on the record is still in progress: it is then refetched until that is done. */
  isInProgress?: (row: Row) => boolean;
  children: (row: Row) => ReactNode;
}

/**
 * Rows of lists have fewer fields: with a query key of its own, react-admin does not show a cached row as the record.
 */
const RECORD_META = { whole: true };
/** In milliseconds; the interval of refetching. */
const ASKED_AGAIN_AFTER = 2000;

/** The page of a record that staff read and act on, without a form. */
export const RoomShow = <Row extends RaRecord>({ isInProgress, ...props }: RoomShowProps<Row>) => (
  <ShowBase<Row>
    loading={<RoomLoading />}
    queryOptions={{
      meta: RECORD_META,
      refetchInterval: ({ state: { data } }) => (data && isInProgress?.(data) ? ASKED_AGAIN_AFTER : false),
    }}
  >
    <ShowPage {...props} />
  </ShowBase>
);

function ShowPage<Row extends RaRecord>({
  resource,
  nameOf,
  aside,
  back,
  children,
}: Omit<RoomShowProps<Row>, "isInProgress">) {
  const row = useRecordContext<Row>();
  const resourceName = useResourceContext() ?? "";
  if (!row) return <RoomLoading />;
  const { href, name } = back?.(row) ?? { href: listPath(resourceName), name: resource.many };
  return (
    <div className="max-w-3xl">
      <RoomHeading title={nameOf(row)}>{aside}</RoomHeading>
      <div className="grid gap-10">{children(row)}</div>
      <p className="mt-10 border-t border-hairline pt-6">
        <a className="link inline-flex items-center gap-2" href={href}>
          <ArrowLeft />
          {copy.backTo(name)}
        </a>
      </p>
    </div>
  );
}

/** A section of such a page. */
export const ShowPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
);

/** A list of names and values, without the empty values. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== "");
  return (
    <dl className="grid gap-x-8 gap-y-1 rounded-2xl border border-hairline bg-raised p-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-3">
      {known.map(([name, value]) => (
        <div className="group contents" key={name}>
          <dt className="text-ink-soft text-sm sm:text-base max-sm:not-group-first:mt-3">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
