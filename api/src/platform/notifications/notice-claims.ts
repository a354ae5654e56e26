import type { Tx } from "../db/database.ts";

/** A notice that the system sends by itself, once for the moment that it is about. */
interface Notice {
  /** The contest or course that it is about. A trigger deletes the claims with it (migration 0052). */
  subject: { kind: "contest" | "course"; id: string };
  kind: string;
  /** The moment that it announces; when that moves, it is sent again. */
  about: Date;
}

/** The dedupe key of its notifications. */
export const dedupeKeyOf = ({ subject, kind, about }: Notice) => `${subject.id} ${kind} ${about.toISOString()}`;

/** Records that a notice is sent; returns false when it was recorded before, even by a concurrent transaction. */
export async function claimNotice(tx: Tx, { subject, kind, about }: Notice) {
  const noted = await tx
    .insertInto("notices")
    .values({ subject_kind: subject.kind, subject_id: subject.id, kind, about })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  return noted !== undefined;
}
