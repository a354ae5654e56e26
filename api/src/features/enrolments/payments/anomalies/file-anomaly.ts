import type { AnomalyKind } from "@inktvis/contract/features/enrolments/staff-anomalies";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { anomalyMail, paymentInReviewMail } from "../../enrolments/enrolment.mail-kinds.ts";

/** Why who paid too late could not be enrolled by itself; `gone`: it left the site, or takes no enrolments any more. */
export type LateBecause = "full" | "deadline" | "gone";

/** Amounts in cents. */
export interface AnomalyDetails {
  expected: number | null;
  received: number | null;
  providerId: string | null;
  /** Of `paid-late`. */
  lateBecause?: LateBecause;
}

export type Settled = { decision: "settled" } | { decision: "refunded"; note: string };

interface Filing {
  kind: AnomalyKind;
  /** What it is about, so that it is filed once of a kind. */
  about: string;
  paymentId?: string;
  enrolmentId?: string;
  details: AnomalyDetails;
  /** What became of it by itself: it stands here to be read, and waits for nobody. */
  settled?: Settled;
  now: Date;
}

/** Of these whoever paid hears too. */
const TOLD_TO_PAYER: ReadonlySet<AnomalyKind> = new Set(["paid-late", "paid-twice", "wrong-amount"]);

/**
 * Files what a person has to look at, once (docs/product/payments.md#what-can-go-wrong). Staff get a mail; whoever paid
 * too late, twice or another amount hears at once that somebody looks at it.
 */
export async function fileAnomaly(tx: Tx, { jobs }: Pick<Services, "jobs">, filing: Filing) {
  const { kind, about, paymentId, enrolmentId, details, settled, now } = filing;
  const filed = await tx
    .insertInto("anomalies")
    .values({
      kind,
      dedupe_key: `${kind} ${about}`,
      payment_id: paymentId ?? null,
      enrolment_id: enrolmentId ?? null,
      details: JSON.stringify(details),
      filed_at: now,
      ...(settled && { ...settled, decided_at: now }),
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!filed || settled) return;
  await jobs.enqueue(tx, anomalyMail, { anomalyId: filed.id });
  if (TOLD_TO_PAYER.has(kind)) await jobs.enqueue(tx, paymentInReviewMail, { anomalyId: filed.id });
}
