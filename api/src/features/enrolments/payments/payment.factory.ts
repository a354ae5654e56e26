import type { Insertable } from "kysely";
import { later, minutes } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Payments } from "#platform/db/tables.gen.ts";

interface Wanted extends Partial<Omit<Insertable<Payments>, "lines" | "choice">> {
  enrolment_id: string;
}

/** An attempt to pay €120, open unless asked otherwise; nothing follows from it, and the provider does not know it. */
export function aPayment(services: Services, { state = "pending", amount = 12_000, ...wanted }: Wanted) {
  const now = services.clock.now();
  const columns = {
    creating: { provider_id: null },
    pending: { checkout_url: "https://betaal.example/1", expires_at: later(now, minutes(15)) },
    paid: { received: amount, paid_at: now, method: "bancontact" },
    failed: { failure: "canceled" as const },
  }[state];
  const line = {
    code: "course",
    description: "Cursus",
    price: amount,
    discount: null,
    total: amount,
    vat: { basispoints: 0, exemption: "Vrijgesteld." },
  };
  return services.db
    .insertInto("payments")
    .values({
      provider: "mollie",
      provider_id: `tr_${crypto.randomUUID().slice(0, 10)}`,
      state,
      amount,
      lines: JSON.stringify([line]),
      choice: JSON.stringify({ level: null, priceCourse: amount, discount: null, addOns: [] }),
      redirect_url: "https://organization.inktvis.example/cursussen/cursus/inschrijven/compleet",
      created_at: now,
      ...columns,
      ...wanted,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
