import { ListBase, type RaRecord, type SortPayload, useListContext, useResourceContext } from "ra-core";
import type { ReactNode } from "react";
import { capitalize } from "#platform/formats/capitalize.ts";
import { BareButton, Button } from "#ui/button.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { Pager } from "#ui/pager.tsx";
import { roomCopy as copy } from "../messages.nl.ts";
import { RoomHeading } from "../room-heading.tsx";
import { RoomLoading } from "../room-states.tsx";
import { createPath, type RoomResource } from "../room-resource.ts";
import { type Filter, RoomFilters } from "./room-filters.tsx";

export interface Column<Row> {
  title: string;
  /** The field that this column sorts by; absent when it cannot sort. */
  sort?: string;
  isNumber?: boolean;
  /** The content of the cell; the first column names the row and links to it. */
  show: (row: Row) => ReactNode;
}

interface RoomListProps<Row extends RaRecord> {
  resource: Pick<RoomResource, "many" | "createTitle" | "emptyTitle">;
  columns: readonly Column<Row>[];
  sort: SortPayload;
  filters?: readonly Filter[];
  /** The initial values of the filters. */
  filterDefaults?: Readonly<Record<string, unknown>>;
  /** What the records are for, when their name does not make that clear. */
  intro?: ReactNode;
  /** The buttons at the end of a row. */
  actions?: (row: Row) => ReactNode;
  /** Shown beside the title. */
  aside?: ReactNode;
}

/** A failure to load is shown in place of the list: there is no toast as well. */
const SHOWN_ON_PAGE = { onError: () => undefined };

/** A list of the staff room: filters, a table (cards on a phone), and a pager. */
export const RoomList = <Row extends RaRecord>({
  resource,
  sort,
  filters = [],
  filterDefaults,
  intro,
  aside,
  ...table
}: RoomListProps<Row>) => (
  <ListBase filterDefaultValues={filterDefaults} perPage={25} queryOptions={SHOWN_ON_PAGE} sort={sort}>
    <ListHeading aside={aside} resource={resource} />
    {intro && <p className="mb-6 max-w-prose text-ink-soft">{intro}</p>}
    {filters.length > 0 && <RoomFilters filters={filters} />}
    <Rows resource={resource} {...table} />
  </ListBase>
);

function ListHeading({ resource: { many, createTitle }, aside }: Pick<RoomListProps<RaRecord>, "resource" | "aside">) {
  const resourceName = useResourceContext() ?? "";
  return (
    <RoomHeading title={capitalize(many)}>
      {aside}
      {createTitle && <ButtonAnchor href={createPath(resourceName)}>{createTitle}</ButtonAnchor>}
    </RoomHeading>
  );
}

type RowsProps<Row extends RaRecord> = Pick<RoomListProps<Row>, "resource" | "columns" | "actions">;

function Rows<Row extends RaRecord>({ resource, columns, actions }: RowsProps<Row>) {
  const { data, total = 0, meta, isPending, error, refetch, filterValues, setFilters } = useListContext<Row>();
  const failed = error && <ErrorState onRetry={async () => refetch()}>{copy.loadFailed}</ErrorState>;
  if (failed && !data) return failed;
  if (isPending) return <RoomLoading />;
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
    return (
      <EmptyState title={resource.emptyTitle ?? copy.emptyTitle(resource.many)}>
        {resource.createTitle && copy.emptyHelp(resource.createTitle)}
      </EmptyState>
    );
  }
  return (
    <>
      {failed}
      <p className="mb-3 text-sm text-ink-soft" role="status">
        {copy.total(total, meta?.hasMore)}
      </p>
      <div className="room-table">
        <DataTable
          columns={[
            ...columns.map(({ title, sort, isNumber }) => ({
              title: sort ? <SortButton field={sort} title={title} /> : title,
              isNumber: isNumber ?? false,
            })),
            ...(actions ? [{ title: copy.actions, isHidden: true }] : []),
          ]}
          label={resource.many}
        >
          {(data ?? []).map((row) => (
            <tr key={row.id}>
              {columns.map(({ title, show, isNumber }, index) => (
                <Cell isNumber={isNumber ?? false} key={title} {...(index > 0 && { label: title })}>
                  {show(row)}
                </Cell>
              ))}
              {actions && <Cell label="">{actions(row)}</Cell>}
            </tr>
          ))}
        </DataTable>
      </div>
      <ListPager total={total} />
    </>
  );
}

/** On a phone the headers are for screen readers only, so the button is left out there. */
function SortButton({ field, title }: { field: string; title: string }) {
  const { sort, setSort } = useListContext();
  const isCurrent = sort.field === field;
  const nextOrder = isCurrent && sort.order === "ASC" ? "DESC" : "ASC";
  return (
    <>
      <span className="md:hidden">{title}</span>
      <BareButton
        className="-my-1 inline-flex max-md:hidden min-h-6 cursor-pointer items-center gap-1 text-left hover:text-ink"
        onClick={() => setSort({ field, order: nextOrder })}
      >
        {title}
        {isCurrent && (
          <>
            <span aria-hidden="true">{sort.order === "ASC" ? "↑" : "↓"}</span>
            <span className="sr-only">{copy.sorted[sort.order]}</span>
          </>
        )}
      </BareButton>
    </>
  );
}

/** Links with all list parameters: react-admin reads them from the address. */
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
