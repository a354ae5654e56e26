import { guardsIn } from "../guard.ts";

const MAGAZINE = "api/src/features/magazine";
const REQUESTS = [`${MAGAZINE}/requests/requests.test.ts`];
const QUEUE = [`${MAGAZINE}/shipments/magazine-requests.test.ts`];
const ONCE = [`${MAGAZINE}/shipments/reduced-once.test.ts`];
const SHIPMENTS = [`${MAGAZINE}/shipments/shipments.test.ts`];
const ERASING = ["api/src/features/personal-data/erasing-magazine.test.ts"];
const ISSUES = [`${MAGAZINE}/issues/issues.test.ts`];
const STAFF_ISSUES = [`${MAGAZINE}/issues/staff-issues.test.ts`];

/** The magazine: requests, the queue of shipments, and issues. */
export const magazineGuards = [
  ...guardsIn(`${MAGAZINE}/requests/create-request.ts`, REQUESTS, {
    "Requests for the magazine are limited per network": [
      '  await limitRate(ctx, config.limits.subscriptions, "subscription", ctx.network);\n',
      "",
    ],
    "Requests for the magazine that are mailed to one address are limited": [
      '    await limitRate({ db: tx, now }, config.limits.mails, "subscription-to", request.email);\n',
      "",
    ],
    "A request that is sent twice is mailed once": [
      "    if (!inserted) return false;\n",
      '    if (!inserted) return jobs.enqueue(tx, requestReceivedMail, { requestId: "" }).then(() => false);\n',
    ],
  }),
  ...guardsIn(`${MAGAZINE}/requests/request.mail-jobs.ts`, REQUESTS, {
    "The mail of a request has typed words only if it goes to the account's own address": [
      `coalesce(lower(request.email) = lower("user".email), false)`,
      "true",
    ],
  }),
  ...guardsIn(`${MAGAZINE}/requests/create-request.ts`, ONCE, {
    "A member can request the magazine at the reduced price once": [
      "year.isReducedOnce && viewer && (await readHadReducedYear(db, viewer.id))",
      "false",
    ],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/invoice-request.ts`, ONCE, {
    "The reduced price of the magazine is invoiced once per person": [
      'price === "reduced" && year.isReducedOnce && (await hadItReduced(tx, request))',
      "false",
    ],
    "Two invoices of the magazine for one person wait for each other": ["  await lockSalesTo(tx, user_id);\n", ""],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/queries/sold-add-on.ts", ONCE, {
    "An open request for instalments uses up the reduced price of the magazine": [" and ${isSold}", " and false"],
    "A person who was invoiced the reduced price of the magazine cannot buy it with a course": [
      "or ${addOn} = 'verzin' and ${boughtMagazineReduced(userId, except.request)}",
      "",
    ],
  }),
  ...guardsIn(`${MAGAZINE}/requests/request-input.ts`, REQUESTS, {
    "The same request sent twice at the same time is stored once": [
      "fingerprint: tokenHash(JSON.stringify(filledIn).toLowerCase()),",
      "fingerprint: tokenHash(crypto.randomUUID()),",
    ],
    "The reduced price is given only to addresses where it applies": [
      "    ...(asksReduced === true && reducedPrice === null && { asksReduced: noReducedPrice(year) }),\n",
      "",
    ],
  }),
  ...guardsIn("api/src/features/personal-data/lock-person-and-content.ts", ERASING, {
    "Erasing a person and handling their request for the magazine wait for each other": [
      "select id from magazine_subscriptions as row where ${ownRequests({ id })}",
      "select null::uuid",
    ],
  }),
  ...guardsIn(`${MAGAZINE}/requests/erase-requests.ts`, REQUESTS, {
    "A request in the queue is not erased when its term passes": [
      "coalesce(row.sent_at, row.cancelled_at)",
      "row.requested_at",
    ],
  }),
  ...guardsIn(
    "api/src/features/personal-data/registry/magazine.ts",
    ["api/src/features/personal-data/reused-address.test.ts"],
    {
      "Requests from an address are erased with the person who owned it at the time": [
        'rowsSentTo("requested_at")(person)',
        "sql`lower(row.email) = (select lower(email) from users where id = ${person.id})`",
      ],
    },
  ),
  ...guardsIn(`${MAGAZINE}/shipments/lock-shipment.ts`, SHIPMENTS, {
    "The address of an erased person's shipment cannot be filled in again": [
      " || first_name === null",
      " || first_name === undefined",
    ],
    "A shipment that was refunded cannot be ticked as sent": ["  if (shipment.credited_at) throw paidBack();\n", ""],
    "Sending a shipment and refunding it wait for each other": [
      "const locked = await lockEnrolment(tx, known.enrolment_id, { missing: noSuchShipment });",
      'const enrolment = await tx.selectFrom("enrolments").selectAll().where("id", "=", known.enrolment_id).executeTakeFirstOrThrow();\n  const locked = { enrolment };',
    ],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/mark-shipment.ts`, SHIPMENTS, {
    "A shipment of a person who has to pay again cannot be unticked as sent": [
      "    if (isBuyerPayingAgain) throw paysAgain();\n",
      "",
    ],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/lock-shipment.ts`, QUEUE, {
    "Two colleagues who handle one request wait for each other": ["    .forUpdate()\n", ""],
    "A cancelled request cannot be ticked as sent": ["  if (request.cancelled_at) throw cancelled();\n", ""],
    "An erased request cannot be handled": ["  if (name === null || email === null) throw noSuchShipment();\n", ""],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/cancel-request.ts`, QUEUE, {
    "A sent request cannot be cancelled": ["    if (request.sent_at) throw alreadySent();\n", ""],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/mark-shipment.ts`, QUEUE, {
    "A cancelled request cannot return to the queue if it was made again": [
      "isUniqueViolation(error) ? askedAgain() : error",
      "error",
    ],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/delete-request.ts`, QUEUE, {
    "A request that was invoiced cannot be deleted": ["    if (await hasInvoice(tx, id)) throw invoiceStays();\n", ""],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/change-address.ts`, SHIPMENTS, {
    "An address that staff changes has a postal code of its country": [
      "  refuseWith(problemsOfPlace(to, PLACE));\n",
      "",
    ],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/select-shipments.ts`, SHIPMENTS, {
    "A subscriber gets no issue after the year of their request": ["coalesce(${RUNS_UNTIL} > ${now}, true)", "true"],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/select-shipments.ts`, QUEUE, {
    "A cancelled request is off the queue": ['    .where("request.cancelled_at", "is", null)\n', ""],
    "An erased request is off the queue": ['    .where("request.name", "is not", null)\n', ""],
  }),
  ...guardsIn(`${MAGAZINE}/issues/issue.policy.ts`, ISSUES, {
    "An issue is visible from its moment of publication": ['.where("issue.published_at", "<=", now)', ""],
    "An article that is no longer of the magazine is shown in no issue": [
      '    .where("article.type", "in", MAGAZINE_TYPES)',
      "",
    ],
  }),
  ...guardsIn("api/src/features/content/articles/article-author.ts", ISSUES, {
    "A blocked person is not named as an author": [" where blocked_at is null", ""],
  }),
  ...guardsIn(`${MAGAZINE}/issues/queries/download-issue.ts`, ISSUES, {
    "The introduction of an issue is escaped in its EPUB": ["escapeHtml(paragraph)", "paragraph"],
  }),
  ...guardsIn(`${MAGAZINE}/issues/issue-writing.ts`, STAFF_ISSUES, {
    "Only articles of the magazine can be added to an issue": ["!isHeld && !isOfMagazine", "false"],
    "An article of another issue cannot be added": ["if (held)", "if (false)"],
  }),
  ...guardsIn(`${MAGAZINE}/issues/issue-writing.ts`, [`${MAGAZINE}/issues/issue-races.test.ts`], {
    "Editors who swap articles between issues, or delete one, wait for each other": ["    .forNoKeyUpdate()\n", ""],
  }),
];
