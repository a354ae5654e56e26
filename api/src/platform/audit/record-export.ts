import type { MemberContext } from "../context.ts";
import { recordChange } from "./record-change.ts";

interface Export {
  /** Name of the staff room's resource. */
  subject: string;
  /** What of it: a period, a kind; empty for all. */
  subjectId: string;
  subjectName: string;
}

/** Records in the audit log that somebody of the staff took a list with personal data along. */
export const recordExport = ({ db, viewer, now }: MemberContext, exported: Export) =>
  db
    .transaction()
    .execute((tx) => recordChange(tx, { actorId: viewer.id, now, action: "export", ownerId: null, ...exported }));
