import type { InferResult } from "kysely";
import type { AcademyRegistration } from "@inktvis/contract/features/academy/registrations";
import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { findPeriod, isOpenAt } from "../../periods/period.policy.ts";
import { ownRegistrations } from "../registration.policy.ts";
import { filesOfRegistration, groupsOfRegistration } from "./registration-columns.ts";

/** The viewer's registrations, with what `ownRegistrationOf` needs. */
export const selectOwnRegistrations = (db: Database | Tx, { viewer, now }: MemberContext) =>
  ownRegistrations(db, viewer)
    .select(["registration.id", "registration.created_at"])
    .select([groupsOfRegistration.as("groups"), filesOfRegistration.as("files"), isOpenAt(now).as("isOpen")]);

type Row = InferResult<ReturnType<typeof selectOwnRegistrations>>[number];

export const ownRegistrationOf = ({ created_at, isOpen, ...row }: Row): AcademyRegistration => ({
  ...row,
  createdAt: created_at.toISOString(),
  me: { can: { withdraw: isOpen } },
});

export async function listOwnRegistrations(ctx: MemberContext, periodId: string) {
  const rows = await selectOwnRegistrations(ctx.db, ctx)
    .where("period.id", "=", periodId)
    .orderBy("registration.created_at")
    .orderBy("registration.id")
    .execute();
  if (rows.length === 0) await findPeriod(ctx, periodId);
  return { data: rows.map(ownRegistrationOf) };
}
