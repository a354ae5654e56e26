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
    "What somebody asks to pay in instalments is not sold a second time": ["or taken.has_open_request\n", "\n"],
  }),
  ...guardsIn(`${PAYMENTS}/operations/save-payment-preferences.ts`, [ASKING], {
    "Nobody asks to pay in instalments for what is not sold to them any more": [
      "if (totalOf(choice) === 0 || asksInstalments) await checkStillSold",
      "if (totalOf(choice) === 0) await checkStillSold",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/settle-payment.ts`, [UNEXPECTED, ...SETTLING], {
    "A payment of another amount enrols nobody": ['if (received !== payment.amount) return "wrong-amount";', ""],
    "A payment of somebody who was erased goes to a person": [
      'if (enrolment.user_id === null) return "paid-after-erasure";',
      "",
    ],
    "A second payment of one enrolment enrols nobody again": ['if (enrolment.finalized_at) return "paid-twice";', ""],
    "A late payment takes no seat of a full course": ['return isSeatFree ? undefined : "full";', "return undefined;"],
    "Money that came in is written down, whatever fails after it": [
      "await settlePaid(services, paymentId, found, leaveToPerson);",
      "throw error;",
    ],
    "What the database did not get to write down is asked about again, and not for a person": [
      "if (!(error instanceof CannotFollow)) throw error;",
      "if (!(error instanceof Error)) throw error;",
    ],
    "What the provider says of another payment changes nothing": [
      "if (found.paymentId !== paymentId) {",
      "if (paymentId === undefined) {",
    ],
    "Money that is taken back a second time is filed a second time": ["${before + 1}", "${chargedBack}"],
    "A late payment takes no seat past the deadline": ['if (!isBeforeDeadline(course, now)) return "deadline";', ""],
    "A late payment takes no seat of a course that is not on the site": ["!isListed || ", ""],
    "What was let go is not told as failed": [
      '.where("state", "in", ["creating", "pending"])\n      .returning("id")',
      '.returning("id")',
    ],
    "Nothing that is said of a payment makes a paid one open again": ['.where("state", "!=", "paid")', ""],
    "What was taken back before we heard that it was paid goes to a person": [
      "await recordChargeback(services, tx, { ...locked, payment }, found);",
      "",
    ],
    "A payment that nobody took back is not filed as taken back": [
      "if (payment.charged_back === chargedBack) return;",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/settle-payment.ts`, RACES, {
    "A payment is settled once, however many notice it": [
      'if (locked.payment.state === "paid") return recordChargeback(services, tx, locked, found);',
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/lock-payment.ts`, RACES, {
    "Who settles a payment waits for who changes its enrolment": [
      "const locked = await lockEnrolmentIfThere(tx, enrolment_id);",
      `const course = await tx.selectFrom("courses").selectAll().where("id", "=", (eb) =>
    eb.selectFrom("enrolments").select("course_id").where("id", "=", enrolment_id)).executeTakeFirstOrThrow();
  const enrolment = await tx.selectFrom("enrolments").selectAll().where("id", "=", enrolment_id).executeTakeFirstOrThrow();
  const locked = { course, enrolment };`,
    ],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/queries/lock-enrolment.ts", [...RACES, DISCOUNT_RACES], {
    "The last use of a discount goes to one: who chooses holds the course": [
      "lockFirst(atSlug(reachableCourses({ ...ctx, db: tx }), slug))",
      'atSlug(reachableCourses({ ...ctx, db: tx }), slug).selectAll("course").executeTakeFirst()',
    ],
    "Two late payments do not take one seat: who settles holds the course": [
      'lockFirst(among.where("enrolment.id", "=", id))',
      'among.where("enrolment.id", "=", id).selectAll("course").executeTakeFirst()',
    ],
  }),
  ...guardsIn(`${PAYMENTS}/choice.ts`, [UNEXPECTED], {
    "A discount that is gone since keeps nobody out who paid with it": [
      "discount_type_id: type?.id ?? null",
      "discount_type_id: discount?.typeId ?? null",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/books/check-books.ts`, [ANOMALIES], {
    "Money that was dismissed by mistake can still go back": ["...(paymentId !== null && { paymentId }),", ""],
  }),
  ...guardsIn(`${PAYMENTS}/check-payment.ts`, PAYING, {
    "A payment that was let go is cancelled at the provider": [
      "return isUnwanted ? await provider.cancelPayment(found.id) : found;",
      "return found;",
    ],
    "A payment that the provider never named is given up when its key is forgotten": [
      "return isKeyKnown ? provider.createPayment(orderOf(services, payment)) : undefined;",
      "return provider.createPayment(orderOf(services, payment));",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/check-payment.ts`, SETTLING, {
    "A provider that is slow is not asked more and more": ["asking.get(paymentId) ?? checkPayment", "checkPayment"],
    "Of what was let go only the last is asked about by who looks": ["        .limit(ASKED_AT_ONCE),\n", ""],
    "Who looks asks the provider at most once a second": [
      '.where((eb) => eb.or([eb("asked_at", "is", null), eb("asked_at", "<=", later(now, -1000))]))',
      "",
    ],
    "A provider that is slow keeps nobody waiting": [
      "await Promise.race([Promise.all(checks), pause(PATIENCE)])",
      "await Promise.all(checks)",
    ],
    "A payment that was paid is never given up": [
      '.where("id", "=", paymentId)\n    .where("state", "!=", "paid")',
      '.where("id", "=", paymentId)',
    ],
  }),
  ...guardsIn(`${PAYMENTS}/operations/save-payment-preferences.ts`, [CHOOSING, ...PAYING], {
    "Nobody chooses anew while the bank is still at it": ["if (open && isWithBank(open)) throw stillWithBank();", ""],
    "Nobody chooses for a seat that they lost": [
      "const refusal = await whyNotPay(tx, ctx, { course, enrolment });",
      "const refusal = undefined;",
    ],
    "Nobody pays another total than they saw": [
      "if (typed.priceTotal !== undefined && centsOf(typed.priceTotal) !== totalOf(choice)) throw priceChanged();",
      "",
    ],
    "A discount is given for a reason": [
      'if (choice.discount && !typed.discountReason) problems["discountReason"] = "Zeg waarom je deze korting krijgt.";',
      "",
    ],
    "A payment of another choice is let go": [
      "const letGo = isOther ?",
      "const letGo = isOther && now.getTime() < 0 ?",
    ],
    "Only a total of zero enrols without paying": ["if (totalOf(choice) === 0)", "if (totalOf(choice) >= 0)"],
  }),
  ...guardsIn(`${PAYMENTS}/operations/save-payment-preferences.ts`, [UNEXPECTED], {
    "Nobody chooses anew while a person looks at what came in": [
      "if (await isInReview(tx, enrolment.id)) throw inReview();",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/operations/get-payment-url.ts`, PAYING, {
    "Nobody pays again while the bank is still at it": ["if (open && isWithBank(open)) throw stillWithBank();", ""],
    "Nobody pays for what they have not filled in": [
      'if (!(await isComplete(tx, enrolment))) throw notToPay("Vul eerst je gegevens in.");',
      "",
    ],
    "Nobody pays for a seat that they lost": [
      "const refusal = await whyNotPay(tx, ctx, { course, enrolment });",
      "const refusal = undefined;",
    ],
    "Nobody pays twice for one enrolment": [
      'if (enrolment.finalized_at) throw notToPay("Je bent ingeschreven. Er valt niets meer te betalen.");',
      "",
    ],
    "A new payment is of what is chosen now": ["|| !isSameChoice(storedChoice(open), choice)", ""],
    "A payment with too little time left is not given again": [
      "return open.expires_at === null || open.expires_at >= later(now, TIME_TO_PAY);",
      "return true;",
    ],
    "Nobody pays another price than the one they chose at": [
      "if (!isSameChoice(costs, choice)) throw priceChanged();",
      "",
    ],
    "Nobody begins payments without end": ["    throw tooManyPayments();", '    ctx.log.debug({}, "many");'],
    "Nobody is sent to a provider that is not there": ["if (problem !== null) throw notPayableYet(problem);", ""],
  }),
  ...guardsIn(`${PAYMENTS}/operations/get-payment-url.ts`, [UNEXPECTED], {
    "Nobody pays again while a person looks at what came in": [
      "if (await isInReview(tx, enrolment.id)) throw inReview();",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/operations/get-payment-url.ts`, [DISCOUNT_RACES], {
    "A discount that is used up meanwhile is not paid with": [
      "if (choice.discount && !(await isDiscountLeft(tx, ctx, using))) throw priceChanged();",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/discount-quota.ts`, [DISCOUNT_RACES], {
    "A discount is given as often as its course may": ["return used < given.uses;", "return true;"],
    "A discount that was agreed with an open payment is not given to another": [
      "where enrolment_id = enrolments.id and state in",
      "where false and state in",
    ],
    "A use of a discount is free again when its seat lapses": ['${takesSeat("enrolments", now)}', "true"],
  }),
  ...guardsIn(`${PAYMENTS}/expire-seats.ts`, SETTLING, {
    "Who is about to lose a seat hears it once": [
      ".where(sql<boolean>`expiring_told_for is distinct from reserved_until`)",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/expire-seats.ts`, RACES, {
    "A payment of who took their seat anew is not let go": [" || !lostSeat(locked.course, locked.enrolment, now)", ""],
  }),
  ...guardsIn(`${PAYMENTS}/poll-payments.ts`, SETTLING, {
    "A payment that never ended is given up": ["if (isLast) await giveUp(services, id);\n  else if", "if"],
    "Who left a payment open hears it once": ["else if (isToTell)", "else"],
    "A provider that is away keeps nobody from hearing of an open payment, nor it from its end": [
      "  } finally {\n    await endOrTell(services, claimed);\n  }",
      "  } finally {\n  }\n  await endOrTell(services, claimed);",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/anomalies/anomaly.rules.ts`, [ANOMALIES], {
    "Nobody is enrolled for money of which a part went back": [" && left === amount", ""],
  }),
  ...guardsIn(`${PAYMENTS}/anomalies/decide-anomaly.ts`, [ANOMALIES], {
    "What went wrong is decided once": ["if (anomaly.decided_at) throw decidedAlready();", ""],
    "Of two who decide at once one waits": [
      '.selectAll().where("id", "=", id).forUpdate()',
      '.selectAll().where("id", "=", id)',
    ],
    "Only what is still possible is decided": [
      "if (!(await choicesNow(tx, anomaly, paid)).includes(decision)) throw notAChoice();",
      "",
    ],
    "What is dismissed is explained": ['if (decision === "dismiss" && !note) throw noteMissing();', ""],
  }),
  ...guardsIn(`${PAYMENTS}/anomalies/file-anomaly.ts`, [BOOKS], {
    "What went wrong is filed once": ['.onConflict((conflict) => conflict.column("dedupe_key").doNothing())', ""],
  }),
  ...guardsIn(`${PAYMENTS}/books/check-books.ts`, [BOOKS], {
    "Books that a person looks at already are not filed again": [
      "open.enrolment_id = sums.enrolment_id and open.decided_at is null",
      "false",
    ],
    "What the bank took back is taken off what came in": ["received - charged_back", "received"],
    "What goes back is taken off what came in": [
      "select payment.enrolment_id, 0, -refund.amount",
      "select payment.enrolment_id, 0, 0",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/books/reconcile.ts`, [BOOKS], {
    "A payment whose name was lost is found at the provider": [
      "?? (await unnamed(services, name, found.paymentId))",
      "",
    ],
    "One payment that fails keeps no other from being settled": [
      "await tryEach(services, found, (payment) => compare(services, provider, payment));",
      "for await (const payment of found) await compare(services, provider, payment);",
    ],
    "What went back at the provider without us is filed": ["await fileForeignRefund(services, id, found);", ""],
  }),
];
