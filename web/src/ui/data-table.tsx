import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import "./data-table.css";

interface Column {
  title: ReactNode;
  isNumber?: boolean;
  sort?: "ascending" | "descending" | undefined;
}

interface DataTableProps {
  /** What the table is of, for who does not see what stands above it. */
  label: string;
  columns: readonly Column[];
  children: ReactNode;
}

/** Rows that stand below their columns, and are cards on a phone: `<DataTable label columns><tr role="row"><Cell …>`. */
export const DataTable = ({ label, columns, children }: DataTableProps) => (
  // The roles are said again because a browser takes them from a table that is no longer laid out as one.
  <table aria-label={label} className="data-table" role="table">
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ title, isNumber, sort }, index) => (
          <th aria-sort={sort} className={isNumber ? "number" : undefined} key={index} role="columnheader" scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">{children}</tbody>
  </table>
);

interface CellProps extends ComponentProps<"td"> {
  /** The column, as a card says it; absent for what leads the card. */
  label?: string;
  isNumber?: boolean;
}

export const Cell = ({ label, isNumber, className, ...rest }: CellProps) => (
  <td
    className={classNames(isNumber && "number", label === undefined && "leads", className)}
    data-label={label}
    role="cell"
    {...rest}
  />
);

export const Row = (props: ComponentProps<"tr">) => <tr role="row" {...props} />;
