import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { createMailer } from "@inktvis/api/platform/mail/mailer";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { useTestServer } from "#testing/test-server.ts";
import { createMetrics } from "./metrics.ts";
import { listenForOperators } from "./serve-operators.ts";

const test = useTestApi();
/** A stub of the pages, which reports its route as the real ones do. */
const { send } = useTestServer(test, {
  fetch: async (_request, { context }) => {
    (context as { onRoute: (route: string) => void }).onRoute("/community/tekst-lezen/$slug");
    return new Response(null, { status: 304 });
  },
});

const metrics = async () => (await send("/metrics", { host: "127.0.0.1" })).text;
/** The value of a series, by its line without the number. */
const valueOf = (text: string, series: string) => {
  const line = text.split("\n").find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
};

describe("the metrics of requests", () => {
  it("count by route pattern and by status, including 304s for what browsers already had", async () => {
    await send("/tekst-lezen/de-schorre");
    await send("/tekst-lezen/het-wad?x=1");
    await send("/api/texts/er-is-geen-tekst", { api: true });
    const text = await metrics();
    const page = 'part="page",site="community",route="/tekst-lezen/$slug",method="GET"';
    expect(valueOf(text, `inktvis_requests_total{${page},status="304"}`)).toBe(2);
    expect(valueOf(text, `inktvis_request_seconds_count{${page}}`)).toBe(2);
    const call = 'part="api",site="",route="/api/texts/:slug",method="GET"';
    expect(valueOf(text, `inktvis_requests_total{${call},status="404"}`)).toBe(1);
  });

  it("have no label for a path or method that somebody made up", async () => {
    for (const path of ["/api/verzonnen", "/api/texts/verzonnen", "/api/verzonnen/1"])
      await send(path, { api: true, method: "PROPFIND" });
    for (const path of ["/verzonnen", "/media/verzonnen", "/sitemap-verzonnen-1.xml", "/nl/verzonnen"])
      await send(path);
    await send("/verzonnen", { host: "verzonnen.example" });
    const text = await metrics();
    expect(text).not.toMatch(/verzonnen|PROPFIND/);
    expect(text).toContain('part="api",site="",route="",method="other"');
  });
});

describe("the metrics of the services", () => {
  it("count waiting and failed jobs by kind", async () => {
    const { db } = test.services;
    await sql`
      insert into pgboss.job (name, state, start_after)
      values ('auth.registration-asked', 'created', now() - interval '10 minutes'),
        ('auth.registration-asked', 'retry', now() + interval '1 hour'), ('auth.registration-asked', 'failed', now())
    `.execute(db);
    const text = await metrics();
    expect(valueOf(text, 'inktvis_jobs_waiting{kind="auth.registration-asked"}')).toBe(2);
    expect(valueOf(text, 'inktvis_jobs_oldest_seconds{kind="auth.registration-asked"}')).toBeGreaterThan(590);
    expect(valueOf(text, 'inktvis_jobs_failed{kind="auth.registration-asked"}')).toBe(1);
    expect(valueOf(text, 'inktvis_jobs_waiting{kind="retention.sweep"}')).toBe(0);
    await sql`delete from pgboss.job`.execute(db);
  });

  it("count mails, refused sign-ins and searches", async () => {
    const { email } = await aPerson(test.services);
    const mail = { kind: "auth.x", subject: "", preview: "", greeting: "", paragraphs: [], to: email };
    const before = await metrics();
    const transport = () => Promise.reject(new Error("550 mailbox full"));
    await createMailer({ ...test.services, transport })
      .send(mail)
      .catch(() => {});
    await test.services.mailer.send(mail);
    const refused = await test.browser().post("/auth/login", { email, password: "een ander wachtwoord" }, "auth");
    expect(refused.status).toBe(422);
    const query = encodeURIComponent(JSON.stringify({ models: ["text"], text: "schorre" }));
    expect((await test.browser().get(`/search?q=${query}`)).status).toBe(200);
    const after = await metrics();
    const grew = (series: string) => (valueOf(after, series) ?? 0) - (valueOf(before, series) ?? 0);
    expect(grew('inktvis_mails_total{outcome="failed"}')).toBe(1);
    expect(grew('inktvis_mails_total{outcome="sent"}')).toBe(1);
    expect(grew('inktvis_security_events_total{event="sign-in refused"}')).toBe(1);
    expect(grew("inktvis_search_seconds_count")).toBe(1);
    expect(grew("inktvis_database_wait_seconds_count")).toBeGreaterThan(5);
    expect(valueOf(after, "inktvis_database_connections_max")).toBe(20);
    expect(valueOf(after, "inktvis_database_waiting")).toBe(0);
  });

  it("are served without the database, and say that it does not respond", async () => {
    const jobs = { ...test.services.jobs, countByKind: () => Promise.reject(new Error("no database")) };
    const text = await createMetrics({ ...test.services, jobs }).text();
    expect(valueOf(text, "inktvis_database_up")).toBe(0);
    expect(text).toContain("process_resident_memory_bytes");
    expect(valueOf(await metrics(), "inktvis_database_up")).toBe(1);
  });

  it("of a process that only runs jobs are served to operators only", async () => {
    const server = await listenForOperators(test.services, 0);
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await (await fetch(`${address}/health`)).text()).toBe("ok");
    expect(await (await fetch(`${address}/metrics`)).text()).toContain("inktvis_jobs_waiting");
    expect((await fetch(`${address}/metrics`, { headers: { "x-forwarded-for": "84.1.2.3" } })).status).toBe(421);
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  });
});

describe("the users of the metrics", () => {
  const NAME = /\b(?:inktvis|nodejs|process)_\w+/g;
  const namesIn = (path: string) => [
    ...new Set(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8").match(NAME)),
  ];
  const served = async () => {
    const names = [...(await metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    const parts = (type = "") => (type === "histogram" ? ["_bucket", "_sum", "_count"] : [""]);
    return {
      series: new Set(names.flatMap(([, name = "", type]) => parts(type).map((part) => name + part))),
      own: names.flatMap(([, name = ""]) => (name.startsWith("inktvis_") ? [name] : [])),
    };
  };

  it.each(["deploy/grafana-dashboard.json", "deploy/alerts.yml"])("%s uses only metrics that exist", async (path) => {
    const { series } = await served();
    const asked = namesIn(path);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !series.has(name))).toEqual([]);
  });

  it("are told about all of our metrics and alerts by docs/operations/metrics.md", async () => {
    const page = readFileSync(new URL("../../../docs/operations/metrics.md", import.meta.url), "utf8");
    const { own } = await served();
    expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    const alerts = readFileSync(new URL("../../../deploy/alerts.yml", import.meta.url), "utf8");
    const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
