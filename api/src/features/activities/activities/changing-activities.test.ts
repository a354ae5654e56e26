import { describe, expect, it } from "vitest";
import { validActivity } from "#valid-bodies.ts";
import { useTestApi } from "#testing/test-api.ts";
import { holdRow, statusesInOrder } from "#testing/in-order.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { activityMakers } from "./made-activity.factory.ts";

const test = useTestApi();
const { aStaffMember, made } = activityMakers(test);
const visitor = () => test.browser();
const keyOf = ({ url }: { url: { default: string } }) => url.default.replace("/media/", "");
const auditOf = (id: string) =>
  test.services.db
    .selectFrom("audit_log")
    .select(["action", "subject_name", "owner_id", "before", "after"])
    .where("subject", "=", "activities")
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();

describe("changing an activity", () => {
  it("stores what was filled in, and clears what was emptied", async () => {
    const { browser, activity } = await made();
    const { status, body } = await browser.put(`/activities/${activity.slug}`, {
      ...validActivity,
      dateFrom: "2030-04-01",
      dateTo: "2030-04-02",
      enrollmentLink: null,
      enrollmentDeadline: null,
      price: null,
      genres: [2],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      dateFrom: "2030-04-01",
      dateTo: "2030-04-02",
      enrollmentLink: null,
      enrollmentDeadline: null,
      price: null,
      genres: [{ id: 2 }],
      revision: 2,
    });
    expect(body.data).toEqual((await browser.get(`/activities/${activity.slug}`)).body.data);
  });

  it("keeps a picture that is not sent again, and releases one that is replaced or removed", async () => {
    const picture = async (width: number) => dataUrl(await aPicture({ width, height: 300 }));
    const { browser, activity } = await made({ image: await picture(400) });
    const at = `/activities/${activity.slug}`;
    expect((await browser.put(at, validActivity)).body.data.image).toEqual(activity.image);
    const changed = (await browser.put(at, { ...validActivity, image: await picture(500) })).body.data;
    await test.runLaterJobs();
    expect(await test.services.files.exists(keyOf(activity.image))).toBe(false);
    expect(await test.services.files.exists(keyOf(changed.image))).toBe(true);
    expect((await browser.put(at, { ...validActivity, image: null })).body.data.image).toBeNull();
    await test.runLaterJobs();
    expect(await test.services.files.exists(keyOf(changed.image))).toBe(false);
  });

  it("moves the address with the title; every earlier one redirects, and nobody else gets it", async () => {
    const { browser, activity } = await made({ title: "Eerste naam" });
    const second = (await browser.put(`/activities/${activity.slug}`, { ...validActivity, title: "Tweede naam" })).body
      .data;
    expect(second.slug).toBe("tweede-naam");
    for (const slug of [activity.slug, second.slug])
      expect((await visitor().get(`/activities/${slug}`)).body.data.slug).toBe("tweede-naam");
    expect((await made({ title: "Eerste naam" })).activity.slug).not.toBe(activity.slug);
    const back = await browser.put(`/activities/${activity.slug}`, { ...validActivity, title: "Eerste naam" });
    expect(back.body.data.slug).toBe(activity.slug);
  });

  it("does not change whether it is of the house, which only an admin can do", async () => {
    const { browser, activity } = await made();
    const staff = await aStaffMember();
    const at = `/activities/${activity.slug}`;
    const of = (organizedByCs: unknown) => ({ ...validActivity, organizedByCs });
    expect((await staff.put(at, of(1))).body.data.organizedByCs).toBe(true);
    expect((await browser.put(at, of(undefined))).body.data.organizedByCs).toBe(true);
    expect((await browser.put(at, of(1))).body.data.organizedByCs).toBe(true);
    const refusal = await browser.put(at, of(0));
    expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, ["organizedByCs"]]);
  });

  it("refuses to overwrite what somebody else changed in the meantime, and loses neither version", async () => {
    const { browser, activity } = await made();
    const at = `/activities/${activity.slug}`;
    const save = (location: string) => browser.put(at, { ...validActivity, location, revision: activity.revision });
    const answers = await Promise.all([save("Zaal een"), save("Zaal twee")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refusal = answers.find(({ status }) => status === 409);
    expect(refusal?.body.code).toBe("changed-elsewhere");
    const kept = answers.find(({ status }) => status === 200)?.body.data;
    expect((await browser.get(at)).body.data).toEqual(kept);
    // To keep their own version, they save it with the newer revision.
    const again = await browser.put(at, { ...validActivity, location: "Zaal drie", revision: kept.revision });
    expect(again.body.data).toMatchObject({ location: "Zaal drie", revision: kept.revision + 1 });
  });
});

