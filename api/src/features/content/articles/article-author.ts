import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { invalid } from "#platform/http/errors.ts";
import { personAt } from "#features/people/people/person.policy.ts";

/** Join this to `articles as article` as `writer`: the author, as long as their profile is visible. */
export const visibleWriters = sql<{ id: string; slug: string; nickname: string }>`(
  select id, slug, nickname from users where blocked_at is null
)`;
export const WRITER_COLUMNS = ["article.author", "writer.slug as writerSlug", "writer.nickname as writerName"] as const;

interface Written {
  author: string | null;
  writerSlug: string | null;
  writerName: string | null;
}

/** The name under an article, and the profile that it links to (docs/product/magazine.md#authors). */
export const authorOf = ({ author, writerSlug, writerName }: Written) => ({
  author: writerName ?? author,
  authorProfile: writerSlug === null || writerName === null ? null : { slug: writerSlug, nickname: writerName },
});

interface ChosenAuthor {
  author: string | null;
  authorSlug: string | null;
}

/**
 * The columns of the author of an article: a name, or a person with a profile, given by the last part of its address. A
 * profile that the article has, or had in a version, may stay even if it is no longer visible.
 * @throws 422 for a name together with a profile, and for a profile that does not exist
 */
export async function readArticleAuthor(
  db: Database | Tx,
  { author, authorSlug }: ChosenAuthor,
  articleId?: string,
): Promise<{ author: string | null; author_id: string | null }> {
  if (authorSlug === null) return { author, author_id: null };
  if (author !== null) throw invalid({ author: "Kies een profiel of vul een naam in, niet allebei." });
  const person = await personAt({ db }, authorSlug).select("person.id").executeTakeFirst();
  const author_id = person?.id ?? (await formerAuthorAt(db, authorSlug, articleId ?? null));
  if (!author_id) throw invalid({ authorSlug: "Dit profiel is er niet meer. Kies iemand anders, of vul een naam in." });
  return { author: null, author_id };
}

/** The id of a profile that is the author of the article, or was in one of its versions. */
async function formerAuthorAt(db: Database | Tx, slug: string, articleId: string | null) {
  const former = await db
    .selectFrom("users as person")
    .select("person.id")
    .where("person.slug", "=", slug)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom("articles")
            .select("articles.id")
            .where("articles.id", "=", articleId)
            .whereRef("articles.author_id", "=", "person.id"),
        ),
        exists(
          selectFrom("content_versions as version")
            .select("version.id")
            .where("version.kind", "=", "articles")
            .where("version.subject_id", "=", articleId)
            .whereRef("version.writer_id", "=", "person.id"),
        ),
      ]),
    )
    .executeTakeFirst();
  return former?.id;
}
