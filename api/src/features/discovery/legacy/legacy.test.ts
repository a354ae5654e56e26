import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { type LegacyLine, openLegacyImport } from "./operations/import-legacy.ts";

const test = useTestApi();
let lastId = 0;
const newId = () => ++lastId;

/** Imports the lines of one file; each inner array is a batch. */
const importBatches = (...batches: Omit<LegacyLine, "line">[][]) =>
  test.services.db.connection().execute(async (db) => {
    const take = await openLegacyImport(db);
    let line = 1;
    const outcomes = [];
    for (const batch of batches) outcomes.push(await take(batch.map((row) => ({ ...row, line: ++line }))));
    return outcomes;
  });
const slugAt = async (path: string, browser = test.browser()) => {
  const { status, body } = await browser.get(path);
  return status === 200 ? body.data.slug : status;
};

describe("an old address (docs/product/content.md#former-addresses)", () => {
  it("of a text redirects to its current slug", async () => {
    const author = await aPerson(test.services);
    const text = await aText(test.services, { author_id: author.id });
    const oldId = newId();
    await importBatches([{ kind: "text", oldId, oldSlug: "oude-tekst", slug: text.slug }]);
    expect(await slugAt(`/texts/${oldId}/oude-tekst`)).toBe(text.slug);

    const browser = await test.browser().signInAs(author.id);
    const form = { title: "Een nieuwe titel", body: "<p>Woorden.</p>", genres: [1], private: 0 };
    const { slug } = (await browser.put(`/texts/${text.slug}`, form)).body.data;
    expect(await slugAt(`/texts/${oldId}/oude-tekst`)).toBe(slug);
  });

  it("of a profile redirects to it, unless the person is blocked", async () => {
    const person = await aPerson(test.services);
    const oldId = newId();
    await importBatches([{ kind: "user", oldId, oldSlug: "an-vermeer", slug: person.slug }]);
    expect(await slugAt(`/users/${oldId}/profiel-van-an-vermeer`)).toBe(person.slug);
    await test.services.db
      .updateTable("users")
      .set({ blocked_at: test.clock.now() })
      .where("id", "=", person.id)
      .execute();
    expect(await slugAt(`/users/${oldId}/profiel-van-an-vermeer`)).toBe(404);
  });

  it("of a contest redirects to it; before publication only for its managers", async () => {
    const [contest, hidden] = [await aContest(test.services), await aContest(test.services, { published_at: null })];
    const [oldId, hiddenId] = [newId(), newId()];
    await importBatches([
      { kind: "contest", oldId, oldSlug: "oude-prijs", slug: contest.slug },
      { kind: "contest", oldId: hiddenId, oldSlug: "x", slug: hidden.slug },
    ]);
    expect(await slugAt(`/contests/${oldId}/oude-prijs`)).toBe(contest.slug);
    expect(await slugAt(`/contests/${hiddenId}/x`)).toBe(404);
    const organizer = await test.browser().signInAs(hidden.organizerId);
    expect(await slugAt(`/contests/${hiddenId}/x`, organizer)).toBe(hidden.slug);
  });

  it("ignores the slug, because the former site used the number only; an exact match comes first", async () => {
    const [one, other] = [await aText(test.services), await aText(test.services)];
    const oldId = newId();
    await importBatches([
      { kind: "text", oldId, oldSlug: "een", slug: one.slug },
      { kind: "text", oldId, oldSlug: "twee", slug: other.slug },
    ]);
    expect(await slugAt(`/texts/${oldId}/een`)).toBe(one.slug);
    expect(await slugAt(`/texts/${oldId}/twee`)).toBe(other.slug);
    expect(await slugAt(`/texts/${oldId}/twe%C3%AB`)).toBe(one.slug);
  });

  it("of a private text exists only for its author, and of a members-only text for members", async () => {
    const author = await aPerson(test.services);
    const hidden = await aText(test.services, { author_id: author.id, is_private: true });
    const forMembers = await aText(test.services, { members_only: true });
    const [hiddenId, membersId] = [newId(), newId()];
    await importBatches([
      { kind: "text", oldId: hiddenId, oldSlug: "x", slug: hidden.slug },
      { kind: "text", oldId: membersId, oldSlug: "x", slug: forMembers.slug },
    ]);
    expect(await slugAt(`/texts/${hiddenId}/x`)).toBe(404);
    expect(await slugAt(`/texts/${membersId}/x`)).toBe(404);
    const member = await test.browser().signInAs((await aPerson(test.services)).id);
    expect(await slugAt(`/texts/${hiddenId}/x`, member)).toBe(404);
    expect(await slugAt(`/texts/${membersId}/x`, member)).toBe(forMembers.slug);
    expect(await slugAt(`/texts/${hiddenId}/x`, await test.browser().signInAs(author.id))).toBe(hidden.slug);
  });

  it("distinguishes texts, profiles and contests", async () => {
    const text = await aText(test.services);
    const oldId = newId();
    await importBatches([{ kind: "text", oldId, oldSlug: "x", slug: text.slug }]);
    expect(await slugAt(`/users/${oldId}/profiel-van-x`)).toBe(404);
    expect(await slugAt(`/contests/${oldId}/x`)).toBe(404);
  });

  it.each(["/texts/9007199254740993999/x", "/texts/abc/x", "/texts/-1/x", "/texts/1e3/x"])(
    "is a 404 when it cannot be one: %s",
    async (path) => {
      expect((await test.browser().get(path)).status).toBe(404);
    },
  );

  it("is deleted with its target", async () => {
    const text = await aText(test.services);
    const oldId = newId();
    await importBatches([{ kind: "text", oldId, oldSlug: "x", slug: text.slug }]);
    await test.services.db.deleteFrom("texts").where("id", "=", text.id).execute();
    expect(await slugAt(`/texts/${oldId}/x`)).toBe(404);
  });
});

