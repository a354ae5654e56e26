import { useSuspenseQuery } from "@tanstack/react-query";
import type { Article } from "@inktvis/contract/features/content/articles";
import { DateTime } from "#platform/date-time.tsx";
import { TextPicture } from "#ui/text-picture.tsx";
import { shelfOf } from "@inktvis/contract/features/content/article-shelves";
import { Actions, RelatedArticles } from "./article-foot.tsx";
import { articleQuery } from "./article.queries.ts";
import { typeNames } from "./article-types.nl.ts";
import { articleMessages as copy } from "./messages.nl.ts";

type ArticleContent = Omit<Article, "id" | "slug" | "pinned" | "tags" | "createdAt" | "related">;

/** The page of an article, with the layout of a text. */
export function ArticlePage({ slug }: { slug: string }) {
  const { data: article } = useSuspenseQuery(articleQuery(slug));
  return (
    <>
      <ArticleView article={article} />
      <RelatedArticles related={article.related} />
    </>
  );
}

/** An article without what is related to it; also the preview in the staff room. */
export const ArticleView = ({ article }: { article: ArticleContent }) => (
  <article className="page pt-8 sm:pt-14">
    <Heading article={article} />
    {article.image && (
      <TextPicture
        className="mx-auto mt-10 h-auto max-h-[70vh] w-full max-w-4xl rounded-sm object-cover"
        picture={article.image}
        sizes="(width >= 60rem) 56rem, 92vw"
      />
    )}
    {/* Sanitized by the API when it was saved (api/src/platform/rich-text.ts). */}
    <div className="reading text-column mt-10 sm:mt-12" dangerouslySetInnerHTML={{ __html: article.body }} />
    <div className="text-column mt-10">
      <Actions home={shelfOf(article.type).site} item={article} />
    </div>
  </article>
);

const Heading = ({ article: { type, genres, title, excerpt, author, date } }: { article: ArticleContent }) => (
  <header className="text-column grid gap-5">
    <p className="eyebrow">{[typeNames[type], ...genres.map(({ name }) => name)].join(" · ")}</p>
    <h1 className={`text-title ${title.length > 60 ? "text-4xl sm:text-5xl" : "text-5xl sm:text-6xl"}`}>{title}</h1>
    <p className="font-display text-xl leading-snug text-pretty sm:text-2xl">{excerpt}</p>
    <p className="text-sm text-ink-soft">
      <DateTime date={date} />
      {author && ` · ${copy.byAuthor(author)}`}
    </p>
  </header>
);
