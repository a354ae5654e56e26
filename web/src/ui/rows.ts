/* Changes of a list in a form, by place. */

export const replaced = <Row>(rows: readonly Row[], index: number, row: Row) => rows.with(index, row);
export const removed = <Row>(rows: readonly Row[], index: number) => rows.toSpliced(index, 1);

/** The rows with the one at `from` in the place of that at `to`. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const [row] = rows.slice(from, from + 1);
  return row === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
