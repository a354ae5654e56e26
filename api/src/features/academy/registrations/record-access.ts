import { recordExport } from "#platform/audit/record-export.ts";
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

/** Records in the audit log that somebody of the staff took registrations or their files along. */
export const recordAccess = (ctx: MemberContext, access: Access) =>
  recordExport(ctx, { subject: "academyRegistrations", ...access });
