import { useSuspenseQuery } from "@tanstack/react-query";
import type { Article } from "@inktvis/contract/features/content/articles";
import type { ReactNode } from "react";
import { DateTime } from "#platform/date-time.tsx";
import { usePreviewToken } from "#platform/preview-token.ts";
import { RichText } from "#ui/rich-text.tsx";
import { LargePicture } from "#ui/text-picture.tsx";
import { shelfOf } from "@inktvis/contract/features/content/article-shelves";
import { Actions, RelatedArticles } from "./article-foot.tsx";
import { ByAuthor } from "./by-author.tsx";
import { articleQuery } from "./article.queries.ts";
import { typeNames } from "./article-types.nl.ts";

type ArticleContent = Omit<Article, "id" | "slug" | "pinned" | "tags" | "createdAt" | "related">;

interface ArticlePageProps {
  slug: string;
  /** Shown between the article and its related articles. */
  children?: ReactNode;
}

/** The page of an article, with the layout of a text. */
export function ArticlePage({ slug, children }: ArticlePageProps) {
  const { data: article } = useSuspenseQuery(articleQuery(slug, usePreviewToken()));
  return (
    <>
      <ArticleView article={article} />
      {children}
      <RelatedArticles related={article.related} />
    </>
  );
}

/** An article without its related articles; also the preview in the staff room. */
const ArticleView = ({ article }: { article: ArticleContent }) => (
  <article className="page pt-8 sm:pt-14">
    <Heading article={article} />
    {article.image && (
      <LargePicture
        className="h-auto max-h-[70vh] w-full rounded-sm object-cover"
        figureClassName="mx-auto mt-10 max-w-4xl"
        picture={article.image}
        sizes="(width >= 60rem) 56rem, 92vw"
      />
    )}
    <RichText className="reading text-column mt-10 sm:mt-12" html={article.body} />
    <div className="text-column mt-10">
      <Actions home={shelfOf(article.type).site} item={article} />
    </div>
  </article>
);

const Heading = ({
  article: { type, genres, title, excerpt, author, authorProfile, date },
}: {
  article: ArticleContent;
}) => (
  <header className="text-column grid gap-5">
    <p className="eyebrow">{[typeNames[type], ...genres.map(({ name }) => name)].join(" · ")}</p>
    <h1 className={`text-title ${title.length > 60 ? "text-4xl sm:text-5xl" : "text-5xl sm:text-6xl"}`}>{title}</h1>
    <p className="font-display text-xl leading-snug text-pretty sm:text-2xl">{excerpt}</p>
    <p className="text-sm text-ink-soft">
      <DateTime date={date} />
      {author && (
        <>
          {" · "}
          <ByAuthor author={author} profile={authorProfile} />
        </>
      )}
    </p>
  </header>
);
