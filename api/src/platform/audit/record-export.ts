import type { MemberContext } from "../context.ts";
import { recordChange } from "./record-change.ts";

interface Export {
  /** `export` if absent. */
  action?: string;
  /** Name of the staff room's resource. */
  subject: string;
  /** The part that was exported, such as a period or a kind; empty for all of it. */
  subjectId: string;
  /** Display name; it must not name a person. */
  subjectName?: string | undefined;
  /** The person whose data was exported; absent for the data of several people. */
  ownerId?: string | null | undefined;
}

/** Records in the audit log that a member of staff exported personal data. */
export const recordExport = (
  { db, viewer, now }: MemberContext,
  { action = "export", ownerId = null, ...exported }: Export,
) => db.transaction().execute((tx) => recordChange(tx, { actorId: viewer.id, now, action, ownerId, ...exported }));
