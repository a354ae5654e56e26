import { createApi } from "@inktvis/api/api";
import { loadDemo } from "@inktvis/api/demo";
import { readConfig } from "@inktvis/api/platform/config";
import type { Services } from "@inktvis/api/platform/context";
import { startSession, startSignIn } from "@inktvis/api/platform/sessions/session-store";
import { csrfTokenOf } from "@inktvis/api/platform/sessions/session-tokens";
import { createLogger } from "@inktvis/api/platform/log";
import { openServices } from "@inktvis/api/services";
import { originOf } from "@inktvis/contract/sites";
import type { Captured, CapturedSql, Statement } from "./captured-sql.ts";

/** The request of /lezen. */
export const LIST_URL = `/api/search?q=${encodeURIComponent(JSON.stringify({ models: ["text"] }))}`;

const BODY = {
  title: "Een tekst uit de bench",
  body: `<p>${"Het regende op de polder en niemand keek op. ".repeat(60)}</p>`,
  genres: [1, 2],
  private: 1,
};

/** Kysely does not log the begin and commit of a transaction. */
const BEGIN: Statement = { sql: "begin", parameters: [] };
const COMMIT: Statement = { sql: "commit", parameters: [] };

export type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Fills the database and captures the statements of each measured request. */
export async function prepare(environment: Record<string, string>) {
  const config = readConfig(environment);
  const statements: Statement[] = [];
  const { services, close } = await openServices({
    config,
    databaseUrl: environment["DATABASE_URL"] ?? "",
    log: createLogger(config),
    onQuery: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  });
  await loadDemo(services);
  const { app } = await createApi(services);
  const session = await signIn(services);

  const capture = async (request: {
    method: "GET" | "POST";
    url: string;
    headers?: Record<string, string>;
    payload?: string;
  }): Promise<Captured & { answer: { data: any } }> => {
    statements.length = 0;
    const response = await app.inject({ ...request, headers: { host: "api.community.localhost", ...request.headers } });
    const answer = response.json<{ data: any }>();
    return { statements: [...statements], answer };
  };
  const list = await capture({ method: "GET", url: LIST_URL });
  const { slug } = list.answer.data.find(({ image }: { image: unknown }) => image !== null);
  const read = await capture({ method: "GET", url: `/api/texts/${slug}` });
  const write = await capture({ method: "POST", url: "/api/texts", headers: session.headers, payload: session.body });
  const { id, slug: writtenSlug } = write.answer.data;
  // Without the session query, which the bare server does not need; the response is read after the commit.
  const writing = write.statements.filter(({ sql }) => !sql.includes('"sessions"'));
  const captured: CapturedSql = {
    list,
    read,
    write: {
      statements: [BEGIN, ...writing.slice(0, -1), COMMIT, ...writing.slice(-1)],
      answer: write.answer,
    },
    written: { id, slug: writtenSlug },
  };
  await app.close();
  await close();
  return { captured, slug: String(slug), session };
}

async function signIn(services: Services) {
  const { id } = await services.db.selectFrom("users").select("id").limit(1).executeTakeFirstOrThrow();
  return { ...(await signedIn(services, id)), body: JSON.stringify(BODY) };
}

/** The headers of a member who is signed in on the community site. */
export async function signedIn({ db, config }: Services, id: string) {
  const now = new Date();
  const { token } = await db
    .transaction()
    .execute(async (tx) => startSession(tx, (await startSignIn(tx, id, "bench", now)).id, "community", now));
  const csrf = csrfTokenOf(config.secret, { kind: "visitor", token }) ?? "";
  return {
    headers: {
      cookie: `inktvis_session=${token}`,
      origin: originOf(config.sites, "community"),
      "x-csrf-token": csrf,
      "content-type": "application/json",
    },
  };
}
