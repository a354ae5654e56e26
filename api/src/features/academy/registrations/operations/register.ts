import type { AcademyRegistrationInput } from "@inktvis/contract/features/academy/registrations";
import type { MemberContext } from "#platform/context.ts";
import { columnsFrom } from "#platform/db/columns.ts";
import type { Tx } from "#platform/db/database.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { consumeMailLimit } from "#features/accounts/auth/mail-limit.ts";
import { checkPersonDetails } from "#features/people/people/person-details.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";
import { periodClosed } from "../../periods/period.errors.ts";
import { findPeriod } from "../../periods/period.policy.ts";
import { type Document, readDocument } from "../document.ts";
import { documentKey, DOCUMENT_TYPES } from "../document-store.ts";
import { deleteDocuments } from "../delete-unused-documents.ts";
import { ownRegistrationOf, selectOwnRegistrations } from "../queries/list-own-registrations.ts";
import { alreadyRegistered, noSuchGroup } from "../registration.errors.ts";
import { registrationReceivedMail } from "../registration.mail-kinds.ts";

interface Registering {
  periodId: string;
  groupIds: readonly string[];
}

/**
 * Registers the viewer for groups of a period (docs/product/academy.md#registrations). The moment at which the request
 * arrived counts: the period may close during the upload.
 */
export async function register(ctx: MemberContext, periodId: string, input: AcademyRegistrationInput) {
  await limitMember(ctx, "uploads");
  const registering = { periodId, groupIds: [...new Set(input.saEnrollmentPeriodGroupIds)].toSorted() };
  // Before anything is stored; it is checked again with locks inside the transaction.
  await checkRegistering(ctx, ctx.db, registering);
  const { person, documents } = await readInput(ctx, input);
  // Anybody can fill in the address of somebody else: past the limit the registration is made, but no mail is sent.
  const isMailed = await consumeMailLimit(ctx, "mail-of-registration", person.email);
  const id = crypto.randomUUID();
  await storeDocuments(ctx, id, documents);
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      // So that requests of one person run one by one, and the person is not erased meanwhile.
      await lockPersonRow(tx, ctx.viewer.id).select("users.id").execute();
      await checkRegistering(ctx, tx, registering, { locks: true });
      await tx
        .insertInto("academy_registrations")
        .values({ id, period_id: periodId, user_id: ctx.viewer.id, ...person, created_at: ctx.now })
        .execute();
      await insertParts(tx, { id, userId: ctx.viewer.id, groupIds: registering.groupIds, documents });
      if (isMailed) await ctx.jobs.enqueue(tx, registrationReceivedMail, { registrationId: id });
      const row = await selectOwnRegistrations(tx, ctx).where("registration.id", "=", id).executeTakeFirstOrThrow();
      return { data: ownRegistrationOf(row) };
    });
  } catch (error) {
    await deleteDocuments(ctx, [id]);
    throw error;
  }
}

/**
 * @throws 404 when the period does not exist
 * @throws 422 when it is closed, has no such group, or the viewer registered for one of them already
 */
async function checkRegistering(
  { viewer, now }: MemberContext,
  db: MemberContext["db"] | Tx,
  { periodId, groupIds }: Registering,
  { locks = false } = {},
) {
  const period = await findPeriod({ db, now }, periodId, { locks });
  if (!period.isOpen) throw periodClosed();
  const groups = await db
    .selectFrom("academy_groups as chosen")
    .leftJoin("academy_registration_groups as own", (join) =>
      join.onRef("own.group_id", "=", "chosen.id").on("own.user_id", "=", viewer.id),
    )
    .select(["chosen.id", "own.registration_id"])
    .where("chosen.period_id", "=", periodId)
    .where("chosen.id", "in", groupIds)
    .execute();
  if (groups.length < groupIds.length) throw noSuchGroup();
  if (groups.some(({ registration_id }) => registration_id !== null)) throw alreadyRegistered();
}

/** @throws 422 with a sentence for each field that is wrong, including files */
async function readInput({ now }: MemberContext, input: AcademyRegistrationInput) {
  const { saEnrollmentPeriodGroupIds: _, test, motivationLetter, ...typed } = input;
  const read = await Promise.all([
    readDocument("test", test),
    motivationLetter ? readDocument("motivationLetter", motivationLetter) : undefined,
  ]);
  const { phone, problems } = checkPersonDetails(typed, now);
  const [testFile, letterFile] = read;
  refuseWith({
    ...problems,
    ...(typeof testFile === "string" && { test: testFile }),
    ...(typeof letterFile === "string" && { motivationLetter: letterFile }),
  });
  return {
    person: columnsFrom("academy_registrations", { ...typed, phone: phone ?? typed.phone }),
    documents: read.filter((document): document is Document => typeof document === "object"),
  };
}

/** First records the upload, so that files of a killed process can be found (keep-terms.ts). */
async function storeDocuments({ db, files, now }: MemberContext, id: string, documents: readonly Document[]) {
  await db.insertInto("academy_uploads").values({ id, begun_at: now }).execute();
  for (const { kind, extension, bytes } of documents)
    await files.put(documentKey({ registrationId: id, kind, extension }), bytes, DOCUMENT_TYPES[extension]);
}

interface Parts {
  id: string;
  userId: string;
  groupIds: readonly string[];
  documents: readonly Document[];
}
async function insertParts(tx: Tx, { id, userId, groupIds, documents }: Parts) {
  await tx
    .insertInto("academy_registration_groups")
    .values(groupIds.map((group_id) => ({ registration_id: id, group_id, user_id: userId })))
    .execute();
  await tx
    .insertInto("academy_files")
    .values(
      documents.map(({ kind, name, extension, bytes }) => ({
        registration_id: id,
        kind,
        name,
        extension,
        size: bytes.length,
      })),
    )
    .execute();
  await tx.deleteFrom("academy_uploads").where("id", "=", id).execute();
}
