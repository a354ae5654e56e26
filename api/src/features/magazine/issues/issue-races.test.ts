import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { inOrderOf } from "#testing/in-order.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anIssue } from "./issue.factory.ts";

const test = useTestApi();
let editor: TestBrowser;
beforeAll(async () => {
  editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
});

const contribution = () => anArticle(test.services, { type: "verzin-publication" });
const change = (
  { id, number, title }: { id: string; number: number; title: string },
  articleIds: readonly string[],
) => {
  const contents = articleIds.map((articleId) => ({ articleId, section: null }));
  const body = { ...VALID_BODIES["staffMagazineIssues.create"], number, title, contents, revision: 1 };
  return editor.put(`/staff/magazine-issues/${id}`, body, "staff");
};
const contentsOf = async ({ id }: { id: string }) =>
  (await editor.get(`/staff/magazine-issues/${id}`, "staff")).body.data.contents.map(
    ({ articleId }: { articleId: string }) => articleId,
  );

const atOnce = inOrderOf(test);

describe("the contents of issues", () => {
  it("stay as they were when two editors swap articles between two issues at once, and both get an error", async () => {
    const [a, b] = [await contribution(), await contribution()];
    const one = await anIssue(test.services, { contents: [{ articleId: a.id }] });
    const other = await anIssue(test.services, { contents: [{ articleId: b.id }] });
    const answers = await atOnce(
      (tx) => sql`lock table articles in access exclusive mode`.execute(tx),
      [() => change(one, [b.id]), () => change(other, [a.id])],
    );
    for (const { status, body, text } of answers)
      expect([status, Object.keys(body.errors ?? {})], text).toEqual([422, ["contents"]]);
    expect([await contentsOf(one), await contentsOf(other)]).toEqual([[a.id], [b.id]]);
  });

  it("lose an article that is deleted while they are saved, without a deadlock", async () => {
    const [a, b] = [await contribution(), await contribution()];
    const issue = await anIssue(test.services, { contents: [{ articleId: a.id }, { articleId: b.id }] });
    const [deleted, saved] = await atOnce(
      (tx) => tx.selectFrom("articles").select("id").where("id", "=", a.id).forUpdate().execute(),
      [() => editor.delete(`/staff/articles/${a.id}`, "staff"), () => change(issue, [b.id, a.id])],
    );
    expect([deleted.status, saved.status], saved.text).toEqual([204, 422]);
    expect(await contentsOf(issue)).toEqual([b.id]);
  });
});
