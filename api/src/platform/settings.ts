import { SITE_NAMES } from "@inktvis/contract/sites";
import * as z from "zod";
import { days } from "./clock.ts";

/** At most `times` in `seconds`. */
export interface Limit {
  times: number;
  seconds: number;
}

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 };
const limit = z
  .string()
  .regex(/^\d+\/\d+[smhd]$/, "write it as times/period, such as 10/15m")
  .transform((text): Limit => {
    const [times, period] = text.split("/") as [string, string];
    return {
      times: Number(times),
      seconds: Number.parseInt(period, 10) * SECONDS[period.at(-1) as keyof typeof SECONDS],
    };
  });
/** A number of days, as milliseconds. */
const term = z
  .string()
  .regex(/^[1-9]\d{0,4}d$/, "write a number of days, such as 90d")
  .transform((text) => days(Number.parseInt(text, 10)));
/** As milliseconds. */
const duration = z
  .string()
  .regex(/^[1-9]\d{0,4}[smhd]$/, "write a length of time, such as 30m")
  .transform((text) => 1000 * Number.parseInt(text, 10) * SECONDS[text.at(-1) as keyof typeof SECONDS]);
const port = z.coerce.number<string>().int().min(0).max(65_535);
/** Number of proxies; `on` means one. */
const hops = z
  .string()
  .regex(/^(on|off|\d{1,2})$/, "write the number of proxies in front, such as 1")
  .transform((value) => ({ on: 1, off: 0 })[value] ?? Number(value));
const onOff = z.enum(["on", "off"]).transform((value) => value === "on");

/** `Instagram=https://… YouTube=https://…`: names and addresses, with spaces between. */
const namedLinks = z
  .string()
  .transform((text) =>
    text
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(/=(.*)/s)),
  )
  .refine((pairs) => pairs.every(([name, href = ""]) => name && href.startsWith("https://") && URL.canParse(href)), {
    error: "write name=address, such as Instagram=https://www.instagram.com/name",
  })
  .transform((pairs) => pairs.map(([title = "", href = ""]) => ({ title, href })));

/** Settings from the environment; `doc` is for the table in the README. */
const optional = <S extends z.ZodType>(schema: S, doc: string) => schema.optional().meta({ doc });
const withDefault = <S extends z.ZodType>(schema: S, doc: string, fallback: z.input<S> & string) =>
  schema.prefault(fallback).meta({ doc, fallback });

