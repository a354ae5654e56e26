import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { validActivity, validContest, validCourse } from "#valid-bodies.ts";
import type { Tx } from "#platform/db/database.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { holdRow, blockWrites, inOrderOf, statusesInOrder } from "#testing/in-order.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { GENRE_LINKS } from "./chosen-genres.ts";

/* A genre is merged into another while something with that genre is saved: one comes first, and determines what is
   stored. */

const test = useTestApi();
let editor: TestBrowser;
let maker: TestBrowser;
beforeAll(async () => {
  const { services } = test;
  editor = await test.browser().signInAs((await aPerson(services, { roles: ["editor"] })).id, ["staff"]);
  const roles = ["contest_organizer", "course_organizer", "activity_organizer"] as const;
  maker = await test.browser().signInAs((await aPerson(services, { roles: [...roles] })).id);
});

const TEXT = { title: "Een titel", body: "<p>Woorden.</p>", private: 0 };
const KINDS = [
  { path: "/texts", links: "text_genres", body: TEXT },
  { path: "/contests", links: "contest_genres", body: validContest },
  { path: "/courses", links: "course_genres", body: validCourse },
  { path: "/activities", links: "activity_genres", body: validActivity },
] as const;
type Kind = (typeof KINDS)[number];

async function aGenre() {
  const name = `Genre ${crypto.randomUUID()}`;
  return (await editor.post("/staff/genres", { name }, "staff")).body.data.id as number;
}
const make = ({ path, body }: Kind, genres: readonly number[]) => maker.post(path, { ...body, genres });
async function made(kind: Kind, genres: readonly number[]) {
  const { status, body } = await make(kind, genres);
  if (status !== 201) throw new Error(`Not made: ${JSON.stringify(body)}`);
  return body.data as { id: string; slug: string };
}
const save = ({ path, body }: Kind, slug: string, genres: readonly number[]) =>
  maker.put(`${path}/${slug}`, { ...body, image: undefined, bannerBig: undefined, bannerSmall: undefined, genres });
const merge = (from: number, into: number) => editor.post(`/staff/genres/${from}/merge`, { into }, "staff");
async function genresOf({ links }: Kind, id: string) {
  const { rows } = await sql<{ genre_id: number }>`
    select genre_id from ${sql.table(links)} where ${sql.ref(GENRE_LINKS[links])} = ${id} order by genre_id`.execute(
    test.services.db,
  );
  return rows.map(({ genre_id }) => genre_id);
}

const holdGenre = (id: number) => holdRow("genres", id);
const inOrder = statusesInOrder(test);

describe.each(KINDS)("what is saved at $path while a genre is merged", (kind) => {
  it.each([true, false])("gets the other genre, or is refused (saved first: %j)", async (isSavedFirst) => {
    const [from, into] = [await aGenre(), await aGenre()];
    const { id, slug } = await made(kind, [from]);
    const saving = () => save(kind, slug, [1, from]);
    const merging = () => merge(from, into);
    const acts = isSavedFirst ? [saving, merging] : [merging, saving];
    expect(await inOrder(holdGenre(from), acts)).toEqual(isSavedFirst ? [200, 204] : [204, 422]);
    expect(await genresOf(kind, id)).toEqual(isSavedFirst ? [1, into] : [into]);
  });

  it("is refused when it is created with the genre that disappears", async () => {
    const [from, into] = [await aGenre(), await aGenre()];
    expect(await inOrder(holdGenre(from), [() => merge(from, into), () => make(kind, [into, from])])).toEqual([
      204, 422,
    ]);
  });

  it("does not get the other genre when it drops the merged one", async () => {
    const [from, into] = [await aGenre(), await aGenre()];
    const { id, slug } = await made(kind, [from]);
    // The save waits here for its new genre.
    const acts = [() => save(kind, slug, [1]), () => merge(from, into)];
    expect(await inOrder(holdGenre(1), acts)).toEqual([200, 204]);
    expect(await genresOf(kind, id)).toEqual([1]);
  });

  it("may be deleted", async () => {
    const [from, into] = [await aGenre(), await aGenre()];
    const { id, slug } = await made(kind, [from]);
    const remove = () => maker.delete(`${kind.path}/${slug}`);
    const hold = (tx: Tx) => sql`select from ${sql.table(kind.links)} where genre_id = ${from} for update`.execute(tx);
    expect(await inOrder(hold, [remove, () => merge(from, into)])).toEqual([204, 204]);
    expect(await genresOf(kind, id)).toEqual([]);
  });
});

describe("a merge causes no deadlock with a transaction that locks", () => {
  const inAnyOrder = inOrderOf(test);

  it("a person, and then notifies staff", async () => {
    const [from, into] = [await aGenre(), await aGenre()];
    await aPerson(test.services, { roles: ["admin"] });
    const member = await aPerson(test.services, { genre_ids: [from] });
    const browser = await test.browser().signInAs(member.id);
    const ask = () => browser.post("/me/gdpr/request-data");
    // The request has locked the member's row, and is about to notify staff.
    expect(await inOrder(blockWrites("data_requests"), [ask, () => merge(from, into)])).toEqual([200, 204]);
  });

  it("texts and articles that show a picture to be deleted, and then contests", async () => {
    const [from, into] = [await aGenre(), await aGenre()];
    const { services } = test;
    const ownerId = (await aPerson(services)).id;
    const id = crypto.randomUUID();
    await services.db.insertInto("images").values({ id, owner_id: ownerId, width: 1, height: 1 }).execute();
    const drop = () => test.runJob(deleteUnusedImages, { imageIds: [id], ownerId });
    const merging = async () => (await merge(from, into)).status;
    const [, status] = await inAnyOrder(blockWrites("pages"), [drop, merging]);
    expect(status).toBe(204);
    expect(await services.db.selectFrom("images").select("id").where("id", "=", id).execute()).toEqual([]);
  });

  it("a genre that is renamed", async () => {
    const [from, into] = [await aGenre(), await aGenre()];
    const rename = () => editor.put(`/staff/genres/${from}`, { name: `Genre ${crypto.randomUUID()}` }, "staff");
    // The change has locked the row of the genre, and is about to record who made it.
    expect(await inOrder(blockWrites("audit_log"), [rename, () => merge(from, into)])).toEqual([200, 204]);
  });
});
