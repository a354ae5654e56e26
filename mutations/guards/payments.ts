import { guardsIn } from "../guard.ts";

const PAYMENTS = "api/src/features/enrolments/payments";
const PAYING = ["paying", "making-payments"].map((about) => `${PAYMENTS}/${about}.test.ts`);
const CHOOSING = `${PAYMENTS}/choosing.test.ts`;
const ASKING = "api/src/features/enrolments/instalments/asking.test.ts";
const SETTLING = ["settling", "provider-away"].map((about) => `${PAYMENTS}/${about}.test.ts`);
const UNEXPECTED = `${PAYMENTS}/unexpected-money.test.ts`;
const RACES = ["payment-races", "process-races"].map((about) => `${PAYMENTS}/${about}.test.ts`);
const DISCOUNT_RACES = `${PAYMENTS}/discount-races.test.ts`;
const ANOMALIES = `${PAYMENTS}/anomalies/anomalies.test.ts`;
const BOOKS = `${PAYMENTS}/books/books.test.ts`;

export const paymentGuards = [
  ...guardsIn("api/src/features/enrolments/enrolments/queries/sold-add-on.ts", [ASKING], {
    "An add-on in an open request for instalments is not sold a second time": ["or taken.has_open_request\n", "\n"],
  }),
  ...guardsIn(`${PAYMENTS}/operations/save-payment-preferences.ts`, [ASKING], {
    "Instalments cannot be requested for an add-on that is no longer sold to the person": [
      "if (totalOf(choice) === 0 || asksInstalments) await checkStillSold",
      "if (totalOf(choice) === 0) await checkStillSold",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/settle-payment.ts`, [UNEXPECTED, ...SETTLING], {
    "A payment of another amount does not enrol anybody": [
      'if (received !== payment.amount) return "wrong-amount";',
      "",
    ],
    "A payment of an erased person is left to staff": [
      'if (enrolment.user_id === null) return "paid-after-erasure";',
      "",
    ],
    "A second payment of one enrolment does not enrol anybody again": [
      'if (enrolment.finalized_at) return "paid-twice";',
      "",
    ],
    "A late payment takes no seat in a full course": ['return isSeatFree ? undefined : "full";', "return undefined;"],
    "A received payment is recorded, even if a later step fails": [
      "await settlePaid(services, paymentId, found, leaveToPerson);",
      "throw error;",
    ],
    "A payment that could not be recorded because of a database error is checked again, not left to staff": [
      "if (!(error instanceof CannotFollow)) throw error;",
      "if (!(error instanceof Error)) throw error;",
    ],
    "A response of the provider about another payment changes nothing": [
      "if (found.paymentId !== paymentId) {",
      "if (paymentId === undefined) {",
    ],
    "A second chargeback of a payment is filed as a second anomaly": ["${before + 1}", "${chargedBack}"],
    "A late payment takes no seat after the deadline": ['if (!isBeforeDeadline(course, now)) return "deadline";', ""],
    "A late payment takes no seat in a course that is not on the site": ["!isListed || ", ""],
    "Nobody is told that a payment failed if it was let go": [
      '.where("state", "in", ["creating", "pending"])\n      .returning("id")',
      '.returning("id")',
    ],
    "A paid payment never becomes open again": ['.where("state", "!=", "paid")', ""],
    "A payment that was charged back before we learned of it is left to staff": [
      "await recordChargeback(services, tx, { ...locked, payment }, found);",
      "",
    ],
    "A payment that was not charged back is not filed as such": [
      "if (payment.charged_back === chargedBack) return;",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/settle-payment.ts`, RACES, {
    "A payment is settled once, however many processes notice it": [
      'if (locked.payment.state === "paid") return recordChargeback(services, tx, locked, found);',
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/lock-payment.ts`, RACES, {
    "Settling a payment waits for changes of its enrolment": [
      "const locked = await lockEnrolmentIfThere(tx, enrolment_id);",
      `const course = await tx.selectFrom("courses").selectAll().where("id", "=", (eb) =>
    eb.selectFrom("enrolments").select("course_id").where("id", "=", enrolment_id)).executeTakeFirstOrThrow();
  const enrolment = await tx.selectFrom("enrolments").selectAll().where("id", "=", enrolment_id).executeTakeFirstOrThrow();
  const locked = { course, enrolment };`,
    ],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/queries/lock-enrolment.ts", [...RACES, DISCOUNT_RACES], {
    "The last use of a discount goes to one person, because choosing locks the course": [
      "lockFirst(atSlug(reachableCourses({ ...ctx, db: tx }), slug))",
      'atSlug(reachableCourses({ ...ctx, db: tx }), slug).selectAll("course").executeTakeFirst()',
    ],
    "Two late payments do not take the same seat, because settling locks the course": [
      'lockFirst(among.where("enrolment.id", "=", id))',
      'among.where("enrolment.id", "=", id).selectAll("course").executeTakeFirst()',
    ],
  }),
  ...guardsIn(`${PAYMENTS}/choice.ts`, [UNEXPECTED], {
    "A discount that was deleted in the meantime does not keep out a person who paid with it": [
      "discount_type_id: type?.id ?? null",
      "discount_type_id: discount?.typeId ?? null",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/books/check-books.ts`, [ANOMALIES], {
    "A payment that was dismissed by mistake can still be refunded": ["...(paymentId !== null && { paymentId }),", ""],
  }),
  ...guardsIn(`${PAYMENTS}/check-payment.ts`, PAYING, {
    "A payment that was let go is cancelled at the provider": [
      "return isUnwanted ? await provider.cancelPayment(found.id) : found;",
      "return found;",
    ],
    "A payment without an id at the provider is given up once its key has expired there": [
      "return isKeyKnown ? provider.createPayment(orderOf(services, payment)) : undefined;",
      "return provider.createPayment(orderOf(services, payment));",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/check-payment.ts`, SETTLING, {
    "A slow provider is not sent a second request about the same payment": [
      "asking.get(paymentId) ?? checkPayment",
      "checkPayment",
    ],
    "Viewing an enrolment checks only the latest payments that were let go": ["        .limit(ASKED_AT_ONCE),\n", ""],
    "Viewing an enrolment asks the provider at most once a second": [
      '.where((eb) => eb.or([eb("asked_at", "is", null), eb("asked_at", "<=", later(now, -1000))]))',
      "",
    ],
    "A slow provider keeps nobody waiting": [
      "await Promise.race([Promise.all(checks), pause(PATIENCE)])",
      "await Promise.all(checks)",
    ],
    "A payment that was paid is never given up": [
      '.where("id", "=", paymentId)\n    .where("state", "!=", "paid")',
      '.where("id", "=", paymentId)',
    ],
  }),
  ...guardsIn(`${PAYMENTS}/operations/save-payment-preferences.ts`, [CHOOSING, ...PAYING], {
    "Choices cannot change while the bank is still processing a payment": [
      "if (open && isWithBank(open)) throw stillWithBank();",
      "",
    ],
    "A person who lost their seat cannot choose what to pay for": [
      "const refusal = await whyNotPay(tx, ctx, { course, enrolment });",
      "const refusal = undefined;",
    ],
    "Nobody pays another total than the one that they saw": [
      "if (typed.priceTotal !== undefined && centsOf(typed.priceTotal) !== totalOf(choice)) throw priceChanged();",
      "",
    ],
    "A discount requires a reason": [
      'if (choice.discount && !typed.discountReason) problems["discountReason"] = "Zeg waarom je deze korting krijgt.";',
      "",
    ],
    "A payment for an earlier choice is let go": [
      "const letGo = isOther ?",
      "const letGo = isOther && now.getTime() < 0 ?",
    ],
    "Only a total of zero enrols without a payment": ["if (totalOf(choice) === 0)", "if (totalOf(choice) >= 0)"],
  }),
  ...guardsIn(`${PAYMENTS}/operations/save-payment-preferences.ts`, [UNEXPECTED], {
    "Choices cannot change while staff handle an anomaly of the enrolment": [
      "if (await isInReview(tx, enrolment.id)) throw inReview();",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/operations/get-payment-url.ts`, PAYING, {
    "Nobody pays again while the bank is still processing a payment": [
      "if (open && isWithBank(open)) throw stillWithBank();",
      "",
    ],
    "Nobody pays before their data is complete": [
      'if (!(await isComplete(tx, enrolment))) throw notToPay("Vul eerst je gegevens in.");',
      "",
    ],
    "A person who lost their seat cannot go to pay": [
      "const refusal = await whyNotPay(tx, ctx, { course, enrolment });",
      "const refusal = undefined;",
    ],
    "Nobody pays twice for one enrolment": [
      'if (enrolment.finalized_at) throw notToPay("Je bent ingeschreven. Er valt niets meer te betalen.");',
      "",
    ],
    "A payment is reused only if it is for the current choice": ["|| !isSameChoice(storedChoice(open), choice)", ""],
    "A payment with too little time left is not reused": [
      "return open.expires_at === null || open.expires_at >= later(now, TIME_TO_PAY);",
      "return true;",
    ],
    "Nobody pays another price than the one at which they chose": [
      "if (!isSameChoice(costs, choice)) throw priceChanged();",
      "",
    ],
    "Starting payments is limited": ["    throw tooManyPayments();", '    ctx.log.debug({}, "many");'],
    "Nobody is sent to pay without a payment provider": ["if (problem !== null) throw notPayableYet(problem);", ""],
  }),
  ...guardsIn(`${PAYMENTS}/operations/get-payment-url.ts`, [UNEXPECTED], {
    "Nobody pays again while staff handle an anomaly of the enrolment": [
      "if (await isInReview(tx, enrolment.id)) throw inReview();",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/operations/get-payment-url.ts`, [DISCOUNT_RACES], {
    "A discount that was used up in the meantime cannot be used to pay": [
      "if (choice.discount && !(await isDiscountLeft(tx, ctx, using))) throw priceChanged();",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/discount-quota.ts`, [DISCOUNT_RACES], {
    "A discount is given no more often than its course allows": ["return used < given.uses;", "return true;"],
    "A discount in an open payment is not given to somebody else": [
      "where enrolment_id = enrolments.id and state in",
      "where false and state in",
    ],
    "A use of a discount is available again when its seat lapses": ['${takesSeat("enrolments", now)}', "true"],
  }),
  ...guardsIn(`${PAYMENTS}/expire-seats.ts`, SETTLING, {
    "A person who is about to lose a seat is notified once": [
      ".where(sql<boolean>`expiring_told_for is distinct from reserved_until`)",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/expire-seats.ts`, RACES, {
    "The payment of a person who took a seat again is not let go": [
      " || !lostSeat(locked.course, locked.enrolment, now)",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/poll-payments.ts`, SETTLING, {
    "A payment that never ends is given up": ["if (isLast) await giveUpPayment(services, id);\n  else if", "if"],
    "A person who left a payment open is notified once": ["else if (isToTell)", "else"],
    "Notifying people of open payments, and ending those, goes on while the provider is unavailable": [
      "  } finally {\n    await endOrTell(services, claimed);\n  }",
      "  } finally {\n  }\n  await endOrTell(services, claimed);",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/anomalies/anomaly.rules.ts`, [ANOMALIES], {
    "Nobody is enrolled with a payment that was partly refunded": [" && left === amount", ""],
  }),
  ...guardsIn(`${PAYMENTS}/anomalies/decide-anomaly.ts`, [ANOMALIES], {
    "An anomaly is decided once": ["if (anomaly.decided_at) throw decidedAlready();", ""],
    "Two simultaneous decisions on an anomaly wait for each other": [
      '.selectAll().where("id", "=", id).forUpdate()',
      '.selectAll().where("id", "=", id)',
    ],
    "An anomaly is decided only with a decision that is still possible": [
      "if (!(await choicesNow(tx, anomaly, paid)).includes(decision)) throw notAChoice();",
      "",
    ],
    "Dismissing an anomaly requires an explanation": ['if (decision === "dismiss" && !note) throw noteMissing();', ""],
  }),
  ...guardsIn(`${PAYMENTS}/anomalies/file-anomaly.ts`, [BOOKS], {
    "An anomaly is filed once": ['.onConflict((conflict) => conflict.column("dedupe_key").doNothing())', ""],
  }),
  ...guardsIn(`${PAYMENTS}/books/check-books.ts`, [BOOKS], {
    "A difference in the books with an open anomaly is not filed again": [
      "open.enrolment_id = sums.enrolment_id and open.decided_at is null",
      "false",
    ],
    "Chargebacks are subtracted from what was received": ["received - charged_back", "received"],
    "Refunds are subtracted from what was received": [
      "select payment.enrolment_id, 0, -refund.amount",
      "select payment.enrolment_id, 0, 0",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/books/reconcile.ts`, [BOOKS], {
    "A payment whose id at the provider was lost is found there": [
      "?? (await unnamed(services, name, found.paymentId))",
      "",
    ],
    "A payment that fails does not keep others from being settled": [
      "await tryEach(services, found, (payment) => compare(services, provider, payment));",
      "for await (const payment of found) await compare(services, provider, payment);",
    ],
    "A refund that was made at the provider itself is filed": ["await fileForeignRefund(services, id, found);", ""],
  }),
];
