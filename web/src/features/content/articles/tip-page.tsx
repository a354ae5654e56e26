import { useSuspenseQuery } from "@tanstack/react-query";
import type { Article } from "@inktvis/contract/features/content/articles";
import { DateTime } from "#platform/date-time.tsx";
import { Pen } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { NEW_TEXT_PATH } from "@inktvis/contract/page-paths/community";
import { shelfOf } from "@inktvis/contract/features/content/article-shelves";
import { usePreviewToken } from "#platform/preview-token.ts";
import { PictureCredit } from "#ui/picture-credit.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { TextPicture } from "#ui/text-picture.tsx";
import { Actions, RelatedArticles } from "./article-foot.tsx";
import { ByAuthor } from "./by-author.tsx";
import { articleQuery } from "./article.queries.ts";
import { tipMessages as copy } from "./messages.nl.ts";
import { takesDropCap } from "#features/texts/texts/leads.ts";
import "./tip-page.css";
import { weekNumber } from "./week-number.ts";

/** Separates the advice of a tip from its exercise. */
const EXERCISE = `<h2>${copy.exercise}</h2>`;

function beginsWithProse(html: string) {
  const [, words = ""] = /^<p>(.*?)<\/p>/s.exec(html) ?? [];
  return takesDropCap(words.replaceAll("<br />", "\n").replaceAll(/<[^>]+>/g, ""));
}

/** The page of a tip of the week: advice, and an exercise. */
export function TipPage({ slug }: { slug: string }) {
  const { data: tip } = useSuspenseQuery(articleQuery(slug, usePreviewToken()));
  const [advice = "", ...exercise] = tip.body.split(EXERCISE);
  return (
    <>
      <article>
        <Heading tip={tip} />
        <div className="page">
          <RichText
            className={`reading tip-advice text-column mt-12 sm:mt-16 ${beginsWithProse(advice) ? "drop-cap-first" : ""}`}
            html={advice}
          />
        </div>
        <Exercise body={exercise.join(EXERCISE)} tip={tip} />
      </article>
      <RelatedArticles related={tip.related} title={copy.otherTip} />
    </>
  );
}

const Heading = ({ tip: { title, excerpt, author, authorProfile, date, image } }: { tip: Article }) => (
  <header className="tip-head bg-field text-on-field">
    <div className="page grid gap-x-12 gap-y-8 py-10 sm:py-16 lg:grid-cols-[1fr_24rem] lg:items-end">
      <div className="grid gap-6">
        <p className="flex items-baseline gap-3">
          <span className="font-semibold">{copy.title}</span>
          <span aria-hidden="true" className="h-px flex-1 bg-current opacity-40" />
          <span className="font-display text-2xl italic">{copy.week(weekNumber(date))}</span>
        </p>
        <h1 className={title.length > 40 ? "text-4xl sm:text-6xl" : "text-5xl sm:text-7xl"}>{title}</h1>
        <p className="max-w-2xl font-reading text-lg leading-relaxed sm:text-xl">{excerpt}</p>
        <p className="text-sm">
          {author && (
            <>
              <ByAuthor author={author} profile={authorProfile} />
              {" · "}
            </>
          )}
          <DateTime date={date} />
        </p>
        {image && <PictureCredit picture={image} />}
      </div>
      {image && (
        <TextPicture
          className="tip-picture aspect-3/2 h-auto w-full object-cover lg:aspect-4/5"
          picture={image}
          shape={3 / 2}
          // Here the picture is cropped to a portrait 24rem wide: one of 3 by 2 with that height is 45rem wide.
          sizes="(width >= 64rem) 45rem, 92vw"
        />
      )}
    </div>
  </header>
);

/** The exercise on ruled paper, with buttons to print it and to start writing. */
const Exercise = ({ body, tip }: { body: string; tip: Article }) => (
  <section aria-labelledby="exercise" className="page mt-14">
    <div className="text-column">
      {body && (
        <div className="exercise">
          <h2 className="exercise-title" id="exercise">
            {copy.exercise}
          </h2>
          <RichText className="exercise-lines" html={body} />
        </div>
      )}
      <div className="mt-8">
        <Actions downloadLabel={copy.print} home={shelfOf(tip.type).site} item={tip}>
          <ButtonAnchor href={NEW_TEXT_PATH}>
            <Pen className="size-4" />
            {copy.start}
          </ButtonAnchor>
        </Actions>
      </div>
    </div>
  </section>
);
