import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { awardName } from "@inktvis/contract/features/contests/award-names";
import type { Person } from "@inktvis/contract/features/profiles/profiles";
import { PROFILE_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { contestResultPath } from "@inktvis/contract/page-paths/community";
import { messages } from "#platform/messages.nl.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { External, Pen } from "#ui/icons.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { TeamEmblem } from "#ui/team-emblem.tsx";
import { genrePath } from "#features/texts/texts/text-list-search.ts";
import { FollowButton } from "./follow-button.tsx";
import { peopleMessages as copy } from "#features/people/people/messages.nl.ts";
import { PersonTexts } from "./person-texts.tsx";
import { organizedQuery, personQuery } from "#features/people/people/person.queries.ts";
import { Portrait } from "#features/people/people/portrait.tsx";
import { parseWebsite } from "#features/people/people/parse-website.ts";
import "./person-page.css";

const route = getRouteApi("/community/profiel/$slug");

/** Loaded separately, with its tiles: most people organise nothing. The loader of the page loads it with the data. */
const PersonOrganizes = lazy(async () => ({ default: (await import("./person-organizes.tsx")).PersonOrganizes }));

/**
 * The public profile of a person: portrait and bio, what they organise, their texts, and their portfolio beside those.
 */
export function PersonPage() {
  const { slug } = route.useParams();
  const { page = 1 } = route.useSearch();
  const { data: person } = useSuspenseQuery(personQuery(slug));
  const portfolio = portfolioOf(person);
  return (
    <article>
      <Heading person={person} />
      <div className={`page person-columns ${portfolio.length > 0 ? "" : "person-alone"}`}>
        <Introduction person={person} />
        <div className="person-work">
          {page > 1 ? (
            <PersonTexts page={page} person={person} wide={portfolio.length === 0} />
          ) : (
            <FirstPage person={person} wide={portfolio.length === 0} />
          )}
        </div>
        {portfolio.length > 0 && <Portfolio nickname={person.nickname} portfolio={portfolio} />}
      </div>
    </article>
  );
}

/**
 * What the person organises and their newest texts. When an organiser wrote nothing, that is not mentioned to others.
 */
function FirstPage({ person, wide }: { person: Person; wide: boolean }) {
  const { data: organized } = useSuspenseQuery(organizedQuery(person.slug));
  const organizes = organized.meta.total > 0;
  return (
    <>
      {organizes && (
        <Suspense>
          <PersonOrganizes organized={organized} person={person} wide={wide} />
        </Suspense>
      )}
      {(!organizes || person.textCount > 0 || person.me.can.update) && (
        <PersonTexts page={1} person={person} wide={wide} />
      )}
    </>
  );
}

const Heading = ({ person }: { person: Person }) => (
  <header className="bg-field text-on-field">
    <div className="page person-heading">
      <Portrait className="person-portrait" person={person} />
      <div className="grid min-w-0 content-end gap-3 pb-8 lg:pt-16 lg:pb-10">
        {person.collaborator && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            <TeamEmblem />
            {person.position}
          </p>
        )}
        <h1 className={person.nickname.length > 24 ? "text-4xl hyphens-auto sm:text-5xl" : "text-5xl sm:text-7xl"}>
          {person.nickname}
        </h1>
        <PersonalFacts person={person} />
      </div>
    </div>
  </header>
);

/** Name and age, which the API leaves out when the person hides them (docs/product/privacy.md#name-and-age). */
function PersonalFacts({ person: { name, nickname, age, followers } }: { person: Person }) {
  const facts = [name !== nickname && name, age !== null && copy.age(age), copy.followers(followers)];
  return <p className="text-lg">{facts.filter(Boolean).join(" · ")}</p>;
}

const Introduction = ({ person }: { person: Person }) => (
  <div className="person-introduction grid content-start gap-6">
    {person.me.can.update && <OwnProfile />}
    {person.bio && (
      <p className="font-reading text-xl leading-relaxed whitespace-pre-line hyphens-auto sm:text-2xl sm:leading-relaxed">
        {person.bio}
      </p>
    )}
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 empty:hidden">
      {!person.me.can.update && <FollowButton person={person} />}
      {person.website && <Website website={person.website} />}
    </div>
    {person.awards.length > 0 && <Awards awards={person.awards} />}
    {person.genres.length > 0 && <Genres genres={person.genres} />}
  </div>
);

function OwnProfile() {
  return (
    <p className="notice flex flex-wrap items-center justify-between gap-3">
      {copy.ownProfile}
      <SiteButton className="min-h-10 px-4 py-1.5" look="secondary" path={PROFILE_SETTINGS_PATH} site="account">
        <Pen className="size-4" />
        {copy.editProfile}
      </SiteButton>
    </p>
  );
}

function Website({ website }: { website: string }) {
  const address = parseWebsite(website);
  if (!address) return <span>{website}</span>;
  return (
    <a
      className="link inline-flex min-h-6 items-center gap-1.5 font-semibold"
      href={address.href}
      rel="nofollow me noopener"
    >
      <span className="sr-only">{copy.website} </span>
      {address.host}
      <External className="size-4" />
    </a>
  );
}

/** The awards of the person, once the result of the contest is released (docs/product/contests.md#awards). */
const Awards = ({ awards }: { awards: Person["awards"] }) => (
  <div className="grid gap-2">
    <h2 className="font-sans text-base font-normal tracking-normal text-ink-soft">{copy.awards}</h2>
    <ul className="grid gap-1.5">
      {awards.map(({ contest, title, ...award }, index) => (
        <li key={index}>
          <SiteLink className="link font-semibold" path={contestResultPath(contest.slug)}>
            {contest.title}
          </SiteLink>{" "}
          <span className="text-ink-soft">
            · {awardName(award)} · {title}
          </span>
        </li>
      ))}
    </ul>
  </div>
);

const Genres = ({ genres }: { genres: Person["genres"] }) => (
  <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
    <h2 className="font-sans text-base font-normal tracking-normal text-ink-soft">{copy.genres}</h2>
    <ul className="flex flex-wrap gap-2">
      {genres.map(({ id, name }) => (
        <li key={id}>
          <SiteLink
            className="inline-block rounded-full border border-edge px-3.5 py-1 hover:border-accent-ink hover:bg-wash"
            path={genrePath(id)}
          >
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  </div>
);

const PORTFOLIO_PARTS = ["education", "publications", "prizes", "varia"] as const;
type PortfolioPart = { title: string; html: string };

const portfolioOf = (person: Person): PortfolioPart[] =>
  PORTFOLIO_PARTS.flatMap((part) => {
    const html = person[part]?.trim();
    return html ? [{ title: copy[part], html }] : [];
  });

const Portfolio = ({ nickname, portfolio }: { nickname: string; portfolio: PortfolioPart[] }) => (
  <aside aria-label={copy.about(nickname)} className="person-about">
    {portfolio.map(({ title, html }) => (
      <section className="border-t border-ink pt-4" key={title}>
        <h2 className="mb-3 text-xl">{title}</h2>
        <RichText html={html} />
      </section>
    ))}
  </aside>
);

export const PersonPending = () => (
  <div role="status">
    <span className="sr-only">{messages.loading}</span>
    <div className="bg-field">
      <div className="page person-heading">
        <div className="person-portrait skeleton aspect-square" />
        <div className="h-40 lg:h-64" />
      </div>
    </div>
    <div className="page person-columns">
      <div className="person-introduction">
        <TextSkeleton lines={5} />
      </div>
    </div>
  </div>
);
