import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { aStudent, anEcourse } from "@inktvis/api/features/ecourses/ecourses/ecourse.factory";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import type { Services } from "@inktvis/api/platform/context";
import { sql } from "kysely";
import { signedIn } from "./prepare.ts";
import { median } from "./ratios.ts";
import { openStage } from "./stage.ts";

const WORDS = 5_000;
const WARM_UP = 300;
const CALLS = 400;

const SIDES = {
  many: { lessons: 300, words: WORDS },
  few: { lessons: 10, words: WORDS },
  /** As many lessons, but with short texts, to see what the length of texts costs. */
  short: { lessons: 300, words: 1 },
};
type Side = keyof typeof SIDES;
const ORDER = ["many", "few", "short"] as const;

export interface Overview {
  calls: number;
  sides: typeof SIDES;
  /** Medians in milliseconds. */
  times: Record<Side, number>;
  /** Size of a response in bytes. */
  bytes: Record<Side, number>;
}

/** Requests the overviews of online courses with many and with few lessons in turn, as one student. */
export async function measureOverview(port: number): Promise<Overview> {
  const stage = await openStage("overview", port, "warn", { WORKER: "off" });
  const { ids, cookie } = await fill(stage.services);
  const server = await stage.startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** Milliseconds until the whole response has arrived, and its size in bytes. */
  async function ask(side: Side) {
    const start = performance.now();
    const answer = Promise.withResolvers<{ status: number | undefined; body: Buffer }>();
    request(
      {
        agent,
        port,
        host: "127.0.0.1",
        path: `/api/ecourses/${ids[side]}`,
        headers: { host: `api.community.localhost:${port}`, cookie },
      },
      (response) =>
        void buffer(response).then((body) => answer.resolve({ status: response.statusCode, body }), answer.reject),
    )
      .once("error", answer.reject)
      .end();
    const { status, body } = await answer.promise;
    if (status !== 200) throw new Error(`The overview answered ${status}`);
    return { time: performance.now() - start, bytes: body.length };
  }
  const asked: Record<Side, Awaited<ReturnType<typeof ask>>[]> = { many: [], few: [], short: [] };
  for (let call = -WARM_UP; call < CALLS; call++)
    // In alternating order, because what one request leaves behind slows down the next.
    for (const side of call % 2 === 0 ? ORDER : ORDER.toReversed()) {
      const answer = await ask(side);
      if (call >= 0) asked[side].push(answer);
    }
  agent.destroy();
  await server.stop();
  await stage.end();
  const ofEach = (figure: "time" | "bytes") => {
    const of = (side: Side) => median(asked[side].map((answer) => answer[figure]));
    return { many: of("many"), few: of("few"), short: of("short") };
  };
  return { calls: CALLS, sides: SIDES, times: ofEach("time"), bytes: ofEach("bytes") };
}

/** The online courses, all followed by one person, and the cookie of that person. */
async function fill(services: Services) {
  const student = await aPerson(services);
  const addEcourse = async ({ lessons, words }: (typeof SIDES)[Side]) => {
    const { id } = await anEcourse(services, { modules: Array<number>(10).fill(lessons / 10) });
    await aStudent(services, id, student.id);
    // Different words for each lesson, because repeated text is compressed far better than prose.
    await sql`
      update lessons set body = '<p>' || (
        select string_agg(left(md5(id::text || n), 6), ' ') from generate_series(1, ${words}::integer) n
      ) || '</p>'
      where ecourse_id = ${id}`.execute(services.db);
    return id;
  };
  const ids: Record<Side, string> = {
    many: await addEcourse(SIDES.many),
    few: await addEcourse(SIDES.few),
    short: await addEcourse(SIDES.short),
  };
  await sql`vacuum analyze`.execute(services.db);
  const { headers } = await signedIn(services, student.id);
  return { ids, cookie: headers.cookie };
}
