import type { contract } from "@inktvis/contract";
import { sql } from "kysely";
import { staffPage } from "#platform/db/staff-page.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { downloadAllDocuments, downloadDocument } from "./queries/download-documents.ts";
import { exportRegistrations } from "./queries/export-registrations.ts";
import { noSuchRegistration } from "./registration.errors.ts";
import { selectStaffRegistrations, staffRegistrationOf } from "./staff-registrations.ts";

export const staffAcademyRegistrationsModule = {
  handlers: {
    list: ({ ctx, query }) =>
      staffPage(ctx.db, selectStaffRegistrations(ctx.db, query), query, {
        id: sql`registration.id`,
        sorts: {
          createdAt: sql`registration.created_at`,
          name: sql`(registration.last_name || ' ' || registration.first_name) collate "nl-BE-x-icu"`,
        },
        toRow: staffRegistrationOf,
      }),
    get: async ({ ctx, params }) => {
      const row = await selectStaffRegistrations(ctx.db, {})
        .where("registration.id", "=", params.id)
        .executeTakeFirst();
      if (!row) throw noSuchRegistration();
      return { data: staffRegistrationOf(row) };
    },
    file: ({ ctx, params }) => downloadDocument(ctx, params.id, params.kind),
    csv: ({ ctx, query }) => exportRegistrations(ctx, query),
    zip: ({ ctx, query }) => downloadAllDocuments(ctx, query),
  } satisfies ApiHandlers<typeof contract>["staffAcademyRegistrations"],
};
