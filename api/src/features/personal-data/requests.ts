import type { DataRequest } from "@inktvis/contract/features/personal-data/personal-data";
import type { Selectable } from "kysely";
import { days, later } from "#platform/clock.ts";
import type { DataRequests } from "#platform/db/tables.gen.ts";
import type { Erasing } from "./personal-table.ts";

/** An erasure can be cancelled for this long. */
export const COOLING_OFF_PERIOD = days(14);
/** How long the file of an export is kept. */
export const EXPORT_RETENTION = days(7);
/** An export that is not ready by then has failed; until then another request changes nothing. */
const ONE_A_DAY = days(1);

export const exportFolder = (requestId: string) => `exports/${requestId}/`;
export const exportKey = (requestId: string) => `${exportFolder(requestId)}gegevens.zip`;

type Row = Pick<
  Selectable<DataRequests>,
  "id" | "kind" | "asked_at" | "due_at" | "cancelled_at" | "done_at" | "file_size"
>;
export const REQUEST_COLUMNS = ["id", "kind", "asked_at", "due_at", "cancelled_at", "done_at", "file_size"] as const;

function statusOf({ kind, asked_at, due_at, cancelled_at, done_at, file_size }: Row, now: Date) {
  if (cancelled_at) return "cancelled" as const;
  if (kind === "erasure") return "planned" as const;
  if (done_at) return file_size !== null && due_at && now < due_at ? ("ready" as const) : ("expired" as const);
  return now < later(asked_at, ONE_A_DAY) ? ("making" as const) : ("failed" as const);
}

/** Whether the request is open, so that another one would change nothing. */
export function isOpen(row: Row, now: Date) {
  const status = statusOf(row, now);
  return status === "planned" || status === "making" || (status === "ready" && now < later(row.asked_at, ONE_A_DAY));
}

export const requestOf = (row: Row, now: Date): DataRequest => ({
  id: row.id,
  kind: row.kind === "erasure" ? "erasure" : "export",
  status: statusOf(row, now),
  askedAt: row.asked_at.toISOString(),
  dueAt: row.due_at?.toISOString() ?? null,
  size: row.file_size,
});

/** Deletes the person's other requests with their files; this erasure request is retained without the person. */
export async function deleteOtherRequests({ tx, person, requestId, files }: Erasing) {
  const deleted = await tx
    .deleteFrom("data_requests")
    .where("user_id", "=", person.id)
    .where("id", "!=", requestId)
    .returning("id")
    .execute();
  files.push(...deleted.map(({ id }) => exportFolder(id)));
}
