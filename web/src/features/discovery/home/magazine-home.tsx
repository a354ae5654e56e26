import { useSuspenseQuery } from "@tanstack/react-query";
import { ARCHIVE_PATH, SALES_POINTS_PATH } from "@inktvis/contract/page-paths/verzin";
import { ArticleTile } from "#features/content/articles/article-tile.tsx";
import { foundAs } from "#platform/search.queries.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { CallPanel, Spotlight } from "./call-panels.tsx";
import type { HomepageContent } from "./homepage.queries.ts";
import { latestOfMagazineQuery } from "./magazine-home.queries.ts";
import { magazineHome as copy } from "./magazine-home.nl.ts";

export const MagazineHome = ({ spotlight, call }: HomepageContent) => (
  <>
    <div className="page relative overflow-hidden py-12 sm:py-20">
      <p
        aria-hidden="true"
        className="-ml-[0.04em] font-display text-[clamp(6rem,27vw,23rem)] leading-[0.8] font-black tracking-tighter text-accent italic select-none"
      >
        Verzin
      </p>
      <div className="mt-10 grid gap-8 border-t border-accent pt-8 lg:grid-cols-2">
        <h1 className="text-4xl sm:text-6xl">{copy.title}</h1>
        <div>
          <p className="font-reading text-xl leading-relaxed">{copy.intro}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonAnchor href={ARCHIVE_PATH}>{copy.archive}</ButtonAnchor>
            <ButtonAnchor href={SALES_POINTS_PATH} look="secondary">
              {copy.shops}
            </ButtonAnchor>
          </div>
        </div>
      </div>
    </div>
    {spotlight && <Spotlight call={spotlight} />}
    <Latest />
    <ul className="page mt-20 grid gap-10 sm:grid-cols-3">
      {copy.columns.map(({ title, text }) => (
        <li className="border-t border-hairline pt-4" key={title}>
          <h2 className="text-3xl text-accent-ink italic">{title}</h2>
          <p className="mt-2 text-lg">{text}</p>
        </li>
      ))}
    </ul>
    {call && <CallPanel call={call} />}
  </>
);

/** The newest issues and news, the first one large. */
function Latest() {
  const { data } = useSuspenseQuery(latestOfMagazineQuery);
  const articles = foundAs(data.data, "article");
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="latest" className="page mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-3xl italic sm:text-5xl" id="latest">
          {copy.latest}
        </h2>
        <SiteLink className="link" path={ARCHIVE_PATH}>
          {copy.all}
        </SiteLink>
      </div>
      <ul className="tile-grid mt-8">
        {articles.map((article, index) => (
          <li className={index === 0 ? "tile-lead" : undefined} key={article.id}>
            <ArticleTile article={article} lead={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
