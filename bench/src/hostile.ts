import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { aContest } from "@inktvis/api/features/contests/contests/contest.factory";
import { aPictureOfManyScans } from "@inktvis/api/features/media/images/many-scans.factory";
import { anEntry } from "@inktvis/api/features/contests/participations/entry.factory";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { aText } from "@inktvis/api/features/texts/texts/text.factory";
import type { HostileAnswers, HostileMember, HostileWork } from "./hostile-members.ts";
import { signedIn } from "./prepare.ts";
import { openStage } from "./stage.ts";
import { WORST_BODIES } from "@inktvis/api/testing/worst-bodies";
import { textPath } from "@inktvis/contract/page-paths/community";

const MEMBERS = 10;
const SECONDS = 60;
/** In an own text each, kept small enough to be downloaded together. */
const KEPT = 70_000;
/** Milliseconds between two requests, whether or not the one before was answered. */
const EVERY = { robots: 50, page: 250, save: 500 };

interface Times {
  p99: number;
  slowest: number;
}
export interface Hostile {
  members: number;
  seconds: number;
  calls: number;
  /** Answers that say that something is broken: 500, or none. */
  broken: string[];
  robots: Times;
  page: Times;
  /** Of somebody who keeps a draft of two pages meanwhile. */
  save: Times;
}

const agent = new Agent({ keepAlive: true });
/** Milliseconds until it was answered, whatever the answer. */
function timed(port: number, host: string, path: string, options: { headers?: object; body?: string } = {}) {
  return new Promise<number>((resolve, reject) => {
    const start = performance.now();
    const method = options.body ? "PUT" : "GET";
    const headers = { ...options.headers, host: `${host}.localhost:${port}` };
    const sent = request({ host: "127.0.0.1", port, path, method, agent, headers });
    sent.once("error", reject);
    sent.once("response", (answer) => {
      if (answer.statusCode !== 200 && answer.statusCode !== 204)
        reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.resume().once("end", () => resolve(performance.now() - start));
    });
    sent.end(options.body);
  });
}

/** Asks at a steady pace: whoever waits for an answer before asking again would not notice how long all others wait. */
async function atPace(every: number, endsAt: number, ask: () => Promise<number>): Promise<Times> {
  const asked: Promise<number>[] = [];
  while (Date.now() < endsAt) {
    asked.push(ask());
    await sleep(every);
  }
  const times = (await Promise.all(asked)).toSorted((a, b) => a - b);
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, slowest: times.at(-1) ?? 0 };
}

/** What readers and writers notice while ten members do the worst that their limits allow. */
export async function measureHostile(port: number): Promise<Hostile> {
  const stage = await openStage("hostile", port, "silent");
  const { services } = stage;

  const members: HostileMember[] = [];
  const organizer = await aPerson(services, { roles: ["contest_organizer"] });
  const contest = await aContest(services, { organizer_id: organizer.id });
  for (let number = 0; number < MEMBERS; number++) {
    const { id, nickname } = number === 0 ? organizer : await aPerson(services);
    const texts = [];
    for (const body of Object.values(WORST_BODIES)) {
      texts.push(await aText(services, { author_id: id, is_private: true, body: body.slice(0, KEPT) }));
    }
    const { headers } = await signedIn(services, id);
    members.push({
      nickname,
      draftId: crypto.randomUUID(),
      headers,
      texts: texts.map(({ slug, title }) => ({ slug, title })),
    });
    await anEntry(services, { contest_id: contest.id });
  }
  const read = await aText(services, { body: `<p>${"Het regende op de polder en niemand keek op. ".repeat(60)}</p>` });
  const writer = await signedIn(services, (await aPerson(services)).id);

  const server = await stage.startServer();
  const page = textPath(read.slug);
  for (let warm = 0; warm < 200; warm++) await timed(port, "community", page);

  const endsAt = Date.now() + SECONDS * 1000;
  const picture = await aPictureOfManyScans({ side: 7000, scans: 12 });
  const work: HostileWork = { port, members, picture, contest: contest.slug, endsAt };
  const attack = new Worker(new URL("hostile-members.ts", import.meta.url), { workerData: work });
  const attacked = once(attack, "message") as Promise<[HostileAnswers]>;
  const draft = { textId: null, title: "Regen", genres: [], private: 1, membersOnly: 0 };
  const body = JSON.stringify({ ...draft, body: `<p>${"Het regende en niemand keek op. ".repeat(100)}</p>` });
  const draftPath = `/api/me/drafts/${crypto.randomUUID()}`;
  const [robots, pages, save] = await Promise.all([
    atPace(EVERY.robots, endsAt, () => timed(port, "community", "/robots.txt")),
    atPace(EVERY.page, endsAt, () => timed(port, "community", page)),
    atPace(EVERY.save, endsAt, () => timed(port, "api.community", draftPath, { headers: writer.headers, body })),
  ]);
  const [answers] = await attacked;
  await server.stop();
  await stage.end();

  const counted = Object.entries(answers).flatMap(([what, byStatus]) =>
    Object.entries(byStatus).map(([status, count]) => ({ what, status: Number(status), count })),
  );
  if (process.env["BENCH_VERBOSE"]) console.table(answers);
  return {
    members: MEMBERS,
    seconds: SECONDS,
    calls: counted.reduce((sum, { count }) => sum + count, 0),
    broken: counted
      .filter(({ status }) => status === 0 || (status >= 500 && status !== 503))
      .map(({ what, status, count }) => `${what}: ${count} × ${status || "no answer"}`),
    robots,
    page: pages,
    save,
  };
}
