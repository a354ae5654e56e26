import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { SITE_NAMES, type SiteAddresses, type SiteName } from "@inktvis/contract/sites";
import * as z from "zod";
import { hostSettings, settings } from "./settings.ts";

export type Config = ReturnType<typeof readConfig>;

/** Reads and validates the environment. Throws one line that says what is wrong and what to do. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const read = z.object(settings).safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`Setting ${issue?.path.join(".")}: ${issue?.message}`);
  }
  const env = read.data;
  const production = env.NODE_ENV === "production";
  const dataDir = resolve(env.DATA_DIR);
  const sites = addressesOf(env, z.object(hostSettings).parse(given));
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    sites,
    trustProxy: env.TRUST_PROXY,
    secret: env.SESSION_SECRET ?? storedSecret(dataDir, production),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    socialLinks: env.SOCIAL_LINKS ?? [],
    shopUrl: env.SHOP_URL,
    s3: bucketOf(env),
    mollie: env.MOLLIE_API_KEY ? { key: env.MOLLIE_API_KEY, url: env.MOLLIE_API_URL } : undefined,
    staffSecondFactor: env.STAFF_SECOND_FACTOR ?? production,
    demo: env.DEMO ?? !production,
    worker: env.WORKER,
    stopDelay: env.STOP_DELAY,
    workerPort: env.WORKER_PORT,
    logLevel: env.LOG_LEVEL,
    /** How long a seat is held, in milliseconds. */
    enrolmentExpires: env.ENROLMENT_EXPIRES,
    /** How long a seat is held for the first person on a waiting list, in milliseconds. */
    seatOfferLasts: env.SEAT_OFFER_LASTS,
    /** How long somebody who failed a test has to wait before trying again, in milliseconds. */
    testRetryAfter: env.TEST_RETRY_AFTER,
    limits: withPrefix(env, "LIMIT_"),
    /** How long rows are kept, in milliseconds. */
    keep: withPrefix(env, "KEEP_"),
  };
}

/** `COURSE_MAILS` as `courseMails`. */
type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;
const camelCase = (name: string) => name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

type WithPrefix<Env, Prefix extends string> = {
  [Name in keyof Env as Name extends `${Prefix}${infer Rest}` ? CamelCase<Rest> : never]: Env[Name];
};

/** The settings whose names begin with a prefix, by the rest of their names: `LIMIT_COURSE_MAILS` is `courseMails`. */
const withPrefix = <Env extends object, Prefix extends string>(env: Env, prefix: Prefix): WithPrefix<Env, Prefix> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[camelCase(name.slice(prefix.length)), value]] : [],
    ),
  ) as WithPrefix<Env, Prefix>;

function bucketOf(env: z.infer<z.ZodObject<typeof settings>>) {
  if (!env.S3_BUCKET) return undefined;
  return {
    bucket: env.S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

const DEFAULT_PORTS = { http: "80", https: "443" };

function addressesOf(
  env: { SITES_DOMAIN: string; SITES_SCHEME: "http" | "https"; SITES_PORT?: string | undefined; PORT: number },
  given: Record<string, string | undefined>,
): SiteAddresses {
  const hosts = Object.fromEntries(
    SITE_NAMES.map((name) => [name, given[`HOST_${name.toUpperCase()}`] ?? `${name}.${env.SITES_DOMAIN}`]),
  ) as Record<SiteName, string>;
  // A site below another would receive the other's session cookie.
  for (const [name, host] of Object.entries(hosts)) {
    const above = Object.entries(hosts).find(([other, suffix]) => other !== name && `.${host}`.endsWith(`.${suffix}`));
    if (above)
      throw new Error(
        `Setting HOST_${name.toUpperCase()}: ${host} may not equal, or be a subdomain of, the host of ${above[0]}`,
      );
  }
  const port = env.SITES_PORT ?? (env.SITES_SCHEME === "http" ? String(env.PORT) : "");
  // Browsers leave the default port out of the origin that they send.
  return { scheme: env.SITES_SCHEME, port: port === DEFAULT_PORTS[env.SITES_SCHEME] ? "" : port, hosts };
}

/** One secret for all processes that use this data folder. */
function storedSecret(dataDir: string, production: boolean) {
  if (production) throw new Error("Setting SESSION_SECRET: give it at least 32 characters in production");
  const file = join(dataDir, "session-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    // Written to a temporary file and linked atomically: of several processes that start at once, one wins.
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, randomBytes(32).toString("base64url"), { mode: 0o600 });
    try {
      linkSync(temporary, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      unlinkSync(temporary);
    }
  }
  return readFileSync(file, "utf8").trim();
}
