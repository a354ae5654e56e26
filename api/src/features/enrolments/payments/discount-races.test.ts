import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { minutes } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { expireSeats } from "./expire-seats.ts";
import { type Payer, payers } from "./paying.factory.ts";

/* Concurrent uses of a discount: what is stored is consistent with one of them having come first. */

const { test, mollie: stub } = useMollie({ DATABASE_POOL: "40" });
let made: ReturnType<typeof payers>;
beforeAll(async () => {
  made = payers(test);
  await made.aHouse();
});
afterEach(() => stub.recover());

describe("the last use of a discount", () => {
  async function limited() {
    const { id } = await test.services.db
      .insertInto("course_discount_types")
      .values({
        name: crypto.randomUUID(),
        conditions: "Eén keer.",
        position: 1,
        percentage: 10,
        basispoints: 1000,
        uses_per_course: 1,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const course = await made.aPaidCourse({ max_participants: 30, discounts: [id] });
    return { course, choice: { courseDiscountTypeId: id, discountReason: "Eerst" } };
  }

  it("goes to one of twenty, and is refused to the others with an error at that field", async () => {
    const { course, choice } = await limited();
    const people: Payer[] = [];
    for (let index = 0; index < 20; index += 1) people.push(await made.aPayer(course));
    const answers = await Promise.all(people.map((payer) => made.choose(payer, choice)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
      courseDiscountTypeId: ["Deze korting is op. Kies een andere, of geen."],
    });
  });

  it("stays with the payment it was agreed with while that is open, whatever happened to the seat", async () => {
    const { course, choice } = await limited();
    const [first, second] = [await made.aPayerAtMollie(course, { choice }), await made.aPayer(course)];
    await test.services.db
      .updateTable("enrolments")
      .set({ reserved_until: test.clock.now() })
      .where("id", "=", first.enrolmentId)
      .execute();
    expect((await made.choose(second, choice)).status).toBe(422);
    await expireSeats(test.services);
    expect((await made.choose(second, choice)).status).toBe(200);
  });

  it("is free for others when the seat lapses; the person who lost it and comes back pays without it", async () => {
    const { course, choice } = await limited();
    const [first, second] = [await made.aPayer(course), await made.aPayer(course)];
    await made.choose(first, choice);
    test.clock.advance(minutes(31));
    for (const payer of [first, second]) await payer.browser.post(`/courses/${course.slug}/participate/start`);
    await test.services.db
      .updateTable("enrolments")
      .set({ reserved_until: test.clock.now() })
      .where("id", "=", first.enrolmentId)
      .execute();
    expect((await made.choose(second, choice)).status).toBe(200);
    await first.browser.post(`/courses/${course.slug}/participate/start`);
    expect((await made.pay(first)).body.code).toBe("price-changed");
  });
});
