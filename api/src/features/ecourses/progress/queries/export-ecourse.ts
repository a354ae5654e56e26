import { type RawBuilder, sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { escapeHtml } from "#platform/html.ts";
import { refused } from "#platform/http/errors.ts";
import type { StoredText } from "#features/texts/downloads/book.ts";
import { bookAttachment } from "#features/texts/downloads/own-book.ts";
import { noSuchEcourse } from "../../ecourses/ecourse.errors.ts";
import { reachableEcourses } from "../../ecourses/ecourse.policy.ts";

/** About 800,000 words. Parsed blocks may take eighty times the memory of the stored bodies. */
const MAX_BYTES = 5e6;

/** Plain text as SQL that is about as long as the result of `paragraphs`, to add up the size. */
const asParagraphs = (text: RawBuilder<unknown>) => sql`replace(coalesce(${text}, ''), E'\\n', '</p><p>')`;

/**
 * An online course as an e-book, to read offline: its description, and each module and lesson as a chapter. Its tests
 * stay on the site.
 * @throws 404, 422 when it is too long
 */
export async function exportEcourse(ctx: MemberContext, id: string) {
  await limitMember(ctx, "downloads");
  const ecourse = await reachableEcourses(ctx)
    .innerJoin("users as organizer", "organizer.id", "ecourse.organizer_id")
    .select(["ecourse.title", "ecourse.body", "ecourse.organizer_id", "organizer.nickname as author"])
    .select(
      sql<number | null>`(
        select sum(octet_length(chapter.html))::float from (
          select lesson.body || ${asParagraphs(sql`lesson.assignment`)} from lessons lesson
          where lesson.ecourse_id = ecourse.id and lesson.deleted_at is null
          union all
          select ${asParagraphs(sql`module.description`)} from ecourse_modules module
          where module.ecourse_id = ecourse.id
        ) as chapter (html)
      )`.as("bytes"),
    )
    .where("ecourse.id", "=", id)
    .executeTakeFirst();
  if (!ecourse) throw noSuchEcourse();
  if ((ecourse.bytes ?? 0) > MAX_BYTES)
    throw refused("Deze online cursus is te lang voor één download. Open de lessen één voor één en druk ze af.");
  const { title, body, author, organizer_id: ownerId } = ecourse;
  return ctx.heavy.files(ctx.viewer.id, async (run) => {
    const about = { slug: "over", title: "Over deze online cursus", body, image_id: null };
    const texts = [about, ...(await chaptersOf(ctx, id))];
    return bookAttachment(ctx, run, texts, { id, title, author, ownerId, kind: "epub", name: title });
  });
}

/** Each module as a page with its description, followed by its lessons. */
async function chaptersOf({ db }: MemberContext, ecourseId: string): Promise<StoredText[]> {
  const rows = await db
    .selectFrom("ecourse_modules as module")
    .leftJoin("lessons as lesson", "lesson.module_id", "module.id")
    .select(["module.id as moduleId", "module.title as moduleTitle", "module.description"])
    .select(["lesson.id", "lesson.title", "lesson.body", "lesson.assignment"])
    .where("module.ecourse_id", "=", ecourseId)
    .orderBy("module.position")
    .orderBy("module.id")
    .orderBy("lesson.position")
    .orderBy("lesson.id")
    .execute();
  let number = 0;
  return [...Map.groupBy(rows, ({ moduleId }) => moduleId).values()].flatMap((lessons, at) => {
    const [{ moduleId, moduleTitle, description } = { moduleId: "", moduleTitle: "", description: null }] = lessons;
    return [
      chapter(moduleId, `Module ${at + 1}: ${moduleTitle}`, paragraphs(description)),
      ...lessons.flatMap(({ id, title, body, assignment }) => {
        if (id === null) return [];
        number += 1;
        const task = assignment ? `<h2>Opdracht</h2>${paragraphs(assignment)}` : "";
        return [chapter(id, `${number}. ${title ?? ""}`, `${body ?? ""}${task}`)];
      }),
    ];
  });
}

const chapter = (slug: string, title: string, body: string): StoredText => ({ slug, title, body, image_id: null });

/** Plain text as markup. */
const paragraphs = (text: string | null) =>
  (text ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join("");
