import type { AnomalyKind } from "@inktvis/contract/features/enrolments/staff-anomalies";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { anomalyMail, paymentInReviewMail } from "../../enrolments/enrolment.mail-kinds.ts";

/**
 * Why somebody who paid too late was not enrolled automatically; `gone`: the course left the site, or takes no
 * enrolments any more.
 */
export type LateBecause = "full" | "deadline" | "gone";

/** Amounts in cents. */
export interface AnomalyDetails {
  expected: number | null;
  received: number | null;
  providerId: string | null;
  /** For `paid-late`. */
  lateBecause?: LateBecause;
}

export type Settled = { decision: "settled" } | { decision: "refunded"; note: string };

interface Filing {
  kind: AnomalyKind;
  /** Identifies what it is about, so that it is filed once per kind. */
  about: string;
  paymentId?: string;
  enrolmentId?: string;
  details: AnomalyDetails;
  /** How it was settled automatically: it is filed for reading only, and waits for nobody. */
  settled?: Settled;
  now: Date;
}

/** The kinds that the person who paid is mailed about too. */
const TOLD_TO_PAYER: ReadonlySet<AnomalyKind> = new Set(["paid-late", "paid-twice", "wrong-amount"]);

/**
 * Files what staff has to look at, once (docs/product/payments.md#what-can-go-wrong). Staff get a mail; somebody who
 * paid too late, twice or another amount is mailed at once that staff looks at it.
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
