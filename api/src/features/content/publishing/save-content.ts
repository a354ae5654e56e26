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
  /** The revision that the form was filled in from. */
  input: { revision: number };
  change: (tx: Tx, before: Row) => Promise<void>;
  /** Runs at the end of the transaction. */
  also?: ((tx: Tx) => Promise<void>) | undefined;
}

/**
 * Saves what an editor changed. Removed pictures and files stay as long as a version has them (keep-version.ts).
 * @throws 404; 409 when somebody else has saved it since it was opened
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
