import { isDeepStrictEqual } from "node:util";
import type { Tx } from "../db/database.ts";

type Fields = Readonly<Record<string, unknown>>;

interface Change {
  /** Who did it; null for the command line. */
  actorId: string | null;
  now: Date;
  /** `create`, `update`, `delete`, or the verb of what was done, such as `block`. */
  action: string;
  /** The resource of the staff room, such as `articles`. */
  subject: string;
  subjectId: string | number;
  /** What it is called; by default what its own fields say. */
  subjectName?: string | undefined;
  /** Whom it is about and who does not read it, such as somebody of the staff whose text was reported. */
  withheldFrom?: string;
  /** Absent for what did not exist yet. */
  before?: Fields | undefined;
  /** Absent for what is gone. */
  after?: Fields | undefined;
}

/**
 * Writes what staff changed into the audit log, in the transaction of the change: it is there if and only if the change
 * is. Fields that stayed the same are left out; a save that changes nothing leaves no trace. Never pass secrets.
 */
export async function recordChange(tx: Tx, change: Change) {
  const { actorId, now, action, subject, subjectId, before, after } = change;
  const changed = changedFields(before, after);
  if (before && after && changed.length === 0) return;
  await tx
    .insertInto("audit_log")
    .values({
      at: now,
      actor_id: actorId,
      action,
      subject,
      subject_id: String(subjectId),
      withheld_from: change.withheldFrom ?? null,
      subject_name: change.subjectName ?? displayName(after) ?? displayName(before) ?? null,
      before: before ? JSON.stringify(pick(before, changed)) : null,
      after: after ? JSON.stringify(pick(after, changed)) : null,
    })
    .execute();
}

/** The fields by which people know the things of the staff room. */
const NAME_FIELDS = ["title", "name", "question", "oldSlug"];
const displayName = (fields: Fields = {}) =>
  NAME_FIELDS.map((name) => fields[name]).find((name): name is string => typeof name === "string");

function changedFields(before: Fields = {}, after: Fields = {}) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

const pick = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
