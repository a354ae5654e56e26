import { focusLater, focusMoved } from "./row-buttons.tsx";
import { moved, removed, replaced } from "./rows.ts";

interface RowChangesOptions<Row> {
  /** The id of the list; the id of a row is this id and the place of the row. */
  id: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  newRow: () => Row;
  /** The first field of a row: what the id of that field ends with. */
  field: string;
  /** Tells screen readers that a row moved from one place to another. */
  onMoved: (from: number, to: number) => void;
}

/** Functions that add, move, remove and replace rows of a list in a form, and move the focus along. */
export const rowChanges = <Row>({ id, rows, onChange, newRow, field, onMoved }: RowChangesOptions<Row>) => ({
  add: () => {
    onChange([...rows, newRow()]);
    focusLater(`${id}.${rows.length}.${field}`);
  },
  move: (from: number, to: number) => {
    onChange(moved(rows, from, to));
    onMoved(from, to);
    focusMoved(id, rows.length, from, to);
  },
  /** The pressed button goes with its row: the next row gets the focus, else the last one, else the list. */
  remove: (index: number) => {
    onChange(removed(rows, index));
    focusLater(rows.length > 1 ? `${id}.${Math.min(index, rows.length - 2)}.${field}` : id);
  },
  replace: (index: number, row: Row) => onChange(replaced(rows, index, row)),
});
