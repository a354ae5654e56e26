import type { OwnInstalment } from "@inktvis/contract/features/enrolments/instalments";
import type { Database } from "#platform/db/database.ts";
import { eurosOf } from "#platform/money.ts";
import type { HouseData } from "#features/billing/house-data/house-data.ts";
import { qrTextOf, transferTo } from "#features/billing/transfers/transfer.ts";
import { type InstalmentRow, instalmentOf, selectInstalments } from "./instalment-columns.ts";
import { paidSince } from "./rejected-instalment.ts";

interface Enrolled {
  delisted_at: Date | null;
}

/** The newest request of an enrolment; undefined when nobody asked. */
export const newestInstalment = (db: Database, enrolmentId: string) =>
  selectInstalments(db)
    .select(paidSince.as("isPaidSince"))
    .where("instalment.enrolment_id", "=", enrolmentId)
    .orderBy("instalment.requested_at", "desc")
    .orderBy("instalment.id", "desc")
    .executeTakeFirst();

interface Shown {
  house: HouseData | null;
  enrolment: Enrolled;
  /** What the organiser wrote about paying in instalments. */
  instructions: string | null;
}

/**
 * In the format of the contract. What organiser and participant agreed on is shown only while the person is in the
 * course.
 */
export function ownInstalmentOf(row: InstalmentRow, { house, enrolment, instructions }: Shown): OwnInstalment {
  const isRunning = row.payment_state === "running" && enrolment.delisted_at === null;
  return {
    ...instalmentOf(row),
    transfer: isRunning && house && row.outstanding > 0 ? toTransfer(row, house) : null,
    instructions: row.state === "approved" && enrolment.delisted_at === null ? instructions : null,
  };
}

/** The transfer goes to the current account of the house: the one on an old invoice may be closed. */
function toTransfer({ invoiceNumber, outstanding }: InstalmentRow, house: HouseData) {
  const transfer = transferTo(house, { invoiceNumber: invoiceNumber ?? "", amount: outstanding });
  return { ...transfer, amount: eurosOf(outstanding), qrText: qrTextOf(transfer) };
}
