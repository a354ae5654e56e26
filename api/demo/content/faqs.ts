import type { Tx } from "#platform/db/database.ts";
import { cleanHtml } from "#platform/rich-text.ts";
import { slugify } from "#platform/slugs.ts";
import { type DemoFile, readDemoFiles } from "../demo-files.ts";

/** A collection of api/demo/faqs: `h2` is a category, `h3` a question, and what follows its answer. */
export interface DemoFaq {
  id: number;
  title: string;
  categories: { title: string; items: { question: string; answer: string }[] }[];
}

export const readDemoFaqs = async (rewrite: (source: string) => string): Promise<DemoFaq[]> =>
  (await readDemoFiles("faqs", rewrite)).map(faqOf);

function faqOf(file: DemoFile): DemoFaq {
  const [before, ...categories] = partsOf(file.body, "h2");
  if (before?.rest) throw file.malformed("there is something before the first h2");
  return {
    id: Number(file.required("id")),
    title: file.required("title"),
    categories: categories.map(({ title, rest }) => {
      const [, ...items] = partsOf(rest, "h3");
      return { title, items: items.map((item) => ({ question: item.title, answer: item.rest })) };
    }),
  };
}

/** The HTML, split at each heading of this level; the first part has no title. */
const partsOf = (html: string, level: "h2" | "h3") =>
  html.split(`<${level}>`).map((part, index) => {
    const [title = "", rest = ""] = index === 0 ? ["", part] : part.split(`</${level}>`);
    return { title: title.trim(), rest: rest.trim() };
  });

export async function addFaq(tx: Tx, { id: collection_id, title, categories }: DemoFaq) {
  await tx.insertInto("faq_collections").values({ id: collection_id, title }).execute();
  for (const [position, category] of categories.entries()) {
    const { id: category_id } = await tx
      .insertInto("faq_categories")
      .values({ collection_id, title: category.title, position })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("faq_items")
      .values(
        category.items.map(({ question, answer }, itemPosition) => ({
          collection_id,
          category_id,
          slug: slugify(question),
          question,
          answer: cleanHtml(answer),
          position: itemPosition,
        })),
      )
      .execute();
  }
}
