import { guardsIn } from "../guard.ts";

const MAGAZINE = "api/src/features/magazine";
const REQUESTS = [`${MAGAZINE}/requests/requests.test.ts`];
const QUEUE = [`${MAGAZINE}/shipments/magazine-requests.test.ts`];
const ONCE = [`${MAGAZINE}/shipments/reduced-once.test.ts`];
const SHIPMENTS = [`${MAGAZINE}/shipments/shipments.test.ts`];
const ERASING = ["api/src/features/personal-data/erasing-magazine.test.ts"];
const ISSUES = [`${MAGAZINE}/issues/issues.test.ts`];
const STAFF_ISSUES = [`${MAGAZINE}/issues/staff-issues.test.ts`];

/** The magazine: requests, the queue of what is sent home, and issues. */
export const magazineGuards = [
  ...guardsIn(`${MAGAZINE}/requests/create-request.ts`, REQUESTS, {
    "Requests for the magazine are limited by network": [
      '  await limitRate(ctx, config.limits.subscriptions, "subscription", ctx.network);\n',
      "",
    ],
    "Nobody fills the mailbox of somebody else with requests": [
      '    await limitRate({ db: tx, now }, config.limits.mails, "subscription-to", request.email);\n',
      "",
    ],
    "A request that is sent twice is mailed once": [
      "    if (!inserted) return false;\n",
      '    if (!inserted) return jobs.enqueue(tx, requestReceivedMail, { requestId: "" }).then(() => false);\n',
    ],
  }),
  ...guardsIn(`${MAGAZINE}/requests/request.mail-jobs.ts`, REQUESTS, {
    "Nobody has the house mail their words to somebody else": [
      `coalesce(lower(request.email) = lower("user".email), false)`,
      "true",
    ],
  }),
  ...guardsIn(`${MAGAZINE}/requests/create-request.ts`, ONCE, {
    "A member asks for the reduced price of the magazine once": [
      "year.isReducedOnce && viewer && (await readHadReducedYear(db, viewer.id))",
      "false",
    ],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/invoice-request.ts`, ONCE, {
    "The reduced price of the magazine is invoiced once a person": [
      'price === "reduced" && year.isReducedOnce && (await hadItReduced(tx, request))',
      "false",
    ],
    "Two invoices of the magazine for one person wait for each other": ["  await lockSalesTo(tx, user_id);\n", ""],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/queries/sold-add-on.ts", ONCE, {
    "A magazine that somebody asks to pay in instalments is theirs at the reduced price": [
      " and ${isSold}",
      " and false",
    ],
    "Who was invoiced the magazine at the reduced price does not buy it with a course": [
      "or ${addOn} = 'verzin' and ${wasInvoicedReduced(userId, except.request)}",
      "",
    ],
  }),
  ...guardsIn(`${MAGAZINE}/requests/request-input.ts`, REQUESTS, {
    "The same request sent at the same time is one": [
      "fingerprint: tokenHash(JSON.stringify(filledIn).toLowerCase()),",
      "fingerprint: tokenHash(crypto.randomUUID()),",
    ],
    "The reduced price is for addresses where it is given": [
      "    ...(asksReduced === true && reducedPrice === null && { asksReduced: noReducedPrice(year) }),\n",
      "",
    ],
  }),
  ...guardsIn("api/src/features/personal-data/lock-person-and-content.ts", ERASING, {
    "An erasure and staff who handles a request for the magazine wait for each other": [
      "select id from magazine_subscriptions as row where ${ownRequests({ id })}",
      "select null::uuid",
    ],
  }),
  ...guardsIn(`${MAGAZINE}/requests/erase-requests.ts`, REQUESTS, {
    "What waits in the queue is not erased": ["coalesce(row.sent_at, row.cancelled_at)", "row.requested_at"],
  }),
  ...guardsIn(
    "api/src/features/personal-data/registry/magazine.ts",
    ["api/src/features/personal-data/reused-address.test.ts"],
    {
      "Requests from an address are erased with who had it then": [
        'rowsSentTo("requested_at")(person)',
        "sql`lower(row.email) = (select lower(email) from users where id = ${person.id})`",
      ],
    },
  ),
  ...guardsIn(`${MAGAZINE}/shipments/lock-shipment.ts`, SHIPMENTS, {
    "Who was erased gets no address again": [" || first_name === null", " || first_name === undefined"],
    "What is paid back is not sent": ["  if (shipment.credited_at) throw paidBack();\n", ""],
    "What is sent and what is paid back wait for each other": [
      "const locked = await lockEnrolment(tx, known.enrolment_id, { missing: noSuchShipment });",
      'const enrolment = await tx.selectFrom("enrolments").selectAll().where("id", "=", known.enrolment_id).executeTakeFirstOrThrow();\n  const locked = { enrolment };',
    ],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/mark-shipment.ts`, SHIPMENTS, {
    "That something was sent is not taken back from who pays again": [
      "    if (isOfWhoPaysAgain) throw paysAgain();\n",
      "",
    ],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/lock-shipment.ts`, QUEUE, {
    "Two colleagues who handle one request wait for each other": ["    .forUpdate()\n", ""],
    "What is cancelled is not sent": ["  if (request.cancelled_at) throw cancelled();\n", ""],
    "What is erased is not handled": ["  if (name === null || email === null) throw noSuchShipment();\n", ""],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/cancel-request.ts`, QUEUE, {
    "What is sent is not cancelled": ["    if (request.sent_at) throw alreadySent();\n", ""],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/mark-shipment.ts`, QUEUE, {
    "What was asked again is not taken back to the queue": ["isUniqueViolation(error) ? askedAgain() : error", "error"],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/delete-request.ts`, QUEUE, {
    "A request that was invoiced is not deleted": ["    if (await hasInvoice(tx, id)) throw invoiceStays();\n", ""],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/change-address.ts`, SHIPMENTS, {
    "An address that staff changes has a postal code of its country": [
      "  refuseWith(problemsOfPlace(to, PLACE));\n",
      "",
    ],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/select-shipments.ts`, SHIPMENTS, {
    "Who had a year of the magazine gets no next issue": ["coalesce(${RUNS_UNTIL} > ${now}, true)", "true"],
  }),
  ...guardsIn(`${MAGAZINE}/shipments/select-shipments.ts`, QUEUE, {
    "A cancelled request is off the queue": ['    .where("request.cancelled_at", "is", null)\n', ""],
    "An erased request is off the queue": ['    .where("request.name", "is not", null)\n', ""],
  }),
  ...guardsIn(`${MAGAZINE}/issues/issue.policy.ts`, ISSUES, {
    "An issue is read from when it is published": ['.where("issue.published_at", "<=", now)', ""],
    "What is no longer of the magazine stands in no issue": ['    .where("article.type", "in", MAGAZINE_TYPES)', ""],
  }),
  ...guardsIn("api/src/features/content/articles/article-author.ts", ISSUES, {
    "Who is blocked is not named as an author": [" where blocked_at is null", ""],
  }),
  ...guardsIn(`${MAGAZINE}/issues/queries/download-issue.ts`, ISSUES, {
    "The introduction of an issue stands in its EPUB as it was typed": ["escapeHtml(paragraph)", "paragraph"],
  }),
  ...guardsIn(`${MAGAZINE}/issues/issue-writing.ts`, STAFF_ISSUES, {
    "Only articles of the magazine are added to an issue": ["!isHeld && !isOfMagazine", "false"],
    "An article that stands in another issue is not added": ["if (held)", "if (false)"],
  }),
  ...guardsIn(`${MAGAZINE}/issues/issue-writing.ts`, [`${MAGAZINE}/issues/issue-races.test.ts`], {
    "Editors who swap articles between issues, or delete one, wait for each other": ["    .forNoKeyUpdate()\n", ""],
  }),
];
