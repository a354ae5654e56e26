import { type RaRecord, ShowBase, useRecordContext, useResourceContext } from "ra-core";
import type { ReactNode } from "react";
import { ArrowLeft } from "#ui/icons.tsx";
import { roomCopy as copy } from "../messages.nl.ts";
import { RoomComing, RoomHeading } from "../room-layout.tsx";
import { listPath, type RoomResource } from "../room-resource.ts";

interface RoomShowProps<Row extends RaRecord> {
  of: Pick<RoomResource, "many">;
  nameOf: (row: Row) => string;
  /** Beside the title. */
  aside?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** Rows of lists say less: by this, react-admin does not take one for the thing itself. */
const WHOLE = { whole: true };

/** The page of one that is looked at and acted on, not filled in. */
export const RoomShow = <Row extends RaRecord>(props: RoomShowProps<Row>) => (
  <ShowBase loading={<RoomComing />} queryOptions={{ meta: WHOLE }}>
    <ShowPage {...props} />
  </ShowBase>
);

function ShowPage<Row extends RaRecord>({ of, nameOf, aside, children }: RoomShowProps<Row>) {
  const row = useRecordContext<Row>();
  const resource = useResourceContext() ?? "";
  if (!row) return <RoomComing />;
  return (
    <>
      <RoomHeading title={nameOf(row)}>{aside}</RoomHeading>
      <div className="grid max-w-3xl gap-10">{children(row)}</div>
      <p className="mt-10 border-t border-hairline pt-6">
        <a className="link inline-flex items-center gap-2" href={listPath(resource)}>
          <ArrowLeft />
          {copy.backTo(of.many)}
        </a>
      </p>
    </>
  );
}

/** A part of such a page. */
export const ShowPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
);

/** What is known, name by name; what is empty is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== "");
  return (
    <dl className="grid gap-x-8 gap-y-1 rounded-2xl border border-hairline bg-raised p-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-3">
      {known.map(([name, value]) => (
        <div className="contents" key={name}>
          <dt className="text-ink-soft max-sm:mt-2 max-sm:first:mt-0">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Words that somebody wrote, with their line breaks. */
export const Words = ({ children }: { children: string }) => (
  <p className="max-w-prose whitespace-pre-line break-words">{children}</p>
);
