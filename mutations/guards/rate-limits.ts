import { guardsIn } from "../guard.ts";

const SOURCES = "api/src";

/** A guard whose source is a call that counts a hit and refuses over the limit, or a condition that does so. */
const limit = (guard: string, file: string, source: string, test = `${SOURCES}/rate-limits.test.ts`) =>
  guardsIn(`${SOURCES}/${file}`, [test], {
    [guard]: [source, source.startsWith("!") ? "false" : "void 0;"],
  });

export const rateLimitGuards = [
  ...limit(
    "An action that is repeated too often is refused",
    "platform/limits/rate-limit.ts",
    "!(await consumeRateLimit(ctx, limit, ...key))",
  ),
  ...limit(
    "Courses are saved within a limit",
    "features/courses/courses/course-input.ts",
    'await limitMember(ctx, "texts");',
  ),
  ...limit(
    "Courses are copied within a limit",
    "features/courses/courses/operations/copy-course.ts",
    'await limitMember(ctx, "texts");',
  ),
  ...limit(
    "Activities are saved within a limit",
    "features/activities/activities/activity-input.ts",
    'await limitMember(ctx, "texts");',
  ),
  ...limit(
    "Online courses are saved within a limit",
    "features/ecourses/ecourses/ecourse-input.ts",
    'await limitMember(ctx, "texts");',
  ),
  ...limit(
    "Lessons are saved within a limit",
    "features/ecourses/syllabus/lesson-input.ts",
    'await limitMember(ctx, "texts");',
  ),
  ...limit(
    "The word of a jury is saved within a limit",
    "features/contests/results/result-input.ts",
    'await limitMember(ctx, "texts");',
  ),
  ...limit(
    "Pictures of forms are uploaded within a limit",
    "features/media/images/save-with-pictures.ts",
    'await limitMember(ctx, "uploads");',
  ),
  ...limit(
    "Documents for the academy are uploaded within a limit",
    "features/academy/registrations/operations/register.ts",
    'await limitMember(ctx, "uploads");',
  ),
  ...limit(
    "Attendance lists are downloaded within a limit",
    "features/enrolments/attendance/queries/export-attendance.ts",
    'await limitMember(ctx, "downloads");',
  ),
  ...limit(
    "Attests are downloaded within a limit",
    "features/enrolments/attendance/queries/export-attest.ts",
    'await limitMember(ctx, "downloads");',
  ),
  ...limit(
    "Issues of the magazine are downloaded within a limit",
    "features/magazine/issues/queries/download-issue.ts",
    'await limitRate(ctx, ctx.config.limits.downloads, "download", ctx.viewer?.id ?? ctx.network);',
  ),
  ...limit(
    "Shipments of the magazine are downloaded within a limit",
    "features/magazine/shipments/export-shipments.ts",
    'await limitMember(ctx, "downloads");',
  ),
  ...limit(
    "Lists of invoices are downloaded within a limit",
    "features/billing/invoices/queries/export-invoices.ts",
    'await limitMember(ctx, "downloads");',
  ),
  ...limit(
    "Invoices are downloaded within a limit",
    "features/billing/invoices/queries/download-invoice-file.ts",
    'await limitMember(ctx, "downloads");',
  ),
  ...limit(
    "Addresses of the newsletter are downloaded within a limit",
    "features/newsletter/newsletters/queries/newsletter-subscribers.ts",
    'await limitMember(ctx, "downloads");',
  ),
  ...limit(
    "Tests of newsletters are mailed within a limit",
    "features/newsletter/newsletters/operations/test-newsletter.ts",
    'await limitRate(ctx, ctx.config.limits.courseMails, "newsletter-tests", ctx.viewer.id);',
  ),
  ...limit(
    "Subscriptions to the newsletter are requested within a limit",
    "features/newsletter/subscriptions/operations/subscribe.ts",
    'await limitRate(ctx, ctx.config.limits.register, "newsletter", ctx.network);',
  ),
  ...limit(
    "Tests of mails to participants are mailed within a limit",
    "features/enrolments/mailings/operations/test-mailing.ts",
    '!(await consumeRateLimit({ db: tx, now: ctx.now }, limit, "course-mail-tests", ctx.viewer.id))',
  ),
  ...limit(
    "Mails to participants are sent within a limit",
    "features/courses/courses/limit-course-mails.ts",
    '!(await consumeRateLimit({ db: tx, now }, limit, "course-mails", viewer.id))',
    `${SOURCES}/features/enrolments/mailings/mailings.test.ts`,
  ),
  ...limit(
    "Messages of an organiser are sent within a limit",
    "features/contests/messages/limit-messages.ts",
    '!(await consumeRateLimit({ db: tx, now }, limit, "messages", viewer.id))',
    `${SOURCES}/features/contests/messages/messages.test.ts`,
  ),
  ...limit(
    "Payments are begun within a limit",
    "features/enrolments/payments/operations/get-payment-url.ts",
    '!(await consumeRateLimit({ db: tx, now }, ctx.config.limits.payments, "payment", ctx.viewer.id))',
    `${SOURCES}/features/enrolments/payments/paying.test.ts`,
  ),
  ...limit(
    "Booklets of entries are downloaded within a limit",
    "features/contests/contest-exports/queries/export-pdf.ts",
    'await limitMember(ctx, "downloads");',
    `${SOURCES}/features/contests/contest-exports/contest-exports.test.ts`,
  ),
  ...limit(
    "Second steps are tried within a limit from one network",
    "features/accounts/second-factor/complete-second-step.ts",
    'await limitRate(ctx, { times: times * 10, seconds }, "second-step-from", ctx.network);',
    `${SOURCES}/features/accounts/second-factor/pending-second-step.test.ts`,
  ),
];
