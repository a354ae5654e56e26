import type { Role } from "@inktvis/contract/access";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { readMigrations, statementsOf } from "#platform/db/migration-files.ts";
import { imageKey, MEDIA_PATH } from "#platform/files/media.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { aLandingPage, anIntro } from "#features/content/landing-pages/landing-page.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";

const test = useTestApi();
const asking = useTestApi({ STAFF_SECOND_FACTOR: "on" });
const CARRIED = { alt: "De zee bij Oostende", maker: "Lien Claes", focalPoint: { x: 20, y: 80 } };
const NOTHING = { alt: "", maker: null, focalPoint: { x: 50, y: 50 } };

const anImage = async (ownerId: string | null) =>
  (await storeImage(test.services, { bytes: await aPicture(), ownerId, field: "file" })).id;
const rowOf = (id: string) =>
  test.services.db
    .selectFrom("images")
    .select(["alt", "maker", "focal_x", "focal_y"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const somebodyWith = (...roles: Role[]) => membersOf(test)({ roles });
const describeAs = (browser: TestBrowser, id: string, details: object = CARRIED) =>
  browser.put(`/images/${id}`, details);
const describeInStaffRoom = (browser: TestBrowser, id: string) => browser.put(`/images/${id}`, CARRIED, "staff");

let owner: { id: string; browser: TestBrowser };
beforeAll(async () => {
  owner = await somebodyWith();
});

describe("the details of a picture (docs/product/pictures.md#what-a-picture-carries)", () => {
  it("are empty at first, and are those that its owner enters from then on", async () => {
    const id = await anImage(owner.id);
    const { slug } = await aText(test.services, { author_id: owner.id, image_id: id });
    const shown = async () => (await test.browser().get(`/texts/${slug}`)).body.data.image;
    expect(await shown()).toMatchObject({ id, ...NOTHING });
    const { status, body } = await describeAs(owner.browser, id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, ...CARRIED });
    expect(await shown()).toEqual(body.data);
  });

  it("stay when they are absent, and are removed when they are empty", async () => {
    const id = await anImage(owner.id);
    await describeAs(owner.browser, id);
    expect((await describeAs(owner.browser, id, { maker: " " })).body.data).toMatchObject({ ...CARRIED, maker: null });
    expect((await describeAs(owner.browser, id, { alt: "", maker: null })).body.data).toMatchObject({
      ...NOTHING,
      focalPoint: CARRIED.focalPoint,
    });
    expect((await describeAs(owner.browser, id, {})).status).toBe(200);
    expect(await rowOf(id)).toEqual({ alt: "", maker: null, focal_x: 20, focal_y: 80 });
  });

  it.each<[string, object]>([
    ["an alt text of 256 characters", { alt: "a".repeat(256) }],
    ["a maker of 256 characters", { maker: "a".repeat(256) }],
    ["a point beside the picture", { focalPoint: { x: 101, y: 0 } }],
    ["a point with decimals", { focalPoint: { x: 0.5, y: 0 } }],
    ["half a point", { focalPoint: { x: 10 } }],
    ["a focal point of null", { focalPoint: null }],
  ])("are refused with %s", async (_case, details) => {
    const id = await anImage(owner.id);
    expect((await describeAs(owner.browser, id, details)).status).toBe(422);
    expect(await rowOf(id)).toEqual({ alt: "", maker: null, focal_x: 50, focal_y: 50 });
  });

  it("may be of the maximum length, and show markup as plain text", async () => {
    const id = await anImage(owner.id);
    const alt = `<b>${"é".repeat(251)}`;
    const details = { alt: ` ${alt}\n`, maker: "m".repeat(255), focalPoint: { x: 0, y: 100 } };
    expect((await describeAs(owner.browser, id, details)).body.data).toMatchObject({ ...details, alt });
  });

  it("can be sent along with a new picture in a form, and with an upload", async () => {
    const data = dataUrl(await aPicture());
    const text = { title: "Zee", body: "<p>Zee.</p>", genres: [1], private: 0 };
    const made = await owner.browser.post("/texts", { ...text, image: { action: "create", data, ...CARRIED } });
    expect(made.body.data.image).toMatchObject(CARRIED);
    const form = new FormData();
    form.append("file", new File([new Uint8Array(await aPicture())], "zee.png", { type: "image/png" }));
    form.append("alt", CARRIED.alt);
    form.append("maker", CARRIED.maker);
    const uploaded = await owner.browser.sendForm("/images", form);
    expect(uploaded.body.data).toMatchObject({ ...CARRIED, focalPoint: NOTHING.focalPoint });
  });
});

describe("the people who may describe a picture", () => {
  const audited = (id: string) =>
    test.services.db.selectFrom("audit_log").selectAll().where("subject_id", "=", id).execute();

  it("are its owner, without an entry in the audit log, and nobody else", async () => {
    const id = await anImage(owner.id);
    await aText(test.services, { author_id: owner.id, image_id: id });
    for (const other of [await somebodyWith(), await somebodyWith("editor"), await somebodyWith("superadmin")])
      expect((await describeAs(other.browser, id)).status).toBe(404);
    expect((await describeAs(test.browser(), id)).status).toBe(401);
    expect((await describeAs(owner.browser, id)).status).toBe(200);
    expect(await audited(id)).toEqual([]);
  });

  it("include editors if the picture is in editorial content, with an entry in the audit log", async () => {
    const [ofHouse, ofColleague, inNothing] = [await anImage(null), await anImage(owner.id), await anImage(null)];
    await anArticle(test.services, { image_id: ofHouse });
    const within = `<p>Kijk.</p><img src="${MEDIA_PATH}${imageKey(ofColleague)}" alt="">`;
    await anArticle(test.services, { body: within });
    const editor = await somebodyWith("editor");
    const organizer = await somebodyWith("contest_organizer");
    for (const id of [ofHouse, ofColleague]) {
      expect((await describeInStaffRoom(organizer.browser, id)).status).toBe(404);
      // Requests from other sites have no staff rights.
      expect((await describeAs(editor.browser, id)).status).toBe(404);
      expect((await describeInStaffRoom(editor.browser, id)).status).toBe(200);
      expect(await audited(id)).toMatchObject([
        { actor_id: editor.id, action: "update", subject: "pictures", before: NOTHING, after: CARRIED },
      ]);
      // Describing it the same way again changes nothing.
      await describeInStaffRoom(editor.browser, id);
      expect(await audited(id)).toHaveLength(1);
    }
    expect((await describeInStaffRoom(editor.browser, inNothing)).status).toBe(404);
  });

  it("include no editor without the second step that the staff room requires", async () => {
    const { services } = asking;
    const { id } = await storeImage(services, { bytes: await aPicture(), ownerId: null, field: "file" });
    await anArticle(services, { image_id: id });
    const editor = await aPerson(services, { roles: ["editor"] });
    const browser = await asking.browser().signInAs(editor.id, ["staff"]);
    expect((await describeInStaffRoom(browser, id)).status).toBe(404);
  });

  it("include admins if the picture is in a contest, of which they may change everything", async () => {
    const organizer = await somebodyWith("contest_organizer");
    const id = await anImage(organizer.id);
    await aContest(test.services, { organizer_id: organizer.id, banner_big_id: id });
    expect((await describeAs((await somebodyWith("editor")).browser, id)).status).toBe(404);
    expect((await describeAs((await somebodyWith("contest_organizer")).browser, id)).status).toBe(404);
    expect((await describeAs((await somebodyWith("admin")).browser, id)).status).toBe(200);
  });

  it("are nobody once staff took it down, or when it does not exist", async () => {
    const id = await anImage(owner.id);
    await test.services.db.updateTable("images").set({ taken_down_at: new Date() }).where("id", "=", id).execute();
    expect((await describeAs(owner.browser, id)).status).toBe(404);
    expect((await describeAs(owner.browser, crypto.randomUUID())).status).toBe(404);
  });
});

describe("lists", () => {
  it("need no extra statement for the details of their pictures", async () => {
    const list = () => test.countQueries(() => test.browser().get("/articles?type=news&perPage=50", "organization"));
    await anArticle(test.services, { image_id: await anImage(null) });
    const before = await list();
    for (let made = 0; made < 5; made++) await anArticle(test.services, { image_id: await anImage(null) });
    await test.services.db.updateTable("images").set({ alt: "Zee", maker: "An", focal_x: 1 }).execute();
    expect(await list()).toBe(before);
  });
});

describe("the migration of alt texts", () => {
  it("gives pictures the texts from the blocks of landing pages, those of the oldest page first", async () => {
    const [one, other, broken] = [await anImage(null), await anImage(null), await anImage(null)];
    const picture = (id: string, alt: string) => ({ url: { default: MEDIA_PATH + imageKey(id) }, alt });
    const blocks = [
      { ...anIntro(), image: picture(one, "De zee") },
      { kind: "gallery", id: crypto.randomUUID(), title: null, pictures: [{ image: picture(other, "Duinen") }] },
      { ...anIntro(), image: { url: { default: `/elders/${broken}/x.webp` }, alt: "Elders" } },
    ];
    await aLandingPage(test.services, { blocks: blocks as never });
    await aLandingPage(test.services, {
      blocks: [{ ...anIntro(), image: picture(one, "Een andere zee") }] as never,
      created_at: new Date(test.clock.now().getTime() + 1000),
    });
    const file = (await readMigrations()).find(({ name }) => name === "0081-picture-credits");
    const fill = statementsOf(file?.text ?? "").find((statement) => statement.includes("update images"));
    await sql.raw(fill ?? "").execute(test.services.db);
    expect((await rowOf(one)).alt).toBe("De zee");
    expect((await rowOf(other)).alt).toBe("Duinen");
    expect((await rowOf(broken)).alt).toBe("");
  });
});
