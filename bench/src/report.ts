import type { Amounts, Growth } from "./amounts.ts";
import type { KillResult } from "@inktvis/server/src/testing/kill-rounds.ts";
import type { PaymentResult } from "@inktvis/server/src/testing/payment-rounds.ts";
import type { Followers } from "./followers.ts";
import type { Hostile } from "./hostile.ts";
import { KINDS } from "./first-visit.ts";
import type { Overview } from "./overview.ts";
import type { PageResults } from "./pages.ts";
import type { Ratio } from "./ratios.ts";
import type { Rush } from "./rush.ts";
import type { Soaked } from "./soak.ts";

interface Results {
  ratios: Ratio[];
  pages: PageResults;
  soaked: Soaked;
  amounts: Amounts;
  rush: Rush;
  followers: Followers;
  overview: Overview;
  hostile: Hostile;
  kills: KillResult;
  payments: PaymentResult;
  enrolmentRush: PaymentResult;
  cores: number;
  node: string;
}

const ms = (value: number) => value.toFixed(2);
const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const verdict = ({ ratio, most }: Growth) => `${most}: ${ratio <= most ? "yes" : "**no**"}`;

/** Response times by number of texts. */
export const amountsTable = ({ small, big, growth }: Amounts) =>
  table(
    ["What", "p95 ratio", "at most", `p95 ms, ${small} texts`, `p95 ms, ${big} texts`],
    growth.map((each) => [each.name, `**${each.ratio.toFixed(2)}**`, verdict(each), ms(each.small), ms(each.big)]),
  );

const pair = (product: string, bare: string) => `${product} / ${bare}`;

/** CPU, speed and bytes compared with the bare server. */
export const ratiosTable = (ratios: readonly Ratio[]) =>
  table(
    [
      "What",
      "Compression",
      "CPU, × bare",
      "CPU ms, server (product / bare)",
      "CPU ms, PostgreSQL (product / bare)",
      "requests/s (product / bare)",
      "p95 ms (product / bare)",
      "bytes (product / bare)",
    ],
    ratios.map(({ name, encoding, cpu, product, bare }) => [
      name,
      encoding,
      `**${cpu.toFixed(2)}**`,
      pair(ms(product.server), ms(bare.server)),
      pair(ms(product.postgres), ms(bare.postgres)),
      pair(product.perSecond.toFixed(0), bare.perSecond.toFixed(0)),
      pair(ms(product.p95), ms(bare.p95)),
      pair(String(product.bytes), String(bare.bytes)),
    ]),
  );

const pageName = (url: string) => `${new URL(url).hostname.split(".")[0]}${new URL(url).pathname}`;

/** What pages transfer, and their Lighthouse scores. */
export const pagesText = ({ visits, scores }: PageResults) => `kB as sent, by kind.

${table(
  ["Page", "on a", "kB in all", "requests", ...KINDS, "pictures that are not sharp"],
  visits.map(({ url, screen, total, requests, bytes, blurred }) => [
    pageName(url),
    screen,
    `**${kb(total)}**`,
    String(requests),
    ...KINDS.map((kind) => kb(bytes[kind] ?? 0)),
    blurred.length === 0 ? "none" : `**${blurred.length}**`,
  ]),
)}

Lighthouse with its phone profile, medians of three runs; the first score depends on what else the machine is doing.

${table(
  ["Page", "performance / accessibility / best practices / SEO", "LCP, ms", "blocked, ms"],
  scores.map(({ url, scores: each, lcp, blocked }) => [
    pageName(url),
    `**${each.map((score) => score.toFixed(0)).join(" / ")}**`,
    lcp.toFixed(0),
    blocked.toFixed(0),
  ]),
)}`;

/** The memory use over many pages, as a sentence. */
export const soakText = ({ pages, before, after, peakRss }: Soaked) =>
  `${pages} pages with brotli: the heap after collection went from ${mb(before)} MB to ${mb(after)} MB; the process held at most ${mb(peakRss)} MB.`;

/** The result of the rush, as sentences. */
export const rushText = (rush: Rush) =>
  `${rush.people} people saved and handed in during the last ${rush.seconds} seconds before a deadline, and some after it:
${rush.accepted} entries accepted, ${rush.refused} calls refused because the contest was over, ${rush.otherwise.length} other responses
${rush.otherwise.length > 0 ? `(${[...new Set(rush.otherwise)].join("; ")}) ` : ""}· ${rush.lost} entries lost, or stored though not accepted · ${rush.late} entries from after the deadline.
p95 of all calls ${ms(rush.p95)} ms, **${(rush.p95 / rush.quietP95).toFixed(1)}** times that of the same calls one after another (${ms(rush.quietP95)} ms).`;

/** The result of the followers, as sentences. */
export const followersText = ({ followers, answeredMs, undisturbed, killedTwice }: Followers) =>
  `Publishing a text of an author with ${followers} followers answered after ${answeredMs.toFixed(0)} ms.
All had their notification after **${undisturbed.seconds.toFixed(1)} s** (${undisturbed.wrong} missing or double), the start of the worker included;
**${killedTwice.seconds.toFixed(1)} s** with the worker killed -9 twice on the way (${killedTwice.wrong} missing or double).`;

