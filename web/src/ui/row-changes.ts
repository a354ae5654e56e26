import { focusLater, focusMoved } from "./row-buttons.tsx";
import { moved, removed, replaced } from "./rows.ts";

interface RowChangesOptions<Row> {
  /** The id of the list; that of a row is this and its place. */
  id: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  newRow: () => Row;
  /** The first field of a row: what its id ends with. */
  field: string;
  /** Says to screen readers that a row moved from one place to another. */
  onMoved: (from: number, to: number) => void;
}

/** What adds, moves, removes and replaces rows of a list in a form. The focus goes along. */
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
  /** The pressed button goes with its row: the next one gets the focus, the last of those that stay, or the list. */
  remove: (index: number) => {
    onChange(removed(rows, index));
    focusLater(rows.length > 1 ? `${id}.${Math.min(index, rows.length - 2)}.${field}` : id);
  },
  replace: (index: number, row: Row) => onChange(replaced(rows, index, row)),
});
