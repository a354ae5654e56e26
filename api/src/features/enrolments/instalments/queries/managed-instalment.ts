import type { ManagedInstalment } from "@inktvis/contract/features/enrolments/instalments";
import type { MemberContext } from "#platform/context.ts";
import { eurosOf } from "#platform/money.ts";
import { communicationOf } from "#features/billing/transfers/transfer.ts";
import { noSuchInstalment } from "../instalment.errors.ts";
import { managedInstalments } from "../instalment.policy.ts";
import { instalmentOf, selectInstalments } from "./instalment-columns.ts";

/** A request for people who manage the course, with every sum that was entered. @throws 404 for others */
export async function getManagedInstalment({ db, viewer }: MemberContext, id: string) {
  const row = await selectInstalments(db)
    .where("instalment.id", "=", id)
    .where("instalment.id", "in", managedInstalments(db, viewer).select("instalment.id"))
    .executeTakeFirst();
  if (!row) throw noSuchInstalment();
  const entries = await db
    .selectFrom("instalment_entries as entry")
    .leftJoin("users as person", "person.id", "entry.entered_by")
    .select(["entry.paid", "entry.entered_at", "person.nickname"])
    .where("entry.instalment_id", "=", id)
    .orderBy("entry.entered_at", "desc")
    .orderBy("entry.id", "desc")
    .execute();
  const data: ManagedInstalment = {
    ...instalmentOf(row),
    invoiceNumber: row.invoiceNumber,
    communication: row.invoiceNumber && communicationOf(row.invoiceNumber),
    entries: entries.map(({ paid, entered_at, nickname }) => ({
      paidAmount: eurosOf(paid),
      enteredAt: entered_at.toISOString(),
      enteredBy: nickname,
    })),
  };
  return { data };
}
