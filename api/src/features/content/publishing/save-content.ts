import type { EditorContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { refuseStale } from "#platform/http/refuse-stale.ts";

interface Resource<Id, Row> {
  update: (
    ctx: EditorContext,
    id: Id,
    change: (tx: Tx, before: Row) => Promise<void>,
    afterChange?: (tx: Tx) => Promise<void>,
  ) => Promise<{ data: Row }>;
}

interface Saving<Id, Row> {
  id: Id;
  /** What the form was filled in from. */
  input: { revision: number };
  change: (tx: Tx, before: Row) => Promise<void>;
  /** At the end of the transaction. */
  also?: ((tx: Tx) => Promise<void>) | undefined;
}

/**
 * Saves what an editor changed. Pictures and files that it no longer has stay as long as its versions (keep-version.ts).
 * @throws 404; 409 when it was saved by somebody else since it was opened
 */
export const saveContent = <Id, Row extends { revision: number }>(
  ctx: EditorContext,
  resource: Resource<Id, Row>,
  { id, input, change, also }: Saving<Id, Row>,
) =>
  resource.update(
    ctx,
    id,
    async (tx, before) => {
      refuseStale(before, input.revision);
      await change(tx, before);
    },
    also,
  );
