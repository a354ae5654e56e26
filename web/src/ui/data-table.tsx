import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import "./data-table.css";

interface Column {
  title: ReactNode;
  /** Whether the title is only read out. */
  isHidden?: boolean;
  isNumber?: boolean;
  sort?: "ascending" | "descending" | undefined;
}

interface DataTableProps {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column[];
  children: ReactNode;
}

/** Rows below column headings, which are cards on a phone: `<DataTable label columns><tr><Cell …>`. */
export const DataTable = ({ label, columns, children }: DataTableProps) => (
  <table aria-label={label} className="data-table">
    <thead>
      <tr>
        {columns.map(({ title, isHidden, isNumber, sort }, index) => (
          <th aria-sort={sort} className={isNumber ? "number" : undefined} key={index} scope="col">
            {isHidden ? <span className="sr-only">{title}</span> : title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

interface CellProps extends ComponentProps<"td"> {
  /** The column label on a card; absent for the title of the card. */
  label?: string;
  isNumber?: boolean;
}

export const Cell = ({ label, isNumber, className, ...rest }: CellProps) => (
  <td
    className={classNames(isNumber && "number", label === undefined && "leads", className)}
    data-label={label}

    {...rest}
  />
);
