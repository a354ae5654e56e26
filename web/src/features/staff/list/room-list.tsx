import { ListBase, type RaRecord, type SortPayload, useListContext, useResourceContext } from "ra-core";
import type { ReactNode } from "react";
import { BareButton, Button } from "#ui/button.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { Pager } from "#ui/pager.tsx";
import { roomCopy as copy } from "../messages.nl.ts";
import { RoomHeading } from "../room-heading.tsx";
import { RoomComing } from "../room-states.tsx";
import { createPath, type RoomResource, sentence } from "../room-resource.ts";
import { type Filter, RoomFilters } from "./room-filters.tsx";

export interface Column<Row> {
  title: string;
  /** The field that the list can be sorted by here. */
  sort?: string;
  isNumber?: boolean;
  /** The first column names the row and leads to it. */
  show: (row: Row) => ReactNode;
}

interface RoomListProps<Row extends RaRecord> {
  of: Pick<RoomResource, "many" | "making">;
  columns: readonly Column<Row>[];
  sort: SortPayload;
  filters?: readonly Filter[];
  /** What these are for, where the name does not say it. */
  intro?: ReactNode;
  /** What stands at the end of each row. */
  actions?: (row: Row) => ReactNode;
}

/** A list of the staff room: filters, a table that is cards on a phone, pages. */
export const RoomList = <Row extends RaRecord>({ of, sort, filters = [], intro, ...table }: RoomListProps<Row>) => (
  <ListBase perPage={25} sort={sort}>
    <ListHeading of={of} />
    {intro && <p className="mb-6 max-w-prose text-ink-soft">{intro}</p>}
    {filters.length > 0 && <RoomFilters filters={filters} />}
    <Rows of={of} {...table} />
  </ListBase>
);

function ListHeading({ of: { many, making } }: Pick<RoomListProps<RaRecord>, "of">) {
  const resource = useResourceContext() ?? "";
  return (
    <RoomHeading title={sentence(many)}>
      {making && <ButtonAnchor href={createPath(resource)}>{making}</ButtonAnchor>}
    </RoomHeading>
  );
}

function Rows<Row extends RaRecord>({ of, columns, actions }: Pick<RoomListProps<Row>, "of" | "columns" | "actions">) {
  const { data, total = 0, isPending, error, refetch, filterValues, setFilters } = useListContext<Row>();
  if (error && !data) return <ErrorState onRetry={async () => refetch()}>{copy.loadFailed}</ErrorState>;
  if (isPending) return <RoomComing />;
  if (total === 0 && Object.keys(filterValues).length > 0) {
    return (
      <EmptyState
        action={
          <Button look="secondary" onClick={() => setFilters({})}>
            {copy.clearFilters}
          </Button>
        }
        title={copy.nothingFound}
      >
        {copy.nothingFoundHelp}
      </EmptyState>
    );
  }
  if (total === 0) {
    return <EmptyState title={copy.emptyTitle}>{of.making && copy.emptyHelp(of.making)}</EmptyState>;
  }
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft" role="status">
        {copy.total(total)}
      </p>
      <div className="room-table">
        <DataTable
          columns={[
            ...columns.map(({ title, sort, isNumber }) => ({
              title: sort ? <SortButton field={sort} title={title} /> : title,
              isNumber: isNumber ?? false,
            })),
            ...(actions ? [{ title: <span className="sr-only">{copy.actions}</span> }] : []),
          ]}
          label={of.many}
        >
          {(data ?? []).map((row) => (
            <tr key={row.id}>
              {columns.map(({ title, show, isNumber }, index) => (
                <Cell isNumber={isNumber ?? false} key={title} {...(index > 0 && { label: title })}>
                  {show(row)}
                </Cell>
              ))}
              {actions && <Cell className="text-right">{actions(row)}</Cell>}
            </tr>
          ))}
        </DataTable>
      </div>
      <ListPager total={total} />
    </>
  );
}

/** On a phone the heads of the columns are only heard. */
function SortButton({ field, title }: { field: string; title: string }) {
  const { sort, setSort } = useListContext();
  const isHere = sort.field === field;
  const next = isHere && sort.order === "ASC" ? "DESC" : "ASC";
  return (
    <>
      <span className="md:hidden">{title}</span>
      <BareButton
        className="-my-1 inline-flex max-md:hidden min-h-6 cursor-pointer items-center gap-1 hover:text-ink"
        onClick={() => setSort({ field, order: next })}
      >
        {title}
        {isHere && (
          <>
            <span aria-hidden="true">{sort.order === "ASC" ? "↑" : "↓"}</span>
            <span className="sr-only">{copy.sorted[sort.order]}</span>
          </>
        )}
      </BareButton>
    </>
  );
}

/** react-admin reads the page from the address. */
function ListPager({ total }: { total: number }) {
  const { page, perPage, sort, filterValues } = useListContext();
  const hrefOf = (to: number) =>
    `?${new URLSearchParams({
      filter: JSON.stringify(filterValues),
      sort: sort.field,
      order: sort.order,
      page: String(to),
      perPage: String(perPage),
    })}`;
  return <Pager currentPage={page} hrefOf={hrefOf} pageSize={perPage} total={total} />;
}
