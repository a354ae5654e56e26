import Fastify from "fastify";
import pg from "pg";
import type { CapturedSql, Statement } from "./captured-sql.ts";

/*
 * The baseline: Fastify and pg with the product's statements and nothing else. No session, validation, contract or
 * pages: the minimum work of any server.
 */
const captured = JSON.parse(process.env["CAPTURED_SQL"] ?? "") as CapturedSql;
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const runAll = (statements: Statement[]) =>
  Promise.all(statements.map(async ({ sql, parameters }) => (await pool.query(sql, [...parameters])).rows as object[]));

const app = Fastify();
app.get("/list", async () => {
  const [data, counted] = await runAll(captured.list);
  return { data, meta: counted?.[0] };
});
app.get("/read", async () => {
  const [rows] = await runAll(captured.read);
  return { data: rows?.[0] };
});
app.post("/texts", async () => {
  const { written } = captured;
  const slug = `${written.slug}-${crypto.randomUUID()}`;
  let id: string | undefined;
  let last: unknown[] = [];
  const client = await pool.connect();
  try {
    for (const { sql, parameters } of captured.write) {
      const values = parameters.map((value) => (value === written.id ? id : value === written.slug ? slug : value));
      last = (await client.query(sql, values)).rows;
      id ??= (last[0] as { id?: string } | undefined)?.id;
    }
  } finally {
    client.release();
  }
  return { data: last[0] };
});
await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
process.on("SIGTERM", () => process.exit(0));
