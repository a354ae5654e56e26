import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { aContest } from "@inktvis/api/features/contests/contests/contest.factory";
import { anEntry } from "@inktvis/api/features/contests/participations/entry.factory";
import { signedIn } from "./prepare.ts";
import { openStage } from "./stage.ts";

const PEOPLE = 500;
/** Seconds before the deadline in which everybody submits. */
const SECONDS = 10;
/** People who submit after the deadline. */
const LATE = 50;
const OVER = "De wedstrijd is afgelopen. Je kan niet meer deelnemen.";

const DATA = {
  firstName: "Anneleen",
  lastName: "Wouters",
  dateOfBirth: "1990-05-17",
  phone: "+32470123456",
  addressStreet: "Kerkstraat",
  addressNumber: "12",
  addressPostalCode: "9000",
  addressCity: "Gent",
  addressCountry: "BE",
};

interface RushResponse {
  status: number;
  message: string;
  ms: number;
}
export interface Rush {
  people: number;
  seconds: number;
  /** Responses by outcome: accepted, refused because of the deadline, other. */
  accepted: number;
  refused: number;
  otherwise: string[];
  /** Accepted but not stored, or stored but not accepted. */
  lost: number;
  late: number;
  /** 95th percentile in milliseconds of both calls: during the rush, and sequentially before it. */
  p95: number;
  quietP95: number;
}

/** By address and Host header, which `fetch` cannot set. */
function post(port: number, path: string, headers: Record<string, string>, body: object) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const host = `api.community.localhost:${port}`;
    const sent = request({ host: "127.0.0.1", port, path, method: "POST", agent, headers: { ...headers, host } });
    sent.once("error", reject);
    sent.once("response", (response) => {
      void text(response).then((read) => resolve({ status: response.statusCode ?? 0, text: read }), reject);
    });
    sent.end(JSON.stringify(body));
  });
}
const agent = new Agent({ keepAlive: true });

const p95Of = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/**
 * Many people save and submit in the last seconds before a deadline, over HTTP, on a durable database: every
 * acknowledged entry must be stored, and none after the deadline.
 */
export async function measureRush(port: number): Promise<Rush> {
  const stage = await openStage("rush", port, "warn");
  const { services } = stage;
  const server = await stage.startServer();

  const enter = async (contest: { id: string; slug: string }) => {
    const { user_id } = await anEntry(services, { contest_id: contest.id, handedIn: false });
    const { headers } = await signedIn(services, user_id);
    const call = async (step: string, body: object): Promise<RushResponse> => {
      const start = performance.now();
      const { status, text } = await post(port, `/api/contests/${contest.slug}/participate/${step}`, headers, body);
      const { message = "" } = JSON.parse(text) as { message?: string };
      return { status, message, ms: performance.now() - start };
    };
    return { userId: user_id, save: () => call("save-data", DATA), finalize: () => call("finalize", {}) };
  };

  const quiet: number[] = [];
  const rehearsal = await aContest(services);
  for (let turn = 0; turn < 50; turn++) {
    const entrant = await enter(rehearsal);
    quiet.push((await entrant.save()).ms, (await entrant.finalize()).ms);
  }

  const contest = await aContest(services);
  const entrants = [];
  for (let count = 0; count < PEOPLE + LATE; count++) entrants.push(await enter(contest));
  const deadline = new Date(Date.now() + (SECONDS + 2) * 1000);
  await services.db.updateTable("contests").set({ deadline }).where("id", "=", contest.id).execute();

  const responses: RushResponse[] = [];
  const outcomes = await Promise.all(
    entrants.map(async (entrant, number) => {
      const isLate = number >= PEOPLE;
      const before = isLate ? -100 : (1 - number / PEOPLE) * SECONDS * 1000;
      await sleep(Math.max(0, deadline.getTime() - before - Date.now()));
      const saved = await entrant.save();
      const handedIn = await entrant.finalize();
      responses.push(saved, handedIn);
      return { userId: entrant.userId, acknowledged: handedIn.status === 200 };
    }),
  );
  const rows = await services.db
    .selectFrom("participations")
    .select(["user_id", "finalized_at"])
    .where("contest_id", "=", contest.id)
    .execute();
  const stored = new Map(rows.map(({ user_id, finalized_at }) => [user_id, finalized_at]));
  await server.stop();
  await stage.end();

  const refused = responses.filter(({ status, message }) => status === 422 && message === OVER);
  return {
    people: PEOPLE,
    seconds: SECONDS,
    accepted: outcomes.filter(({ acknowledged }) => acknowledged).length,
    refused: refused.length,
    otherwise: responses
      .filter((response) => response.status !== 200 && !refused.includes(response))
      .map(({ status, message }) => `${status} ${message}`),
    lost: outcomes.filter(({ userId, acknowledged }) => acknowledged !== (stored.get(userId) != null)).length,
    late: [...stored.values()].filter((at) => at !== null && at >= deadline).length,
    p95: p95Of(responses.map(({ ms }) => ms)),
    quietP95: p95Of(quiet),
  };
}