/** Every setting of the product, once. The README's table is made from it (`npm run docs`). */
export const settings = {
  NODE_ENV: withDefault(
    z.string(),
    "`production` requires a secret and disables the demo and the mailbox",
    "development",
  ),
  PORT: withDefault(port, "Port that the process listens on", "3000"),
  HOST: withDefault(z.string(), "Address that the process listens on", "127.0.0.1"),
  DATA_DIR: withDefault(z.string(), "Folder for the embedded database, uploads, secret and mails", "./data"),
  DATABASE_URL: optional(z.string(), "Your own PostgreSQL 18; without it one is started in DATA_DIR"),
  DATABASE_POOL: withDefault(z.coerce.number<string>().int().min(2), "Connections to the database per process", "10"),
  SITES_DOMAIN: withDefault(z.string().toLowerCase(), "Parent domain of the hosts of all sites", "localhost"),
  SITES_SCHEME: withDefault(z.enum(["http", "https"]), "URL scheme of the sites", "http"),
  SITES_PORT: optional(z.string(), "Port in the addresses of the sites; PORT on http, none on https"),
  TRUST_PROXY: withDefault(
    hops,
    "Number of your own proxies in front; that many entries at the end of X-Forwarded-For are trusted",
    "0",
  ),
  SESSION_SECRET: optional(
    z.string().min(32),
    "Key for cookies, mail links, authenticator apps and recovery codes, which stop working when it changes; generated in DATA_DIR, required in production",
  ),
  SMTP_URL: optional(z.string(), "Mail server; without it mails land in DATA_DIR/outbox"),
  MAIL_FROM: withDefault(
    z.string(),
    "Sender of every mail, and the contact address on pages",
    "Inktvis <info@inktvis.example>",
  ),
  SOCIAL_LINKS: optional(
    namedLinks,
    "Social media of the house, in the footer of its site: `Instagram=https://… YouTube=https://…`",
  ),
  SHOP_URL: withDefault(
    z.url({ protocol: /^https$/ }),
    "External shop that sells the books of the house: the menu and the pages of products with a price link to it",
    "https://winkel.inktvis.example/",
  ),
  S3_BUCKET: optional(z.string(), "Bucket for uploads; without it they are stored in DATA_DIR/files"),
  S3_ENDPOINT: optional(z.string(), "Address of the S3 service"),
  S3_REGION: withDefault(z.string(), "Region of the bucket", "eu-west-1"),
  S3_ACCESS_KEY_ID: optional(z.string(), "Key of the S3 service"),
  S3_SECRET_ACCESS_KEY: optional(z.string(), "Secret of the S3 service"),
  MOLLIE_API_KEY: optional(
    z.string(),
    "API key of Mollie, the payment provider; without it there is a practice till, and in production nobody can pay",
  ),
  MOLLIE_API_URL: withDefault(z.url(), "Address of Mollie's API", "https://api.mollie.com"),
  STAFF_SECOND_FACTOR: optional(
    onOff,
    "Whether the staff room requires a sign-in with a second step; off unless in production",
  ),
  DEMO: optional(onOff, "Whether demo data fills an empty database; on unless in production"),
  WORKER: withDefault(onOff, "Whether this process also runs jobs", "on"),
  STOP_DELAY: withDefault(
    z.coerce.number<string>().min(0).max(600),
    "Seconds that a process keeps serving after SIGTERM while `/ready` says 503: as long as your proxy needs to notice",
    "0",
  ),
  WORKER_PORT: optional(
    port,
    "Port on which a process that only runs jobs serves /health and /metrics; without it they are not served",
  ),
  LOG_LEVEL: withDefault(z.enum(["debug", "info", "warn", "error", "silent"]), "Lowest level that is logged", "info"),
  ENROLMENT_EXPIRES: withDefault(
    duration,
    "How long a seat in a course is reserved during payment; starting a payment reserves it as long again, up to three times as long in total",
    "30m",
  ),
  SEAT_OFFER_LASTS: withDefault(
    duration,
    "How long a seat is reserved for the first person on the waiting list of a course",
    "48h",
  ),
  TEST_RETRY_AFTER: withDefault(
    duration,
    "How long people who failed a test of an online course have to wait before they try again",
    "24h",
  ),
  LIMIT_SIGN_IN: withDefault(
    limit,
    "Sign-in attempts per account from one network address, for the password and the second step separately; ten times as many per account, and per network address",
    "10/15m",
  ),
  LIMIT_REGISTER: withDefault(
    limit,
    "Registrations per network address, and separately as many requests for the newsletter",
    "20/1h",
  ),
  LIMIT_MAILS: withDefault(
    limit,
    "Confirmation and reset mails per e-mail address and network, and ten times that per address",
    "5/1h",
  ),
  LIMIT_RESET: withDefault(
    limit,
    "Requests for a password reset or for another copy of a mail per network address",
    "20/1h",
  ),
  LIMIT_REPORTS: withDefault(limit, "Reports of texts per person", "20/1h"),
  LIMIT_RENAMES: withDefault(
    limit,
    "Changes of nickname per person, each of which reserves a profile address",
    "10/1d",
  ),
  LIMIT_DRAFTS: withDefault(limit, "Draft saves per person while they write", "1500/1h"),
  LIMIT_TEXTS: withDefault(
    limit,
    "Saves of texts, profiles, contests, courses, lessons and activities per person",
    "300/1h",
  ),
  LIMIT_UPLOADS: withDefault(limit, "Pictures and documents uploaded per person", "200/1h"),
  LIMIT_DOWNLOADS: withDefault(
    limit,
    "Generated files downloaded per person: texts, lists, attests, invoices; issues of the magazine per network address",
    "60/1h",
  ),
  LIMIT_INVITATIONS: withDefault(limit, "Invitations to contests and courses mailed per organiser", "1000/1d"),
  LIMIT_PAYMENTS: withDefault(limit, "Payments for courses started per person", "20/1h"),
  LIMIT_MESSAGES: withDefault(limit, "Messages to jurors and participants of contests per organiser", "20/1d"),
  LIMIT_COURSE_MAILS: withDefault(
    limit,
    "Mails to the participants of courses per organiser, and test mails of a newsletter to oneself",
    "20/1d",
  ),
  LIMIT_SUBSCRIPTIONS: withDefault(limit, "Requests for the magazine per network address", "20/1h"),
  LIMIT_CERTIFICATES: withDefault(limit, "Certificate codes verified per network address", "100/1h"),
  LIMIT_PREVIEWS: withDefault(limit, "Previews opened per network address by people who are not editors", "60/1h"),
  KEEP_AUDIT_LOG: withDefault(term, "How long the audit log is kept", "1825d"),
  KEEP_MAIL_LOG: withDefault(term, "How long the mail log and unsubscribe links are kept", "90d"),
  KEEP_PAGE_VIEWS: withDefault(term, "How long page view counts are kept", "730d"),
  KEEP_SIGN_INS: withDefault(term, "How long a sign-in that has ended is kept, counted from its start", "7d"),
  KEEP_DRAFTS: withDefault(term, "How long a draft is kept after its last change", "1095d"),
  KEEP_SUBSCRIPTIONS: withDefault(
    term,
    "How long a request for the magazine is kept after it was sent or cancelled",
    "730d",
  ),
  KEEP_INVITATIONS: withDefault(
    term,
    "How long an invitation that was not accepted is kept after it was sent and what it invites to has ended",
    "365d",
  ),
  KEEP_BEGUN_ENROLMENTS: withDefault(
    term,
    "How long an unfinished enrolment is kept after its course has ended",
    "365d",
  ),
};

export const hostSettings = Object.fromEntries(
  SITE_NAMES.map((name) => [`HOST_${name.toUpperCase()}`, z.string().toLowerCase().optional()]),
);
