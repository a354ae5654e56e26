import { expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aDueErasure } from "./due-erasure.factory.ts";
import { erasePerson } from "./operations/erase-person.ts";

const test = useTestApi();

it("erases the author of an article while an editor is saving it, and both complete", async () => {
  const { services } = test;
  await aPerson(services, { roles: ["superadmin"] });
  const editor = await aPerson(services, { roles: ["editor"] });
  const staff = await test.browser().signInAs(editor.id, ["staff"]);
  const author = await aPerson(services);
  const article = { ...VALID_BODIES["staffArticles.create"], author: null, authorSlug: author.slug };
  const { id } = (await staff.post("/staff/articles", article, "staff")).body.data;
  const requestId = await aDueErasure(test, author.id);
  // The editor has locked the article, and will then store a version that refers to its author.
  const change = { ...article, title: "Een andere titel", revision: 1 };
  const [saved] = await inOrderOf(test)(blockWrites("article_genres"), [
    () => staff.put(`/staff/articles/${id}`, change, "staff"),
    () => erasePerson(services, requestId),
  ]);
  expect(saved.status, saved.text).toBe(200);
  const left = await services.db.selectFrom("articles").select(["title", "author_id"]).where("id", "=", id).execute();
  expect(left).toEqual([{ title: "Een andere titel", author_id: null }]);
});
