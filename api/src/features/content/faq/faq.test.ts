import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";

const test = useTestApi();
const get = (id: string | number) => test.browser().get(`/faq-collections/${id}`);

async function aCategory(collection_id: number, title: string, position: number, questions: string[]) {
  const { db } = test.services;
  const category = await db
    .insertInto("faq_categories")
    .values({ collection_id, title, position })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [index, question] of questions.entries()) {
    await db
      .insertInto("faq_items")
      .values({
        collection_id,
        category_id: category.id,
        slug: question.toLowerCase(),
        question,
        answer: "<p>Ja.</p>",
        // In reverse, so that the order can only follow from the positions.
        position: questions.length - index,
      })
      .execute();
  }
}

describe("a collection of frequently asked questions", () => {
  it("returns its categories with their questions, in order", async () => {
    await test.services.db.insertInto("faq_collections").values({ id: 1, title: "Vragen" }).execute();
    await aCategory(1, "Betalen", 2, ["Factuur"]);
    await aCategory(1, "Inschrijven", 1, ["Annuleren", "Wachtlijst"]);
    await aCategory(1, "Leeg", 3, []);
    const { status, body } = await get(1);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: 1,
      title: "Vragen",
      categories: [
        {
          id: expect.any(String),
          title: "Inschrijven",
          items: [
            { slug: "wachtlijst", question: "Wachtlijst", answer: "<p>Ja.</p>" },
            { slug: "annuleren", question: "Annuleren", answer: "<p>Ja.</p>" },
          ],
        },
        { id: expect.any(String), title: "Betalen", items: [expect.objectContaining({ slug: "factuur" })] },
        { id: expect.any(String), title: "Leeg", items: [] },
      ],
    });
    expect(await test.countQueries(() => get(1))).toBe(1);
  });

  it.each([2, 0, "een", "1.5", "99999999999"])("is a 404 for %s", async (id) => {
    expect((await get(id)).status).toBe(404);
  });
});
