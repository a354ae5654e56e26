import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { aPayment } from "./payment.factory.ts";
import { applyProviderState } from "./settle-payment.ts";

const test = useTestApi();
const COUNT = 200;
/** More than there are connections, and few enough that none waits so long for one that it times out. */
const AT_ONCE = 20;

it("gives two hundred paid enrolments, twenty at a time, the numbers 1 to 200, at increasing moments", async () => {
  const { services } = test;
  await aHouse(services);
  const wanted = { has_enrollments: true, pricing_strategy: "paid", price: 12_000, max_participants: COUNT } as const;
  const courses = await Promise.all([1, 2, 3, 4].map(() => aCourse(services, wanted)));
  const payments = await Promise.all(
    Array.from({ length: COUNT }, async (_, nth) => {
      const course_id = courses[nth % courses.length]?.id ?? "";
      const { id } = await anEnrolment(services, { course_id, state: "paying", price_course: 12_000 });
      return aPayment(services, { enrolment_id: id });
    }),
  );
  let moment = services.clock.now().getTime();
  const clock = { now: () => new Date((moment += 1)) };
  const same = { checkoutUrl: null, expiresAt: null, isCancelable: false, refunded: 0, chargedBack: 0 };
  const paid = { ...same, state: "paid", amount: 12_000, method: "bancontact", paidAt: clock.now() } as const;
  const left = payments.values();
  const settleAll = async () => {
    for (const { id, provider_id } of left)
      await applyProviderState({ ...services, clock }, id, { ...paid, id: provider_id ?? "", paymentId: id });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, settleAll));
  const issued = await services.db.selectFrom("invoices").select(["serial", "issued_at"]).orderBy("serial").execute();
  expect(issued.map(({ serial }) => serial)).toEqual(Array.from({ length: COUNT }, (_, nth) => nth + 1));
  const moments = issued.map(({ issued_at }) => issued_at.getTime());
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
}, 60_000);
