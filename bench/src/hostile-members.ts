import { Agent, request } from "node:http";
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { WORST_BODIES, WORST_JSON, WORST_PART, type WorstBody } from "@inktvis/api/testing/worst-bodies";

/* The attackers of hostile.ts, in a thread, so that they do not slow down the measurement. */

export interface HostileMember {
  headers: Record<string, string>;
  nickname: string;
  draftId: string;
  /** Own texts with the worst markup. */
  texts: { slug: string; title: string }[];
}
export interface HostileWork {
  port: number;
  members: HostileMember[];
  /** The slowest picture that is accepted. */
  picture: Uint8Array;
  /** The slug of a contest of the first member. */
  contest: string;
  endsAt: number;
}
/** Number of responses by call and status. */
export type HostileResponses = Record<string, Record<number, number>>;

// Lowest priority: real attackers use their own machines.
setPriority(19);
const { port, members, picture, contest, endsAt } = workerData as HostileWork;
const agent = new Agent({ keepAlive: true });

function send(method: string, path: string, headers: Record<string, string>, body?: string) {
  return new Promise<number>((resolve) => {
    const host = `api.community.localhost:${port}`;
    const sent = request({
      host: "127.0.0.1",
      port,
      path: `/api${path}`,
      method,
      agent,
      headers: { ...headers, host },
    });
    // The server may respond before it has read the body.
    sent.once("error", () => resolve(0));
    sent.once("response", (response) => {
      response.resume().once("close", () => resolve(response.statusCode ?? 0));
    });
    sent.end(body);
  });
}

const BODIES = Object.keys(WORST_BODIES) as WorstBody[];
const bodyAt = (turn: number) => WORST_BODIES[BODIES[turn % BODIES.length] ?? "entities"];
const dataUrl = `data:image/jpeg;base64,${Buffer.from(picture).toString("base64")}`;
const FORMATS = ["txt", "epub", "pdf"];
const draftOf = (turn: number) => ({
  textId: null,
  title: "Erg",
  body: bodyAt(turn),
  genres: [],
  private: 1,
  membersOnly: 0,
});

type Call = [method: string, path: string, body?: object | string];
/** Calls that a member repeats in a loop. */
const CALLS: Record<string, (member: HostileMember, turn: number) => Call> = {
  "new draft": (_member, turn) => ["PUT", `/me/drafts/${crypto.randomUUID()}`, draftOf(turn)],
  draft: ({ draftId }, turn) => ["PUT", `/me/drafts/${draftId}`, draftOf(turn)],
  text: ({ texts: [text] }, turn) => [
    "PUT",
    `/texts/${text?.slug}`,
    { title: text?.title, body: bodyAt(turn), genres: [1], private: 1 },
  ],
  "text with picture": (_member, turn) => [
    "POST",
    "/texts",
    { title: "Erg", body: bodyAt(turn), genres: [1], private: 1, image: dataUrl },
  ],
  profile: ({ nickname }) => [
    "PUT",
    "/me",
    { nickname, education: WORST_PART, publications: WORST_PART, prizes: WORST_PART, varia: WORST_PART },
  ],
  download: ({ texts }, turn) => [
    "GET",
    `/texts/${texts[turn % texts.length]?.slug}/download?format=${FORMATS[turn % 3]}`,
  ],
  "all texts": (_member, turn) => ["GET", `/me/texts/download?format=${FORMATS[turn % 3]}`],
  values: () => ["POST", "/texts", WORST_JSON],
};

const responses: HostileResponses = {};
async function repeat(name: string, member: HostileMember, callOf: (turn: number) => Call) {
  const counted = (responses[name] ??= {});
  for (let turn = 0; Date.now() < endsAt; turn++) {
    const [method, path, body] = callOf(turn);
    const payload = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
    const status = await send(method, path, member.headers, payload);
    counted[status] = (counted[status] ?? 0) + 1;
    // Over the rate limit: back off.
    if (status === 429) await new Promise((later) => setTimeout(later, 250));
  }
}

const [organizer] = members;
await Promise.all([
  ...members.flatMap((member, index) =>
    Object.entries(CALLS).map(([name, callOf]) => repeat(name, member, (turn) => callOf(member, turn + index))),
  ),
  ...(organizer ? [repeat("booklet", organizer, () => ["GET", `/export/contests/${contest}/pdf`])] : []),
]);
parentPort?.postMessage(responses, []);
