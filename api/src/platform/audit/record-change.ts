import { isDeepStrictEqual } from "node:util";
import type { Tx } from "../db/database.ts";

type Fields = Readonly<Record<string, unknown>>;

interface Change {
  /** The actor; null for the command line. */
  actorId: string | null;
  now: Date;
  /** `create`, `update`, `delete`, or another verb, such as `block`. */
  action: string;
  /** Name of the staff room's resource, such as `articles`. */
  subject: string;
  subjectId: string | number;
  /** Display name; by default taken from the fields. */
  subjectName?: string | undefined;
  /**
   * The owner of the subject: the person, the author of a text, the organiser of a contest; null for what belongs to
   * the house. Erasing the owner empties the entry, even when the subject is long gone.
   */
  ownerId: string | null;
  /** Whether the owner must not see this change, even as a member of staff: for example a report of their own text. */
  isWithheldFromOwner?: boolean;
  /** Whether the subject belonged to the actor at this moment, so that this is not an act of staff. */
  isOwn?: boolean;
  /** Absent for a new row. */
  before?: Fields | undefined;
  /** Absent for a deleted row. */
  after?: Fields | undefined;
}

/**
 * Writes a change by staff into the audit log, in the transaction of the change: the entry exists if and only if the
 * change does. Unchanged fields are left out, and a save without changes writes no entry. Never pass secrets.
 * @returns the id of the entry; undefined without changes
 */
export async function recordChange(tx: Tx, change: Change): Promise<string | undefined> {
  const { actorId, now, action, subject, subjectId, before, after } = change;
  const changed = changedFields(before, after);
  if (before && after && changed.length === 0) return undefined;
  const entry = await tx
    .insertInto("audit_log")
    .values({
      at: now,
      actor_id: actorId,
      action,
      subject,
      subject_id: String(subjectId),
      owner_id: change.ownerId,
      withheld_from: change.isWithheldFromOwner ? change.ownerId : null,
      is_own: change.isOwn ?? false,
      subject_name: change.subjectName ?? displayName(after) ?? displayName(before) ?? null,
      before: before ? JSON.stringify(pick(before, changed)) : null,
      after: after ? JSON.stringify(pick(after, changed)) : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return entry.id;
}

/** Fields that may hold the display name. */
const NAME_FIELDS = ["title", "name", "question", "oldSlug"];
const displayName = (fields: Fields = {}) =>
  NAME_FIELDS.map((name) => fields[name]).find((name): name is string => typeof name === "string");

function changedFields(before: Fields = {}, after: Fields = {}) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

const pick = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