describe("importing old addresses", () => {
  it("is idempotent, and counts added, changed and unchanged lines", async () => {
    const [text, other] = [await aText(test.services), await aText(test.services)];
    const [a, b] = [newId(), newId()];
    const file: Omit<LegacyLine, "line">[] = [
      { kind: "text", oldId: a, oldSlug: "x", slug: text.slug },
      { kind: "text", oldId: b, oldSlug: "x", slug: text.slug },
    ];
    expect(await importBatches(file)).toEqual([{ added: 2, changed: 0, problems: [] }]);
    expect(await importBatches(file)).toEqual([{ added: 0, changed: 0, problems: [] }]);
    expect(await importBatches(file.with(1, { ...file[1]!, slug: other.slug }))).toEqual([
      { added: 0, changed: 1, problems: [] },
    ]);
    expect(await slugAt(`/texts/${b}/x`)).toBe(other.slug);
  });

  it("reports lines without a target or with a conflict, and imports the rest", async () => {
    const [text, other] = [await aText(test.services), await aText(test.services)];
    const oldId = newId();
    const line = (slug: string, oldSlug = "x", kind: LegacyLine["kind"] = "text") => ({ kind, oldId, oldSlug, slug });
    const outcomes = await importBatches(
      [line(text.slug), line("niemand"), line(other.slug), line(text.slug), line(text.slug, "y")],
      [line(text.slug), line(other.slug), line(text.slug, "z", "user")],
    );
    expect(outcomes).toEqual([
      {
        added: 2,
        changed: 0,
        problems: [
          { line: 3, kind: "text", slug: "niemand", clashesWith: null },
          { line: 4, kind: "text", slug: other.slug, clashesWith: 2 },
        ],
      },
      {
        added: 0,
        changed: 0,
        problems: [
          { line: 8, kind: "text", slug: other.slug, clashesWith: 2 },
          { line: 9, kind: "user", slug: text.slug, clashesWith: null },
        ],
      },
    ]);
    expect(await slugAt(`/texts/${oldId}/x`)).toBe(text.slug);
  });

  it("finds a text by a former slug", async () => {
    const author = await aPerson(test.services);
    const text = await aText(test.services, { author_id: author.id });
    const form = { title: "Weer een andere titel", body: "<p>Woorden.</p>", genres: [1], private: 0 };
    const browser = await test.browser().signInAs(author.id);
    const { slug } = (await browser.put(`/texts/${text.slug}`, form)).body.data;
    const oldId = newId();
    await importBatches([{ kind: "text", oldId, oldSlug: "x", slug: text.slug }]);
    expect(await slugAt(`/texts/${oldId}/x`)).toBe(slug);
  });
});
