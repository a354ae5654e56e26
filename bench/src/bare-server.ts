import compress from "@fastify/compress";
import { BROTLI_PARAMS } from "@inktvis/api/platform/http/brotli-params";
import Fastify from "fastify";
import pg from "pg";
import type { CapturedSql, Statement } from "./captured-sql.ts";

/*
 * The baseline: Fastify and pg with the product's statements, its compression and a copy of its response, and nothing
 * else. No session, validation, contract or pages, and no response built from rows: the minimum work of any server.
 */
const captured = JSON.parse(process.env["CAPTURED_SQL"] ?? "") as CapturedSql;
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const runAll = (statements: Statement[]) =>
  Promise.all(statements.map(({ sql, parameters }) => pool.query(sql, [...parameters])));
/** Prepared statements, whose plans PostgreSQL keeps, named by their position in the request. */
const runPrepared = (request: string, statements: Statement[]) =>
  Promise.all(
    statements.map(({ sql, parameters }, place) =>
      pool.query({ name: `${request} ${place}`, text: sql, values: [...parameters] }),
    ),
  );

const app = Fastify();
await app.register(compress, {
  encodings: ["br", "gzip"],
  threshold: 2048,
  brotliOptions: { params: BROTLI_PARAMS },
});
for (const name of ["list", "read"] as const) {
  const { statements, answer } = captured[name];
  app.get(`/${name}`, async () => {
    await runAll(statements);
    return answer;
  });
  app.get(`/prepared/${name}`, async () => {
    await runPrepared(name, statements);
    return answer;
  });
}
app.post("/texts", async () => {
  const { written, write } = captured;
  const slug = `${written.slug}-${crypto.randomUUID()}`;
  let id: string | undefined;
  const client = await pool.connect();
  try {
    for (const { sql, parameters } of write.statements) {
      const values = parameters.map((value) => (value === written.id ? id : value === written.slug ? slug : value));
      const { rows } = await client.query<{ id?: string }>(sql, values);
      id ??= rows[0]?.id;
    }
  } finally {
    client.release();
  }
  return write.answer;
});
await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
process.on("SIGTERM", () => process.exit(0));
