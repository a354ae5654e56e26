import { recordExport } from "#platform/audit/record-export.ts";
import type { MemberContext } from "#platform/context.ts";

interface Access {
  action: "download-file" | "export-registrations" | "export-files";
  /** The id of a registration, or of the period or group of an export. */
  subjectId: string;
  /** The name of the subject; it names no person. */
  subjectName?: string;
  /** The person who registered. */
  ownerId?: string;
}

/** Records in the audit log that a member of the staff downloaded registrations or their files. */
export const recordAccess = (ctx: MemberContext, access: Access) =>
  recordExport(ctx, { subject: "academyRegistrations", ...access });