describe("changes by staff in somebody else's activity", () => {
  it("are in the audit log, and leave it and its pictures with its organiser", async () => {
    const image = dataUrl(await aPicture({ width: 400, height: 300 }));
    const { person, activity } = await made();
    const staff = await aStaffMember();
    const saved = await staff.put(`/activities/${activity.slug}`, { ...validActivity, price: "gratis", image });
    expect(saved.status).toBe(200);
    const owner = await test.services.db
      .selectFrom("activities as activity")
      .innerJoin("images as image", "image.id", "activity.image_id")
      .select(["activity.organizer_id", "image.owner_id"])
      .where("activity.id", "=", activity.id)
      .executeTakeFirst();
    expect(owner).toEqual({ organizer_id: person.id, owner_id: person.id });
    await staff.delete(`/activities/${saved.body.data.slug}`);
    const [update, deleted] = await auditOf(activity.id);
    expect(update).toMatchObject({
      action: "update",
      subject_name: activity.title,
      owner_id: person.id,
      before: { price: validActivity.price, image: null },
      after: { price: "gratis" },
    });
    expect(update?.before).not.toHaveProperty("title");
    expect(deleted).toMatchObject({ action: "delete", before: { price: "gratis" }, after: null });
  });

  it("are not in the audit log when nothing changes, nor when the organiser makes them", async () => {
    const { browser, activity } = await made();
    await (await aStaffMember()).put(`/activities/${activity.slug}`, validActivity);
    await browser.put(`/activities/${activity.slug}`, { ...validActivity, price: "gratis" });
    expect(await auditOf(activity.id)).toEqual([]);
  });
});

describe("deleting an activity", () => {
  it("deletes its picture too, and nobody can find its address any more", async () => {
    const image = dataUrl(await aPicture({ width: 400, height: 300 }));
    const { browser, activity } = await made({ image });
    expect((await browser.delete(`/activities/${activity.slug}`)).status).toBe(204);
    await test.runJobs();
    expect(await test.services.files.exists(keyOf(activity.image))).toBe(false);
    expect((await browser.get(`/activities/${activity.slug}`)).status).toBe(404);
    expect((await browser.delete(`/activities/${activity.slug}`)).status).toBe(404);
  });

  const picturesOf = (personId: string) =>
    test.services.db.selectFrom("images").select("id").where("owner_id", "=", personId).execute();

  it.each([
    ["before somebody saves it: the save finds nothing, and its picture goes", ["delete", "save"], { save: 404 }],
    // The status of the save varies: it returns what it reads back, which may be deleted by then.
    ["after somebody saved it: nothing stays", ["save", "delete"], {}],
  ] as const)("%s", async (_title, order, expected) => {
    const image = dataUrl(await aPicture({ width: 400, height: 300 }));
    const { person, browser, activity } = await made();
    const at = `/activities/${activity.slug}`;
    const acts = { delete: () => browser.delete(at), save: () => browser.put(at, { ...validActivity, image }) };
    const statuses = await statusesInOrder(test)(
      holdRow("activities", activity.id),
      order.map((act) => acts[act]),
    );
    const answers = Object.fromEntries(order.map((act, index) => [act, statuses[index]]));
    expect(answers).toMatchObject({ delete: 204, ...expected });
    expect((await visitor().get(at)).status).toBe(404);
    await test.runJobs();
    expect(await picturesOf(person.id)).toEqual([]);
  });
});

describe("two organisers who swap titles", () => {
  it("can both save, and each keeps the earlier addresses", async () => {
    const [one, other] = [await made({ title: "Titel van een" }), await made({ title: "Titel van twee" })];
    const save =
      ({ browser, activity }: typeof one, title: string) =>
      () =>
        browser.put(`/activities/${activity.slug}`, { ...validActivity, title });
    const answers = await Promise.all([save(one, "Titel van twee")(), save(other, "Titel van een")()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { activity } of [one, other])
      expect((await visitor().get(`/activities/${activity.slug}`)).body.data.id).toBe(activity.id);
  });
});
