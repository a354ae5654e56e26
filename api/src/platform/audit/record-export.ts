import type { MemberContext } from "../context.ts";
import { recordChange } from "./record-change.ts";

interface Export {
  /** `export` if absent. */
  action?: string;
  /** Name of the staff room's resource. */
  subject: string;
  /** What of it: a period, a kind; empty for all. */
  subjectId: string;
  /** What it is called; nobody is named. */
  subjectName?: string | undefined;
  /** Whose data it is; absent for those of many. */
  ownerId?: string | null | undefined;
}

/** Records in the audit log that somebody of the staff took personal data along. */
export const recordExport = (
  { db, viewer, now }: MemberContext,
  { action = "export", ownerId = null, ...exported }: Export,
) => db.transaction().execute((tx) => recordChange(tx, { actorId: viewer.id, now, action, ownerId, ...exported }));
