import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { readMigrations } from "#platform/db/migration-files.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aText } from "./text.factory.ts";

const test = useTestApi();

/** Bodies with the number of lines in them that contain words. */
const BODIES: readonly [what: string, body: string, lines: number][] = [
  ["prose", "<p>Lieve Jo,</p><p>Hij hangt.</p>", 2],
  ["a poem with stanzas", "<p>Eb<br>en vloed</p><p></p><p>&nbsp;</p><p>het <em>water</em><br><br>weet</p>", 4],
  ["empty paragraphs at the edges", "<p></p><p><br></p><p>zee</p><p> </p><p><br><br></p>", 1],
  ["indents of spaces, of tabs and that do not break", "<p>    eb<br>&nbsp;&nbsp;vloed<br>\u00a0 tij<br>\twad</p>", 4],
  ["lines of spaces alone", "<p>eb<br>   <br>&nbsp; \u00a0<br>\u2003<br>\ufeff<br>vloed</p>", 2],
  ["a line of a joiner that does not show", "<p>eb<br>\u200b<br>vloed</p>", 3],
  ["lists in lists", "<ul><li>a<ul><li>b</li><li><p>c</p><p>d</p></li></ul></li></ul><ol><li></li></ol>", 4],
  [
    "headings, quotes and rules",
    "<h2>I</h2><h1>II</h1><blockquote><p>a</p><p>b<br>c</p></blockquote><hr><h3>III</h3>",
    6,
  ],
  ["words outside a block", "los<p>vast</p>weer los<hr>en los<br/>nog", 5],
  ["marks across lines", "<p><strong>een<br>twee</strong> <em></em><br><u> </u></p>", 2],
  ["signs that look like markup", "<p>1 &lt; 2<br>&amp;nbsp;<br>a > b &lt;br&gt; c<br>&amp;</p>", 4],
  [
    "aligned paragraphs and links",
    '<p class="align-center">a</p><p class="align-right"><a href="https://a.be">b<br>c</a></p>',
    3,
  ],
  ["a line break in the markup", "<p>een\r\ntwee<br>\n drie</p>\n<p>vier</p>", 3],
  ["separators of Unicode in a line", "<p>een\u2028twee\u2029drie\u0085vier</p><p>\u2028</p><p>\u0085</p>", 1],
  ["markup unlike a paragraph", "<pre>een</pre><div>twee</div><param>drie</param><p>vier</p>", 4],
];

const stored = (id: string) =>
  test.services.db.selectFrom("texts").select(["id", "line_count"]).where("id", "=", id).executeTakeFirstOrThrow();

describe("the lines of a text", () => {
  it.each(BODIES)("are those that contain words: %s", async (_what, body, lines) => {
    expect(await stored((await aText(test.services, { body })).id)).toMatchObject({ line_count: lines });
  });

  it("are counted again when it is saved", async () => {
    const text = await aText(test.services, { body: "<p>eb</p>" });
    const author = await test.browser().signInAs(text.authorId);
    const saved = { title: "Tij", body: "<p>eb<br>vloed</p>", genres: [1], private: 0 };
    expect((await author.put(`/texts/${text.slug}`, saved)).status).toBe(200);
    expect(await stored(text.id)).toMatchObject({ line_count: 2 });
  });

  it("are counted in the same way by the migration for older texts", async () => {
    const { db } = test.services;
    const fill = (await readMigrations()).find(({ name }) => name === "0050-lines-of-older-texts")?.text ?? "";
    const texts = await Promise.all(BODIES.map(([, body]) => aText(test.services, { body })));
    const ids = texts.map(({ id }) => id);
    const counts = () =>
      db.selectFrom("texts").select(["id", "line_count"]).where("id", "in", ids).orderBy("id").execute();
    const counted = await counts();
    await db.updateTable("texts").set({ line_count: 0 }).where("id", "in", ids).execute();
    await sql.raw(fill).execute(db);
    expect(await counts()).toEqual(counted);
  });
});
