import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { aContest } from "@inktvis/api/features/contests/contests/contest.factory";
import { anEntry } from "@inktvis/api/features/contests/participations/entry.factory";
import type { Services } from "@inktvis/api/platform/context";
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
  const enter = (contest: { id: string; slug: string }) => beginEntry(services, port, contest);

  const quiet: number[] = [];
  const rehearsal = await aContest(services);
  for (let turn = 0; turn < 50; turn++) {
    const entrant = await enter(rehearsal);
    quiet.push((await entrant.save()).ms, (await entrant.finalize()).ms);
  }

  const contest = await aContest(services);
  const entrants: Entrant[] = [];
  for (let count = 0; count < PEOPLE + LATE; count++) entrants.push(await enter(contest));
  const deadline = new Date(Date.now() + (SECONDS + 2) * 1000);
  await services.db.updateTable("contests").set({ deadline }).where("id", "=", contest.id).execute();
  const submissions = await submitAround(deadline, entrants);

  const rows = await services.db
    .selectFrom("participations")
    .select(["user_id", "finalized_at"])
    .where("contest_id", "=", contest.id)
    .execute();
  await server.stop();
  await stage.end();
  return {
    ...compare(submissions, new Map(rows.map(({ user_id, finalized_at }) => [user_id, finalized_at])), deadline),
    quietP95: p95Of(quiet),
  };
}

/** Somebody with an entry that they have not handed in, and their two calls. */
async function beginEntry(services: Services, port: number, contest: { id: string; slug: string }) {
  const { user_id } = await anEntry(services, { contest_id: contest.id, handedIn: false });
  const { headers } = await signedIn(services, user_id);
  const call = async (step: string, body: object): Promise<RushResponse> => {
    const start = performance.now();
    const { status, text } = await post(port, `/api/contests/${contest.slug}/participate/${step}`, headers, body);
    const { message = "" } = JSON.parse(text) as { message?: string };
    return { status, message, ms: performance.now() - start };
  };
  return { userId: user_id, save: () => call("save-data", DATA), finalize: () => call("finalize", {}) };
}
type Entrant = Awaited<ReturnType<typeof beginEntry>>;

interface Submission {
  userId: string;
  saved: RushResponse;
  handedIn: RushResponse;
}

/** Spreads the entrants over the last seconds before a deadline; the last ones submit just after it. */
const submitAround = (deadline: Date, entrants: readonly Entrant[]): Promise<Submission[]> =>
  Promise.all(
    entrants.map(async ({ userId, save, finalize }, number) => {
      const isLate = number >= PEOPLE;
      const before = isLate ? -100 : (1 - number / PEOPLE) * SECONDS * 1000;
      await sleep(Math.max(0, deadline.getTime() - before - Date.now()));
      return { userId, saved: await save(), handedIn: await finalize() };
    }),
  );

/** Compares the responses with the stored entries: person → when it was handed in. */
function compare(
  submissions: readonly Submission[],
  stored: ReadonlyMap<string, Date | null>,
  deadline: Date,
): Omit<Rush, "quietP95"> {
  const responses = submissions.flatMap(({ saved, handedIn }) => [saved, handedIn]);
  const refused = responses.filter(({ status, message }) => status === 422 && message === OVER);
  const isAcknowledged = ({ handedIn }: Submission) => handedIn.status === 200;
  return {
    people: PEOPLE,
    seconds: SECONDS,
    accepted: submissions.filter(isAcknowledged).length,
    refused: refused.length,
    otherwise: responses
      .filter((response) => response.status !== 200 && !refused.includes(response))
      .map(({ status, message }) => `${status} ${message}`),
    lost: submissions.filter((each) => isAcknowledged(each) !== (stored.get(each.userId) != null)).length,
    late: [...stored.values()].filter((at) => at !== null && at >= deadline).length,
    p95: p95Of(responses.map(({ ms }) => ms)),
  };
}