/** The target: the overview of a long online course takes at most this many times as long as that of a short one. */
const OVERVIEW_RATIO = 1.5;

/** The overview of an online course, as sentences. */
export const overviewText = ({ calls, sides: { many, few }, times, bytes }: Overview) => {
  const [ratio, ofWords] = [times.many / times.few, times.many / times.short];
  return `The overview of an online course of ${many.lessons} lessons of ${many.words} words took **${ratio.toFixed(2)}** times that of one of ${few.lessons} (at most ${OVERVIEW_RATIO}: ${ratio <= OVERVIEW_RATIO ? "yes" : "**no**"}),
and **${ofWords.toFixed(2)}** times that of ${many.lessons} lessons of one word: ${ms(times.many)}, ${ms(times.few)} and ${ms(times.short)} ms, the medians of ${calls} alternating calls,
for ${kb(bytes.many)}, ${kb(bytes.few)} and ${kb(bytes.short)} kB of JSON.`;
};

/** Targets for the 99th percentile, in milliseconds. */
const TARGETS = { robots: 250, page: 1500 };
const withTarget = (time: number, target: number) =>
  `p99 **${time.toFixed(0)} ms** (${time <= target ? "within" : "**over**"} ${target})`;

/** The result of the hostile members, as sentences. */
export const hostileText = ({ members, seconds, calls, broken, robots, page, save }: Hostile) =>
  `${members} members did the worst that their limits allow for ${seconds} seconds, everything at once: ${calls} calls with drafts,
texts, profiles, pictures, downloads and JSON that take longest, ${broken.length === 0 ? "none answered as if something were broken" : `**broken: ${broken.join("; ")}**`}.
Meanwhile /robots.txt answered with ${withTarget(robots.p99, TARGETS.robots)}, slowest ${robots.slowest.toFixed(0)} ms; a reading page with
${withTarget(page.p99, TARGETS.page)}, slowest ${page.slowest.toFixed(0)} ms; keeping a draft of two pages took p99 ${save.p99.toFixed(0)} ms.`;

/** What was lost by the kills, as sentences. */
export const killsText = (kills: KillResult) =>
  `Web, worker and database were killed -9 in ${kills.rounds} rounds, while people wrote and registered: of ${kills.acknowledged} acknowledged writes
**${kills.lost} lost** and **${kills.doubled} double**, ${kills.unmailed} registrations without their mail; of ${kills.mails} mails **${kills.mailedTwice} double**,
${kills.handedOverTwice} handed to the mail server twice with the same Message-ID.`;

/** Enrolling and paying while Mollie fails. */
export const paymentsText = (result: PaymentResult) =>
  `${result.people} people wanted ${result.seats} seats, ${result.atOnce} at the same time, while Mollie failed and worker and web were killed -9
${result.kills} times: ${result.calls} calls were answered and ${result.failures} failed or got no answer; ${result.refusedAsFull} people were told that the course is full.
Of ${result.paid} payments **${result.unsettled} unsettled** ${result.settledIn.toFixed(1)} s after the last, **${result.doubled} double**; of ${result.finalized} enrolments **${result.oversold} oversold**;
**${result.gaps} gaps** in the invoices. p95 of all calls **${ms(result.p95)} ms**.`;

export const enrolmentRushText = ({
  people,
  within = 0,
  calls,
  p95,
  finalized,
  unsettled,
  oversold,
  gaps,
}: PaymentResult) =>
  `${people} people enrolled and paid within ${within / 1000} s: p95 of ${calls} calls **${ms(p95)} ms**, ${finalized} enrolments, **${unsettled} unsettled**,
**${oversold} oversold**, **${gaps} gaps** in the invoices.`;

/** bench/RESULTS.md */
export const report = ({
  ratios,
  pages,
  soaked,
  amounts,
  rush,
  followers,
  overview,
  hostile,
  kills,
  payments,
  enrolmentRush,
  cores,
  node,
}: Results) => `# Results of \`npm run bench\`

Rewritten by every run; ${cores} cores, Node ${node}, 10 connections. The bare handler is Fastify + pg with the SQL statements,
the compression and the response of the product, and nothing else. Both are measured alternately in the same run (medians of
five rounds). CPU is that of the server process and PostgreSQL together. Pages are compared with the bare list without
compression, writing with its bare statements, calls with a handler that sends the same bytes. Only ratios can be compared
between machines.

${ratiosTable(ratios)}

## Pages in Chromium, empty cache

${pagesText(pages)}

## Soak

${soakText(soaked)}

## Amounts

The same requests to a server with ${amounts.small} and one with ${amounts.big} texts, with 0.2 people and 10 likes per text
(medians of five alternating rounds).

${amountsTable(amounts)}

## A deadline

${rushText(rush)}

## Followers

${followersText(followers)}

## An online course

${overviewText(overview)}

## Members who do their worst

${hostileText(hostile)}

## Killed processes

${killsText(kills)}

## Payments

${paymentsText(payments)}

${enrolmentRushText(enrolmentRush)}
`;
