import { guardsIn } from "../guard.ts";

const FILES = "api/src/platform/files";
const MAIL = "api/src/platform/mail";
const HTTP = "server/src/http";
const BACKUP = "server/src/backup";

export const serverGuards = [
  ...guardsIn("api/src/platform/network.ts", ["api/src/platform/network.test.ts"], {
    "A client cannot forge its network address": [
      'return chain[Math.max(0, chain.length - 1 - trustProxy)] ?? "";',
      'return chain[0] ?? "";',
    ],
    "All IPv6 addresses of one /64 count as one network": [
      "return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`;",
      "return parsed.toNormalizedString();",
    ],
  }),
  ...guardsIn(`${HTTP}/metrics.ts`, [`${HTTP}/metrics.test.ts`], {
    "A made-up method is not counted under its name": [
      'METHODS.has(req.method ?? "") ? (req.method ?? "") : "other"',
      'req.method ?? ""',
    ],
    "Metrics are served even if the database does not respond": [
      "jobs.countByKind().catch(() => undefined)",
      "jobs.countByKind()",
    ],
  }),
  ...guardsIn("api/src/platform/http/api-app.ts", [`${HTTP}/metrics.test.ts`], {
    "A made-up path is not counted under its name": [
      'labelsOf(raw).route = routeOptions.url ?? "";',
      'labelsOf(raw).route = raw.url ?? "";',
    ],
  }),
  ...guardsIn(`${HTTP}/send-stream.ts`, [`${HTTP}/send-stream.test.ts`], {
    "A page is released when its visitor is gone before it is rendered": [
      "if (res.destroyed) {",
      "if (false as boolean) {",
    ],
  }),
  ...guardsIn(`${HTTP}/like-form.ts`, [`${HTTP}/like-form.test.ts`], {
    "A like by form is accepted only from a page of the site itself": [
      "...Object.fromEntries(passedOn),",
      '...Object.fromEntries(passedOn), origin: originOf(sites, "community"),',
    ],
    "A like by form carries the token of its page": [
      '"x-csrf-token": form.get("token") ?? "",',
      '"x-csrf-token": (await api.app.inject({ url: "/api/auth/csrf-token", headers: { ...Object.fromEntries(passedOn), host: new URL(apiOriginOf(sites, "community")).host } })).json().data.token,',
    ],
  }),
  ...guardsIn(`${HTTP}/read-text.ts`, [`${HTTP}/like-form.test.ts`], {
    "The size of a form is limited": ["if (text.length > maxBytes) return undefined;", ""],
  }),
  ...guardsIn(`${MAIL}/mailer.ts`, [`${MAIL}/mail-log.test.ts`], {
    "A job that runs again does not send accepted mails again": ['.where("mail_log.sent_at", "is", null),', ","],
    "An accepted mail is recorded even if the database is unavailable for a moment": [
      "await insist(() => recordOutcome({ sent_at: clock.now() }));",
      "await recordOutcome({ sent_at: clock.now() });",
    ],
  }),
  ...guardsIn(`${FILES}/file-store.ts`, ["server/src/files-in-s3.test.ts"], {
    "Deleting a folder in S3 keeps those whose names begin with the same characters": [
      "await disk.driver.deleteAll(folder);",
      "await disk.deleteAll(folder);",
    ],
    "A file that S3 refuses to delete is not reported as deleted": [
      "if (config.s3 && !(await isEmpty(",
      "if (!config && !(await isEmpty(",
    ],
  }),
  ...guardsIn(`${HTTP}/operator.ts`, [`${HTTP}/operator.test.ts`], {
    "A public web page cannot read metrics through a browser in the private network": [
      "if (headers.host !== undefined && !OPERATOR_HOST.test(headers.host)) return false;",
      "",
    ],
  }),
  ...guardsIn(`${HTTP}/serve-operators.ts`, ["server/src/several-processes.test.ts"], {
    "A process that was told to stop reports that it is not ready": [
      'if (pathname === "/ready" && isStopping()) return sendText(res, 503, "stopping");',
      "",
    ],
  }),
  ...guardsIn("api/src/platform/db/database.ts", ["api/src/platform/db/database.test.ts"], {
    "A connection that is lost in a transaction does not end the process": [
      'pool.on("connect", (client) => client.on("error", () => {}));',
      "",
    ],
  }),
  ...guardsIn(`${HTTP}/drain.ts`, ["server/src/several-processes.test.ts"], {
    "A process that was told to stop keeps answering until proxies have noticed": ["await pause(seconds * 1000);", ""],
    "A process that was told to stop closes each connection after its response": [
      'if (isStopping) res.setHeader("connection", "close");',
      "",
    ],
  }),
  ...guardsIn(`${BACKUP}/backup-folder.ts`, [`${BACKUP}/backup.test.ts`], {
    "A backup is never written into a folder with other content": [
      "if (content.length > 0) throw new Error(`${folder} is not empty: name a new folder for the backup.`);",
      "",
    ],
    "A damaged backup is not restored": ['if (hash.digest("hex") !== sum)', "if (path === sum)"],
  }),
  ...guardsIn(`${BACKUP}/restore-backup.ts`, [`${BACKUP}/backup.test.ts`], {
    "A backup of a newer version is not restored": ["await assertKnownVersion(manifest);", ""],
    "A database is replaced only after the files are written": [
      "await restoreFiles(config, folder, sums);",
      "if (!isEmpty) await emptyDatabase(client); await restoreFiles(config, folder, sums);",
    ],
    "A database in use is not replaced": ["if (running > 0)", "if (running < 0)"],
    "A database with data is replaced only on demand": ["if (tables > 0 && !replace)", "if (tables < 0)"],
  }),
  ...guardsIn(`${BACKUP}/copy-tables.ts`, [`${BACKUP}/backup.test.ts`], {
    "No migration changes a table between the snapshot of a backup and its copy": [
      "await client.query(`lock table ${names}, pgboss.job in access share mode`);",
      "",
    ],
  }),
  ...guardsIn(`${BACKUP}/make-backup.ts`, [`${BACKUP}/backup.test.ts`], {
    "A backup has every file that its database names": ["if (!isSettled) continue;", ""],
    "A backup contains no files of what was deleted before it": ["await dropUnnamed(named, folder, sums);", ""],
  }),
  ...guardsIn("api/src/platform/csv.ts", ["api/src/platform/csv.test.ts"], {
    "A CSV cell is never a formula": [
      'const escapeFormulas = (text: string) => text.replaceAll(FORMULA, "$1\'");',
      "const escapeFormulas = (text: string) => text;",
    ],
  }),
  ...guardsIn(`${MAIL}/mail-layout.ts`, [`${MAIL}/mail-layout.test.ts`], {
    "Text in a mail is escaped": [
      'const text = (content: string, style = "") => `<mj-text ${style}>${escapeHtml(content)}</mj-text>`;',
      'const text = (content: string, style = "") => `<mj-text ${style}>${content}</mj-text>`;',
    ],
    "Addresses in a mail are escaped": [
      'const link = action ? escapeHtml(action.url) : "";',
      'const link = action ? action.url : "";',
    ],
  }),
  ...guardsIn(`${FILES}/file-store.ts`, [`${FILES}/private-files.test.ts`], {
    "Only the account of the server can read stored files": [
      "const makePrivate = (key: string) => (config.s3 ? undefined : chmod(join(location, key), PRIVATE_MODE.file));",
      "const makePrivate = (_key: string) => undefined;",
    ],
  }),
  ...guardsIn(`${FILES}/private-files.ts`, [`${FILES}/private-files.test.ts`], {
    "Only the account of the server can open its folders": ["await chmod(path, PRIVATE_MODE.folder);", ""],
  }),
  ...guardsIn(`${MAIL}/transport.ts`, [`${FILES}/private-files.test.ts`], {
    "Only the account of the server can read mails in the outbox": [
      "await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: PRIVATE_MODE.file });",
      "await writeFile(join(folder, `.${name}`), bytes as Buffer);",
    ],
  }),
  ...guardsIn("api/src/platform/security-log.ts", [`${HTTP}/logs.test.ts`], {
    "The security log contains no e-mail address": [
      'const emailHash = email && sign(config.secret, "security-log", email.toLowerCase()).slice(0, 16);',
      "const emailHash = email;",
    ],
  }),
  ...guardsIn("api/src/platform/log.ts", [`${HTTP}/logs.test.ts`], {
    "The error log contains nothing that somebody typed": ["serializers: { err: loggedError },", ""],
  }),
  ...guardsIn("api/src/platform/http/error-handler.ts", [`${HTTP}/logs.test.ts`], {
    "Refusals are logged": ["logRefusal(request, refusal);", ""],
  }),
  ...guardsIn("api/src/platform/http/run-endpoint.ts", [`${HTTP}/logs.test.ts`], {
    "Acts of staff are in the security log": ['if (isStaffRight(access) && method !== "GET")', "if (false as boolean)"],
  }),
  ...guardsIn("api/src/platform/http/in-process-client.ts", ["api/src/platform/http/in-process-client.test.ts"], {
    "A page that is being rendered changes nothing": [
      'if (endpoint.method !== "GET" && !endpoint.changesNothing)',
      "if (false as boolean)",
    ],
  }),
  ...guardsIn(`${HTTP}/logged-path.ts`, [`${HTTP}/logs.test.ts`], {
    "Logged addresses contain no secrets": [
      'export const loggedPath = (url: string) => (url.split("?")[0] ?? "").replaceAll(SECRETS, "$1…");',
      'export const loggedPath = (url: string) => url.split("?")[0] ?? "";',
    ],
  }),
  ...guardsIn(`${HTTP}/mailbox.ts`, [`${HTTP}/dispatcher.test.ts`], {
    "The test mailbox does not exist in production": [
      "export const hasMailbox = ({ production, smtpUrl }: Config) => !production && !smtpUrl;",
      "export const hasMailbox = ({ smtpUrl }: Config) => !smtpUrl;",
    ],
  }),
  ...guardsIn(`${HTTP}/security-headers.ts`, [`${HTTP}/dispatcher.test.ts`], {
    "A page cannot set another base address": ["\"base-uri 'none'\",", ""],
    "Forms of our pages are submitted to our own site only": ["\"form-action 'self'\",", ""],
    "Other sites cannot show our pages in a frame": ["\"frame-ancestors 'none'\",", ""],
    "Pages show frames of other sites only where lessons show videos": [
      'site === "account" && isLessonPath(pathname) ?',
      'site === "account" ?',
    ],
    "Browsers without frame-ancestors do not show our pages in a frame": ['"x-frame-options": "DENY",', ""],
    "Browsers use https on every site after the first visit": [
      '"max-age=31536000; includeSubDomains"',
      '"max-age=31536000"',
    ],
  }),
  ...guardsIn(`${HTTP}/dispatcher.ts`, [`${HTTP}/media.test.ts`], {
    "An error is never cached in the place of a file": [
      'for (const name of ["cache-control", "etag", "content-disposition"]) res.removeHeader(name);',
      "",
    ],
  }),
  ...guardsIn(`${HTTP}/web-pages.ts`, [`${HTTP}/dispatcher.test.ts`], {
    "Pages of members are not cached": ['if (isMember) headers.set("cache-control", "private, no-store");', ""],
    "A page is refused to a request with two session cookies": [
      "if (hasTwoSessions(req.headers.cookie)) {",
      "if (false as boolean) {",
    ],
  }),
  ...guardsIn(`${HTTP}/web-pages.ts`, [`${HTTP}/web-pages.test.ts`], {
    "Browsers keep no ETag of a member's page": ["isMember || site", "site"],
    "Browsers keep no ETag of a page of the auth site": ['isMember || site === "auth"', "isMember"],
    "A preview is never cached, however its address is written": [
      "new URL(request.url).searchParams.has(PREVIEW_PARAM)",
      "request.url.includes(`${PREVIEW_PARAM}=`)",
    ],
    "A page that the browser already has keeps its nonce": ["if (response.status !== 304)", ""],
  }),
  ...guardsIn("web/src/platform/page-reads.ts", ["web/src/platform/page-reads.test.tsx"], {
    "A page reads no data while it is rendered, because its ETag would not cover that": [
      "if (isRendering)",
      "if (false)",
    ],
  }),
  ...guardsIn("server/src/seo/serve-seo-file.ts", ["server/src/seo/serve-seo-file.test.ts"], {
    "Public feeds and sitemaps are rendered without the cookies of the requester": [
      "cookie: undefined,",
      "cookie: req.headers.cookie,",
    ],
  }),
];
