import type { InferResult } from "kysely";
import type { EcourseAct } from "@inktvis/contract/features/ecourses/ecourse-acts";
import { changeManaged } from "#platform/audit/change-managed.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notManaged } from "./ecourse.errors.ts";
import { managedEcourses } from "./ecourse.policy.ts";
import { ecourseSnapshot } from "./queries/ecourse-snapshot.ts";

const managed = ({ viewer }: MemberContext, tx: Tx, id: string) =>
  managedEcourses(tx, viewer).selectAll("ecourse").where("ecourse.id", "=", id);

export type ManagedEcourseRow = InferResult<ReturnType<typeof managed>>[number];

/** The details of an entry in the audit log, instead of the differences between snapshots. */
interface Said {
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

interface Change {
  /** The name of the act in the audit log. */
  act: EcourseAct;
  id: string;
  /** What the audit log compares; by default the settings of the online course itself. */
  snapshot?: (tx: Tx, id: string) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /** The error for people who do not manage it. */
  missing?: () => Error;
  /** Locks rows that come before online courses in the common order (docs/decisions/0015-contests.md). */
  lockFirst?: (tx: Tx) => Promise<unknown>;
}

/**
 * The only way for a manager to change an online course, its modules, lessons and tests. Locks it: nobody changes it in
 * the meantime. What anybody else than its maker does is recorded in the audit log (docs/product/ecourses.md#making).
 * @throws 404 (`missing`) for people who do not manage it
 */
export const changeEcourse = <Result>(
  ctx: MemberContext,
  { act, id, snapshot = ecourseSnapshot, missing = notManaged, lockFirst }: Change,
  work: (tx: Tx, ecourse: ManagedEcourseRow, say: (details: Said) => void) => Promise<Result>,
): Promise<Result> =>
  changeManaged(
    ctx,
    {
      subject: "ecourses",
      act,
      // Giving access or a certificate inserts a row that takes a key share of this one. Deleting has to wait for that,
      // so that nobody loses what they just got; other changes need not.
      lock: async (tx) => {
        await lockFirst?.(tx);
        return managed(ctx, tx, id)
          .$call((rows) => (act === "delete" ? rows.forUpdate("ecourse") : rows.forNoKeyUpdate("ecourse")))
          .executeTakeFirst();
      },
      missing,
      snapshot,
    },
    work,
  );
