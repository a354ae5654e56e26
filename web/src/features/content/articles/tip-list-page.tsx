import type { ArticleSummary } from "@inktvis/contract/features/content/articles";
import { SiteLink } from "#platform/site-link.tsx";
import { TextPicture } from "#ui/text-picture.tsx";
import { articlePath, ARTICLE_SHELVES } from "@inktvis/contract/features/content/article-shelves";
import { ShelfFrame } from "./article-list-page.tsx";
import { tipMessages as copy } from "./messages.nl.ts";
import type { ShelfSearch } from "./shelf-search.ts";
import { weekNumber } from "./week-number.ts";

/** The shelf of tips: the newest one large, earlier ones in a list by week number. */
export const TipListPage = ({ search }: { search: ShelfSearch }) => (
  <ShelfFrame copy={copy} search={search} shelf={ARTICLE_SHELVES.tips}>
    {(tips, isFirstPage) => {
      const [newest, ...others] = tips;
      const earlier = isFirstPage ? others : tips;
      return (
        <>
          {isFirstPage && newest && <NewestTip tip={newest} />}
          {earlier.length > 0 && (
            <>
              <h2 className={isFirstPage ? "mt-16 mb-2 text-3xl" : "sr-only"}>{copy.earlier}</h2>
              <ol className="border-b border-hairline">
                {earlier.map((tip) => (
                  <TipRow key={tip.id} tip={tip} />
                ))}
              </ol>
            </>
          )}
        </>
      );
    }}
  </ShelfFrame>
);

const NewestTip = ({ tip }: { tip: ArticleSummary }) => (
  <article className="tile relative grid overflow-hidden rounded-2xl bg-field text-on-field lg:grid-cols-[7fr_5fr]">
    <div className="grid content-between gap-8 p-7 sm:p-10">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{copy.newest}</span>
        <span className="font-display text-2xl italic">{copy.week(weekNumber(tip.date))}</span>
      </p>
      <div className="grid gap-5">
        <h2 className="text-4xl sm:text-6xl">
          <TipLink className="text-on-field!" tip={tip} />
        </h2>
        <p className="max-w-xl font-reading text-lg leading-relaxed sm:text-xl">{tip.excerpt}</p>
      </div>
    </div>
    {tip.image && (
      <TextPicture
        className="h-full max-h-104 w-full object-cover max-lg:aspect-3/2 lg:max-h-none"
        picture={tip.image}
        shape={3 / 2}
        sizes="(width >= 64rem) 44rem, 92vw"
      />
    )}
  </article>
);

const TipRow = ({ tip }: { tip: ArticleSummary }) => (
  <li className="tile relative grid grid-cols-[4.5rem_1fr] items-baseline gap-x-4 border-t border-hairline py-6 sm:grid-cols-[8rem_1fr]">
    <p className="font-display text-5xl leading-none text-accent-ink italic sm:text-7xl">
      <span className="sr-only">{copy.week(weekNumber(tip.date))}</span>
      <span aria-hidden="true">{weekNumber(tip.date)}</span>
    </p>
    <div className="grid gap-2">
      <h3 className="text-2xl sm:text-3xl">
        <TipLink tip={tip} />
      </h3>
      <p className="max-w-2xl font-reading leading-relaxed">{tip.excerpt}</p>
    </div>
  </li>
);

const TipLink = ({ tip, className }: { tip: ArticleSummary; className?: string }) => (
  <SiteLink className={className} path={articlePath(tip)}>
    {tip.title}
  </SiteLink>
);
