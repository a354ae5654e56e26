import type { Database } from "#platform/db/database.ts";
import { juryAssignments } from "./jury.policy.ts";

/** The progress of jurors: how many of their entries they scored or abstained from. */
export async function progressOf(db: Database, jurorIds: readonly string[]) {
  const rows =
    jurorIds.length === 0
      ? []
      : await juryAssignments(db)
          .leftJoin("contribution_feedbacks as own", (join) =>
            join.onRef("own.contribution_id", "=", "contribution.id").onRef("own.jury_id", "=", "juror.id"),
          )
          .select(({ fn, eb }) => [
            "juror.id",
            fn.countAll<number>().as("total"),
            fn
              .count<number>("own.id")
              .filterWhere(eb.or([eb("own.points", "is not", null), eb("own.abstained_because", "is not", null)]))
              .as("scored"),
          ])
          .where("juror.id", "in", jurorIds)
          .groupBy("juror.id")
          .execute();
  const byJuror = new Map(rows.map(({ id, ...progress }) => [id, progress]));
  return (jurorId: string) => byJuror.get(jurorId) ?? { scored: 0, total: 0 };
}
