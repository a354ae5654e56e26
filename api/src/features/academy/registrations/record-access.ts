import { recordChange } from "#platform/audit/record-change.ts";
import type { MemberContext } from "#platform/context.ts";

interface Access {
  action: "download-file" | "export-registrations" | "export-files";
  /** Of a registration, or of the period or group of an export. */
  subjectId: string;
  /** What it is called; nobody is named. */
  subjectName?: string;
  /** Who registered. */
  ownerId?: string;
}

/** Records in the audit log that somebody of the staff took personal data along. */
export const recordAccess = (ctx: MemberContext, { action, subjectId, subjectName, ownerId }: Access) =>
  ctx.db.transaction().execute((tx) =>
    recordChange(tx, {
      actorId: ctx.viewer.id,
      now: ctx.now,
      action,
      subject: "academyRegistrations",
      subjectId,
      subjectName,
      ownerId: ownerId ?? null,
    }),
  );
