import { type RawBuilder, sql } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { invitationIdOf } from "./invitation-token.ts";
import {
  type InvitationKind,
  type InvitationType,
  invitationTypeOf,
  type InvitedTo,
  SUBJECT_COLUMNS,
} from "./invited-to.ts";

/** The invitations of one type to a contest, course or online course. The caller has checked who may read them. */
export async function invitationsTo(db: Database | Tx, to: InvitedTo, type: InvitationType) {
  const rows = await db
    .selectFrom("invitations")
    .select(["id", "email", "age_category_id", "sent_at", "used_at", "declined_at"])
    .where(SUBJECT_COLUMNS[to.kind], "=", to.id)
    .where("type", "=", type)
    .orderBy("email")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    ageCategoryId: row.age_category_id,
    sentAt: row.sent_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    declinedAt: row.declined_at?.toISOString() ?? null,
  }));
}

/**
 * Whether this person accepted an invitation to take part, over the id of what it invites to; false without a person.
 */
export const hasAccepted = (
  kind: InvitationKind,
  subjectId: RawBuilder<string>,
  personId: RawBuilder<string> | string | null,
) =>
  sql<boolean>`exists (
    select from invitations own
    where own.${sql.ref(SUBJECT_COLUMNS[kind])} = ${subjectId} and own.used_by = ${personId}
      and own.type = 'participant'
  )`;

/**
 * Whether `invitation` went to another address than the viewer's: then they can never accept it (`acceptInvitation`).
 * False for visitors, who may still turn out to have the right account.
 */
export const isForOtherAccount = (viewer: Pick<Viewer, "id"> | undefined) =>
  sql<boolean>`exists (
    select from users own where own.id = ${viewer?.id ?? null}::uuid and lower(own.email) <> invitation.email
  )`;

/** The columns of `invitation` that `linkStateOf` needs for this viewer. */
export const linkStateColumns = (viewer: Pick<Viewer, "id"> | undefined) =>
  ["invitation.used_at", "invitation.declined_at", isForOtherAccount(viewer).as("isOtherAccount")] as const;

/** What the link of an invitation shows about it, whatever it invites to (docs/product/invitations.md#link). */
export const linkStateOf = (row: { used_at: Date | null; declined_at: Date | null; isOtherAccount: boolean }) => ({
  usedAt: row.used_at?.toISOString() ?? null,
  declinedAt: row.declined_at?.toISOString() ?? null,
  isOtherAccount: row.isOtherAccount,
});

/** The invitation of a token, for the page of what it invites to; null when it invites to something else. */
export async function invitationOfToken(
  services: Pick<Services, "db" | "config">,
  to: InvitedTo,
  token: string | undefined,
) {
  const id = token && invitationIdOf(services, to.kind, token);
  if (!id) return null;
  const invitation = await services.db
    .selectFrom("invitations")
    .select(["type", "used_at"])
    .where("id", "=", id)
    .where(SUBJECT_COLUMNS[to.kind], "=", to.id)
    .executeTakeFirst();
  if (!invitation) return null;
  return { type: invitationTypeOf(invitation), usedAt: invitation.used_at?.toISOString() ?? null };
}
