import { useSuspenseQuery } from "@tanstack/react-query";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { COURSES_PATH, genreSearchPath } from "@inktvis/contract/page-paths/organization";
import { READ_PATH } from "@inktvis/contract/page-paths/community";
import { SiteButton } from "#platform/site-button.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { ArrowRight } from "#ui/icons.tsx";
import { InkMark } from "#ui/ink-mark.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { frontPageQuery } from "#features/texts/texts/front-page.queries.ts";
import { TextTile } from "#features/texts/texts/text-tile.tsx";
import { CallPanel, Spotlight } from "./call-panels.tsx";
import { HomeFeed, organizationFeedQuery } from "./home-feed.tsx";
import type { HomepageContent } from "./homepage.queries.ts";
import { audiences, organizationHome as copy } from "./organization-home.nl.ts";

/** One row of texts. */
const TEXT_COUNT = 3;

/** The home page of the organization: what it does and for whom, and texts of the community. */
export function OrganizationHome({ spotlight, call }: HomepageContent) {
  const { data: genres } = useSuspenseQuery(genresQuery);
  const { data: front } = useSuspenseQuery(frontPageQuery);
  const texts = [...(front.lead ? [front.lead] : []), ...front.texts];
  return (
    <>
      <Hero />
      <Audiences />
      {spotlight && <Spotlight call={spotlight} />}
      <Texts texts={texts.slice(0, TEXT_COUNT)} />
      <HomeFeed query={organizationFeedQuery()} title={copy.feed} />
      <Genres genres={genres} />
      {call && <CallPanel call={call} />}
    </>
  );
}

function Hero() {
  return (
    <div className="page relative overflow-hidden py-14 sm:py-24">
      <InkMark className="pointer-events-none absolute top-4 right-0 h-[calc(100%-2rem)] max-h-[34rem] text-wash max-lg:hidden" />
      <div className="relative max-w-4xl">
        <h1 className="text-5xl text-accent-ink sm:text-7xl lg:text-8xl">{copy.title}</h1>
        <p className="mt-7 max-w-2xl text-lg sm:text-xl">{copy.intro}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonAnchor href={COURSES_PATH}>{copy.courses}</ButtonAnchor>
          <SiteButton look="secondary" path="/" site="community">
            {copy.community}
          </SiteButton>
        </div>
      </div>
    </div>
  );
}

const Audiences = () => (
  <section aria-labelledby="audiences" className="page mt-6">
    <h2 className="text-2xl" id="audiences">
      {copy.audiencesTitle}
    </h2>
    <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {audiences.map(({ path, title, text }) => (
        <li
          className="relative grid content-between gap-8 rounded-2xl bg-field p-6 text-on-field transition-transform duration-150 hover:-translate-y-0.5"
          key={path}
        >
          <h3 className="text-3xl">
            <SiteLink className="after:absolute after:inset-0 after:rounded-2xl" path={path}>
              {title}
            </SiteLink>
          </h3>
          <p className="flex items-end justify-between gap-3">
            {text}
            <ArrowRight />
          </p>
        </li>
      ))}
    </ul>
  </section>
);

const Texts = ({ texts }: { texts: TextSummary[] }) =>
  texts.length > 0 && (
    <section aria-labelledby="texts" className="page mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-3xl sm:text-4xl" id="texts">
          {copy.textsTitle}
        </h2>
        <SiteLink className="link" path={READ_PATH} site="community">
          {copy.textsMore}
        </SiteLink>
      </div>
      <ul className="tile-grid mt-6">
        {texts.map((text) => (
          <li key={text.id}>
            <TextTile text={text} />
          </li>
        ))}
      </ul>
    </section>
  );

const Genres = ({ genres }: { genres: Genre[] }) =>
  genres.length > 0 && (
    <section aria-labelledby="genres" className="page mt-24">
      <h2 className="eyebrow font-sans" id="genres">
        {copy.genresTitle}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-[0.5em] font-display text-3xl leading-snug sm:text-5xl">
        {genres.map(({ id, name }) => (
          <li key={id}>
            <SiteLink
              className="decoration-accent-ink decoration-2 underline-offset-4 hover:text-accent-ink hover:underline"
              path={genreSearchPath(id)}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
