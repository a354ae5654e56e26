import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { DocumentExtension, DocumentKind } from "@inktvis/contract/features/academy/documents";
import type { AcademyRegistrationFilters } from "@inktvis/contract/features/academy/staff-academy-registrations";
import type { MemberContext } from "#platform/context.ts";
import { createZip } from "#platform/files/zip.ts";
import { attachment } from "#platform/http/attachment.ts";
import { notFound, refused } from "#platform/http/errors.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { slugify } from "#platform/slugs.ts";
import { DOCUMENT_TYPES, documentKey } from "../document-store.ts";
import { recordAccess } from "../record-access.ts";
import { filteredRegistrations } from "../staff-registrations.ts";
import { EXPORT_TITLE } from "./export-registrations.ts";

const withoutExtension = (name: string) => name.replace(/\.[^.]*$/, "");

/** One file of a registration, never displayed in the browser: its content cannot be trusted. */
export async function downloadDocument(ctx: MemberContext, registrationId: string, kind: DocumentKind) {
  const found = await ctx.db
    .selectFrom("academy_files as file")
    .innerJoin("academy_registrations as registration", "registration.id", "file.registration_id")
    .select(["file.name", "file.extension", "registration.user_id"])
    .where("file.registration_id", "=", registrationId)
    .where("file.kind", "=", kind)
    .executeTakeFirst();
  if (!found) throw notFound("Dit bestand is er niet meer.");
  const { extension } = found;
  await recordAccess(ctx, { action: "download-file", subjectId: registrationId, ownerId: found.user_id });
  const content = await ctx.files.read(documentKey({ registrationId, kind, extension }));
  return attachment(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
    title: withoutExtension(found.name),
    extension,
    type: DOCUMENT_TYPES[extension],
  });
}

/**
 * All files of these registrations, with a folder for each that has the name of the person. Streamed, and not
 * compressed: it takes no more than reading the files.
 */
export async function downloadAllDocuments(ctx: MemberContext, filters: AcademyRegistrationFilters) {
  await limitMember(ctx, "downloads");
  const found = await filteredRegistrations(ctx.db, filters)
    .innerJoin("academy_files as file", "file.registration_id", "registration.id")
    .select(["registration.id", "registration.first_name", "registration.last_name", "file.kind", "file.extension"])
    .orderBy("registration.created_at")
    .orderBy("registration.id")
    .orderBy("file.kind", "desc")
    .execute();
  if (found.length === 0) throw refused("Er zijn geen inschrijvingen om bestanden van te downloaden.");
  await recordAccess(ctx, {
    action: "export-files",
    subjectId: filters.groupId ?? filters.periodId ?? "",
    subjectName: EXPORT_TITLE,
  });
  const zip = Readable.from(createZip(entriesOf(ctx, found), ctx.now));
  return attachment(Readable.toWeb(zip) as ReadableStream<Uint8Array>, {
    title: EXPORT_TITLE,
    extension: "zip",
    type: "application/zip",
  });
}

const FILE_NAMES: Record<DocumentKind, string> = { test: "test", motivationLetter: "mini-essay" };

interface FoundFile {
  id: string;
  first_name: string;
  last_name: string;
  kind: DocumentKind;
  extension: DocumentExtension;
}
async function* entriesOf({ files }: MemberContext, found: readonly FoundFile[]) {
  for (const file of found) {
    const { kind, extension } = file;
    const bytes = await readIfThere(files, documentKey({ registrationId: file.id, kind, extension }));
    // Withdrawn in the meantime.
    if (!bytes) continue;
    // Two people may have the same name.
    const folder = `${slugify(`${file.last_name} ${file.first_name}`)}-${file.id.slice(0, 8)}`;
    const name = `${folder}/${FILE_NAMES[kind]}.${extension}`;
    yield { name, chunks: Readable.from([bytes]), storeAsIs: true };
  }
}

/** Reads a whole file, of 5 MB at most: once it has been added to the zip, it can no longer fail halfway. */
async function readIfThere(files: MemberContext["files"], key: string) {
  try {
    return await buffer(await files.read(key));
  } catch (error) {
    if (await files.exists(key)) throw error;
    return undefined;
  }
}
