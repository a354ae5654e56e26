import { useSuspenseQuery } from "@tanstack/react-query";
import { ALUMNI_PATH, PROGRAMME_PATH } from "@inktvis/contract/page-paths/schrijfacademie";
import { AcademyCall } from "#features/academy/periods/academy-call.tsx";
import { homeAlumniQuery } from "#features/content/alumni/alumni.queries.ts";
import { AlumnusTile } from "#features/content/alumni/alumnus-tile.tsx";
import { ArticleTile } from "#features/content/articles/article-tile.tsx";
import { foundAs } from "#platform/search.queries.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { academyNewsQuery } from "./academy-home.queries.ts";
import { CallPanel, Spotlight } from "./call-panels.tsx";
import type { HomepageContent } from "./homepage.queries.ts";
import { academyFeatures, academyHome as copy } from "./academy-home.nl.ts";

/** The home page of the academy: what it is, a course in the spotlight, its alumni, and its news. */
export const AcademyHome = ({ spotlight, call }: HomepageContent) => (
  <>
    <div className="bg-field text-on-field">
      <div className="page py-16 sm:py-28">
        <h1 className="max-w-4xl text-6xl sm:text-8xl">{copy.title}</h1>
        <AcademyCall intro={copy.intro}>
          <ButtonAnchor href={PROGRAMME_PATH} look="outline-inverse">
            {copy.about}
          </ButtonAnchor>
        </AcademyCall>
      </div>
    </div>
    <Features />
    {spotlight && <Spotlight call={spotlight} />}
    <Alumni />
    <News />
    {call && <CallPanel call={call} />}
  </>
);

const Features = () => (
  <section aria-labelledby="features" className="page mt-20">
    <h2 className="text-3xl sm:text-4xl" id="features">
      {copy.featuresTitle}
    </h2>
    <ol className="mt-8 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
      {academyFeatures.map(({ title, text }, index) => (
        <li className="border-t border-ink pt-4" key={title}>
          <span aria-hidden="true" className="font-display text-5xl text-accent-ink italic">
            {index + 1}
          </span>
          <h3 className="mt-4 text-2xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

/** The alumni whom the editors flagged for this page; nothing when there are none. */
function Alumni() {
  const { data } = useSuspenseQuery(homeAlumniQuery);
  const alumni = foundAs(data.data, "alumni");
  if (alumni.length === 0) return null;
  return (
    <section aria-labelledby="alumni" className="mt-24 bg-wash py-16 sm:py-20">
      <div className="page">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 className="text-3xl sm:text-4xl" id="alumni">
            {copy.alumniTitle}
          </h2>
          <SiteLink className="link" path={ALUMNI_PATH}>
            {copy.alumniMore}
          </SiteLink>
        </div>
        <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-10 lg:grid-cols-4">
          {alumni.map((alumnus) => (
            <li key={alumnus.id}>
              <AlumnusTile alumnus={alumnus} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function News() {
  const { data } = useSuspenseQuery(academyNewsQuery);
  const articles = foundAs(data.data, "article");
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="news" className="page mt-20">
      <h2 className="text-3xl sm:text-4xl" id="news">
        {copy.newsTitle}
      </h2>
      <ul className="tile-grid mt-8">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleTile article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
