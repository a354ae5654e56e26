import { beforeEach, describe, expect, it } from "vitest";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { inOrderOf } from "#testing/in-order.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { editing } from "./content-versions.factory.ts";
import { publishPlanned } from "./publish-planned.ts";

const test = useTestApi();
let author_id: string;
let editor: TestBrowser;
const { make, look, plan, get } = editing(
  () => test.clock.now(),
  () => editor,
);
beforeEach(async () => {
  ({ id: author_id } = await aPerson(test.services, { roles: ["editor"] }));
  editor = await test.browser().signInAs(author_id, ["staff"]);
});

describe("a preview", () => {
  it("is unique per editor even when two are stored at once: the picture of the first is deleted", async () => {
    const { db } = test.services;
    const made = await make();
    const { id: image_id } = await storeImage(test.services, {
      bytes: await aPicture(),
      ownerId: null,
      field: "image",
    });
    const { result } = await db.transaction().execute(async (tx) => {
      const first = {
        kind: "articles",
        subject_id: made.id,
        state: "draft",
        revision: 1,
        content: "{}",
        author_id,
        image_id,
      } as const;
      await tx
        .insertInto("content_versions")
        .values({ ...first, genre_ids: [], saved_at: test.clock.now() })
        .execute();
      return test.started(() => look(made, { title: "De tweede" }));
    });
    expect((await result).body.data).toMatchObject({ name: "De tweede" });
    await test.runJobs();
    expect(await db.selectFrom("images").select("id").where("id", "=", image_id).execute()).toEqual([]);
  });

  it("is deleted with an article that is deleted while the preview is stored", async () => {
    const { db } = test.services;
    const made = await make();
    const draft = {
      kind: "articles",
      subject_id: made.id,
      state: "draft",
      revision: 1,
      content: "{}",
      author_id,
    } as const;
    // The change has been tried out, and storing it waits for another draft of this editor.
    const [, deleted] = await inOrderOf(test)(
      (tx) =>
        tx
          .insertInto("content_versions")
          .values({ ...draft, genre_ids: [], saved_at: test.clock.now() })
          .execute(),
      [() => look(made, { title: "Te laat" }), () => editor.delete(`/staff/articles/${made.id}`, "staff")],
    );
    expect(deleted.status).toBe(204);
    const left = db.selectFrom("content_versions").select("state").where("subject_id", "=", made.id);
    expect(await left.execute()).toEqual([]);
  });
});

it("a plan that is withdrawn with its picture while it is carried out changes nothing", async () => {
  const { db } = test.services;
  const made = await make({ title: "Wat er staat" });
  const image = dataUrl(await aPicture());
  const planned = (await plan(made, later(test.clock.now(), days(1)), { title: "Wat er komt", image })).body.data;
  test.clock.advance(days(2));
  editor = await test.browser().signInAs(author_id, ["staff"]);
  const { result } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom("articles").select("id").where("id", "=", made.id).forUpdate().execute();
    const publishing = await test.started(() => publishPlanned(test.services));
    expect((await editor.delete(`/staff/content-versions/${planned.id}`, "staff")).status).toBe(204);
    await test.runJobs();
    return publishing;
  });
  await result;
  expect(await get(made.id)).toMatchObject({ title: "Wat er staat", image: null, revision: 1 });
});
