import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { aContest } from "@inktvis/api/features/contests/contests/contest.factory";
import { aPictureOfManyScans } from "@inktvis/api/features/media/images/many-scans.factory";
import { anEntry } from "@inktvis/api/features/contests/participations/entry.factory";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { aText } from "@inktvis/api/features/texts/texts/text.factory";
import type { HostileResponses, HostileMember, HostileWork } from "./hostile-members.ts";
import { signedIn } from "./prepare.ts";
import { openStage } from "./stage.ts";
import { WORST_BODIES } from "@inktvis/api/testing/worst-bodies";
import { textPath } from "@inktvis/contract/page-paths/community";

const MEMBERS = 10;
const SECONDS = 60;
/** Size of each own text, small enough to download all together. */
const KEPT = 70_000;
/** Milliseconds between requests, whether or not the previous one was answered. */
const EVERY = { robots: 50, page: 250, save: 500 };

interface Times {
  p99: number;
  slowest: number;
}
export interface Hostile {
  members: number;
  seconds: number;
  calls: number;
  /** Responses that indicate a failure: 500, or none. */
  broken: string[];
  robots: Times;
  page: Times;
  /** Saving a draft of two pages during the attack. */
  save: Times;
}

const agent = new Agent({ keepAlive: true });
/** Response time in milliseconds. */
function timed(port: number, host: string, path: string, options: { headers?: object; body?: string } = {}) {
  return new Promise<number>((resolve, reject) => {
    const start = performance.now();
    const method = options.body ? "PUT" : "GET";
    const headers = { ...options.headers, host: `${host}.localhost:${port}` };
    const sent = request({ host: "127.0.0.1", port, path, method, agent, headers });
    sent.once("error", reject);
    sent.once("response", (response) => {
      if (response.statusCode !== 200 && response.statusCode !== 204)
        reject(new Error(`${path} answered ${response.statusCode}`));
      response.resume().once("end", () => resolve(performance.now() - start));
    });
    sent.end(options.body);
  });
}

/** Sends requests at a fixed rate: waiting for each response would hide queueing. */
async function atPace(every: number, endsAt: number, ask: () => Promise<number>): Promise<Times> {
  const pendingResponses: Promise<number>[] = [];
  while (Date.now() < endsAt) {
    pendingResponses.push(ask());
    await sleep(every);
  }
  const times = (await Promise.all(pendingResponses)).toSorted((a, b) => a - b);
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, slowest: times.at(-1) ?? 0 };
}

/** Response times for others while ten members use their limits in the worst way. */
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
  const attacked = once(attack, "message") as Promise<[HostileResponses]>;
  const draft = { textId: null, title: "Regen", genres: [], private: 1, membersOnly: 0 };
  const body = JSON.stringify({ ...draft, body: `<p>${"Het regende en niemand keek op. ".repeat(100)}</p>` });
  const draftPath = `/api/me/drafts/${crypto.randomUUID()}`;
  const [robots, pages, save] = await Promise.all([
    atPace(EVERY.robots, endsAt, () => timed(port, "community", "/robots.txt")),
    atPace(EVERY.page, endsAt, () => timed(port, "community", page)),
    atPace(EVERY.save, endsAt, () => timed(port, "api.community", draftPath, { headers: writer.headers, body })),
  ]);
  const [responses] = await attacked;
  await server.stop();
  await stage.end();

  const counted = Object.entries(responses).flatMap(([what, byStatus]) =>
    Object.entries(byStatus).map(([status, count]) => ({ what, status: Number(status), count })),
  );
  if (process.env["BENCH_VERBOSE"]) console.table(responses);
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
