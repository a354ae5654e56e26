export interface Bar {
  name: string;
  value: number;
  /** The value in words. */
  says: string;
}

interface BarTableProps {
  title: string;
  /** The headings of the two columns, for screen readers. */
  columns: readonly [name: string, value: string];
  bars: readonly Bar[];
}

/** Numbers as a table whose rows are bars, each as long as its share of the largest number. */
export function BarTable({ title, columns, bars }: BarTableProps) {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table className="w-full self-start">
      <caption className="pb-3 text-left text-xl">{title}</caption>
      <thead className="sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, value, says }) => (
          <tr className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 pb-3" key={name}>
            <th className="text-left font-normal break-words" scope="row">
              {name}
            </th>
            <td className="contents">
              <span className="text-right font-semibold tabular-nums">{says}</span>
              <svg
                aria-hidden="true"
                className="col-span-2 h-2 w-full rounded-full bg-sunken"
                preserveAspectRatio="none"
                viewBox="0 0 100 1"
              >
                <rect className="fill-accent-ink" height={1} width={(100 * value) / longest} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
