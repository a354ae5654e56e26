import { describe, expect, it } from "vitest";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { anIssue } from "#features/magazine/issues/issue.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { useTestApi } from "#testing/test-api.ts";

const test = useTestApi();
const form = { title: "Een titel", body: "<p>Woorden.</p>", genres: [1], private: 0 };

async function aWriter() {
  const person = await aPerson(test.services);
  const browser = await test.browser().signInAs(person.id);
  return { person, browser, token: await browser.csrfToken("community") };
}

describe("the wire (docs/product/platform.md#calls)", () => {
  it("accepts PUT and DELETE as POST with _method, and natively", async () => {
    const { person, browser, token } = await aWriter();
    const text = await aText(test.services, { author_id: person.id });
    const headers = { "x-csrf-token": token };
    const send = (method: string, body: object) =>
      browser.send(method, `/texts/${text.slug}`, "community", { body, headers });
    expect((await send("POST", { ...form, title: "Als POST", _method: "PUT" })).body.data.title).toBe("Als POST");
    expect((await send("PUT", { ...form, title: "Als PUT" })).body.data.title).toBe("Als PUT");
    expect((await send("POST", form)).status).toBe(404);
    expect((await send("POST", { _method: "DELETE" })).status).toBe(204);
  });

  it.each([JSON.stringify("a".repeat(900_000)), "[1]", "7", "true"])(
    "refuses a body that is no object without processing it: %.8s",
    async (body) => {
      const { browser, token } = await aWriter();
      const started = process.cpuUsage();
      const answer = await browser.send("POST", "/texts", "community", { body, headers: { "x-csrf-token": token } });
      expect(answer.status).toBe(400);
      const { user, system } = process.cpuUsage(started);
      // Milliseconds; it used to take seconds.
      expect((user + system) / 1000).toBeLessThan(500);
    },
  );

  it("answers HEAD like GET without the body, including for generated and streamed files", async () => {
    const admin = await aPerson(test.services, { roles: ["admin"] });
    const staff = await test.browser().signInAs(admin.id, ["staff"]);
    const { id: articleId } = await anArticle(test.services, { type: "verzin-publication" });
    const { slug } = await anIssue(test.services, { contents: [{ articleId }] });
    for (const path of ["/magazine-issues", `/magazine-issues/${slug}/epub`, "/staff/newsletter-subscribers/csv"]) {
      const [got, head] = [await staff.get(path, "staff"), await staff.send("HEAD", path, "staff")];
      expect([head.status, head.text, head.headers["content-type"]]).toEqual([200, "", got.headers["content-type"]]);
      expect(head.headers["content-disposition"]).toBe(got.headers["content-disposition"]);
    }
  });

  // As JSON text: an object literal would set the prototype instead of naming it.
  it.each([
    '"__proto__": {"isTip": 1, "admin": true}',
    '"constructor": {"prototype": {"admin": true}}',
    '"genres": [1], "__proto__": null',
    '"x": {"__proto__": {"admin": true}}',
  ])("refuses a body that names a prototype: %s", async (poison) => {
    const { browser, token, person } = await aWriter();
    const body = `${JSON.stringify(form).slice(0, -1)}, ${poison}}`;
    const answer = await browser.send("POST", "/texts", "community", { body, headers: { "x-csrf-token": token } });
    expect(answer.status).toBe(400);
    expect({}).not.toHaveProperty("admin");
    expect(
      await test.services.db.selectFrom("texts").select("id").where("author_id", "=", person.id).execute(),
    ).toEqual([]);
  });

  it.each([
    ["a slug longer than any", `/courses/${"a".repeat(600)}`, 404, "not-found"],
    ["one as long as an address can be", `/courses/${"a".repeat(15_000)}`, 404, "not-found"],
    ["an id longer than any", `/participations/${"7".repeat(2000)}`, 404, "not-found"],
    ["a broken escape", "/courses/%E0%A4%A", 400, "bad-request"],
  ])("refuses %s with our own code", async (_what, path, status, code) => {
    const answer = await test.browser().get(path);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/^(Deze pagina|De aanvraag|Deze cursus)/);
  });

  it("ignores a trailing slash", async () => {
    expect((await test.browser().get("/genres/")).status).toBe(200);
    const { browser } = await aWriter();
    expect((await browser.post("/texts/", form)).status).toBe(201);
  });

  it("responds to invalid JSON, a large body and an unknown path with a message", async () => {
    const { browser, token } = await aWriter();
    const headers = { "x-csrf-token": token };
    const bad = await browser.send("POST", "/texts", "community", { body: "{nee", headers });
    const large = await browser.send("POST", "/auth/logout", "community", { body: { x: "x".repeat(2e6) }, headers });
    const unknown = await browser.get("/zomaar");
    expect([bad.status, large.status, unknown.status]).toEqual([400, 413, 404]);
    for (const { body } of [bad, large, unknown])
      expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  it("refuses JSON with too many values without parsing it", async () => {
    const { browser, token } = await aWriter();
    const headers = { "x-csrf-token": token };
    const send = (body: string) => browser.send("POST", "/texts", "community", { body, headers });
    const tenMegabytes = 10_000_000;
    const timed = async <Result>(act: () => Result) => {
      const before = process.threadCpuUsage();
      const result = await act();
      return { result, took: process.threadCpuUsage(before).user };
    };
    for (const unit of ["[],", "1,", '{"a":1},', '"",']) {
      const many = `[${unit.repeat(tenMegabytes / unit.length)}1]`;
      const { result, took } = await timed(() => send(many));
      expect(result.status).toBe(413);
      expect(result.body.message).toMatch(/Maak .* kleiner/);
      expect(took, unit).toBeLessThan((await timed(() => JSON.parse(many) as unknown)).took);
    }
    expect((await send("[".repeat(tenMegabytes))).status).toBe(413);
    // Commas inside strings do not count.
    const body = `<p>${'[,{\\"'.repeat(50_000)}</p>`;
    expect((await send(JSON.stringify({ ...form, body }))).status).toBe(201);
  });

  it("accepts JSON and no plain form", async () => {
    const { browser, token } = await aWriter();
    const headers = { "x-csrf-token": token, "content-type": "text/plain" };
    expect((await browser.send("POST", "/texts", "community", { body: JSON.stringify(form), headers })).status).toBe(
      400,
    );
  });

  it("does not read the upload of a visitor where members are required", async () => {
    // Too large: a visitor gets 401 before the size is checked.
    const file = new File([new Uint8Array(13 * 1024 * 1024)], "groot.png", { type: "image/png" });
    expect((await test.browser().upload("/images", file)).status).toBe(401);
    expect((await (await aWriter()).browser.upload("/images", file)).status).toBe(413);
  });

  it("parses multipart only where a file is expected", async () => {
    const file = new File(["naam"], "naam.txt");
    expect((await test.browser().upload("/auth/forgot-password", file, "auth")).status).toBe(400);
  });

  it("forbids caching of every response", async () => {
    const { browser } = await aWriter();
    for (const path of ["/me", "/genres", "/zomaar"])
      expect((await browser.get(path)).headers["cache-control"]).toBe("private, no-store");
  });

  it("reports an invalid page number with a message", async () => {
    const { browser } = await aWriter();
    const answer = await browser.get("/me/texts/favorites?page=0");
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: "Kijk de gemarkeerde velden na.",
      code: "invalid",
      errors: { page: ["Pagina moet minstens 1 zijn."] },
    });
  });

  it("responds 421 for an unknown host", async () => {
    expect(
      (await test.browser().send("GET", "/genres", "community", { headers: { host: "elders.example" } })).status,
    ).toBe(421);
  });

  it("gives every request an id", async () => {
    expect((await test.browser().get("/genres")).headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("serves its OpenAPI document, and docs without external resources", async () => {
    const document = (await test.browser().get("/openapi.json")).body;
    expect(document.openapi).toBe("3.1.0");
    expect(document.paths["/texts/{slug}"]).toHaveProperty("put");
    expect(document.paths["/texts"].post.requestBody.content["application/json"].schema).toEqual({
      $ref: "#/components/schemas/TextInput",
    });
    const page = await test.browser().get("/docs");
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.text).toContain("/auth/sync-session");
    expect(page.text).not.toMatch(/<script|https?:\/\/|@import/);
  });
});

describe("writes across origins", () => {
  it("are allowed from the site's own pages with credentials only", async () => {
    const preflight = (origin: string) =>
      test
        .browser()
        .send("OPTIONS", "/texts", "community", { headers: { origin, "access-control-request-method": "POST" } });
    const allowed = (await preflight("http://community.localhost:3000")).headers;
    expect(allowed["access-control-allow-origin"]).toBe("http://community.localhost:3000");
    expect(allowed["access-control-allow-credentials"]).toBe("true");
    const other = (await preflight("http://account.localhost:3000")).headers;
    expect(other["access-control-allow-origin"]).not.toBe("http://account.localhost:3000");
  });

  it.each(["http://account.localhost:3000", "http://elders.example", undefined])(
    "are refused with the Origin %s",
    async (origin) => {
      const { browser, token } = await aWriter();
      const answer = await browser.send("POST", "/texts", "community", {
        body: form,
        headers: { "x-csrf-token": token, origin },
      });
      expect(answer.status).toBe(403);
    },
  );

  it("need the CSRF token of the same session", async () => {
    const [one, other] = [await aWriter(), await aWriter()];
    for (const token of [other.token, undefined, ""]) {
      const answer = await one.browser.send("POST", "/texts", "community", {
        body: form,
        headers: { "x-csrf-token": token },
      });
      expect(answer.status).toBe(419);
    }
  });

  it("are refused with two session cookies", async () => {
    const { browser, token } = await aWriter();
    const cookie = `inktvis_session=v.geplant.ergens; ${browser.cookies.get("community")}`;
    const headers = { cookie, "x-csrf-token": token };
    expect((await browser.send("POST", "/texts", "community", { body: form, headers })).status).toBe(400);
  });

  it("are refused with a forged visitor cookie, which is replaced", async () => {
    const browser = test.browser();
    browser.cookies.set("community", "inktvis_session=v.verzonnen.handtekening");
    const forged = { body: form, headers: { "x-csrf-token": "handtekening" } };
    expect((await browser.send("POST", "/texts", "community", forged)).status).toBe(419);
    await browser.get("/csrf-token");
    const given = browser.cookies.get("community") ?? "";
    expect(given).not.toContain("verzonnen");
    await browser.get("/csrf-token");
    expect(browser.cookies.get("community")).toBe(given);
  });

  it("are refused with a session of a blocked person", async () => {
    const { person, browser } = await aWriter();
    await test.services.db
      .updateTable("users")
      .set({ blocked_at: test.clock.now() })
      .where("id", "=", person.id)
      .execute();
    expect((await browser.post("/texts", form)).status).toBe(419);
  });

  it("have a SameSite cookie", async () => {
    const { headers } = await test.browser().get("/csrf-token");
    expect(headers["set-cookie"]).toMatch(/; Domain=community\.localhost; Path=\/;.*; SameSite=Lax$/);
  });

  it("need a session of the same site", async () => {
    const { browser, token } = await aWriter();
    const cookie = browser.cookies.get("community") ?? "";
    const headers = { cookie, "x-csrf-token": token };
    expect((await browser.send("POST", "/texts", "account", { body: form, headers })).status).toBe(419);
  });
});
