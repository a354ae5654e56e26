import { articlePath, shelfOf } from "@inktvis/contract/features/content/article-shelves";
import type { MagazineContribution, MagazineIssue } from "@inktvis/contract/features/magazine/issues";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { issuePath, SUBSCRIBE_PATH } from "@inktvis/contract/page-paths/verzin";
import { useSuspenseQuery } from "@tanstack/react-query";
import { FileLink } from "#platform/forms/file-link.tsx";
import { usePreviewToken } from "#platform/preview-token.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { PictureCredit } from "#ui/picture-credit.tsx";
import { PlainText } from "#ui/plain-text.tsx";
import { magazineApi } from "../magazine-api.ts";
import { IssueCover } from "./issue-cover.tsx";
import { issueQuery } from "./issue.queries.ts";
import { issueMessages as copy } from "./issues.nl.ts";

/** An issue of the magazine: its cover, what it is about, and its contents. */
export function IssuePage({ slug }: { slug: string }) {
  const { data: issue } = useSuspenseQuery(issueQuery(slug, usePreviewToken()));
  return (
    <div className="page pt-8 sm:pt-14">
      <div className="grid gap-10 sm:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] sm:gap-12 lg:gap-20">
        <div className="sm:sticky sm:top-24 sm:self-start">
          <div className="mx-auto max-w-80 sm:max-w-none">
            <IssueCover issue={issue} sizes="(width >= 76rem) 26rem, (width >= 40rem) 34vw, 20rem" />
            {issue.image && <PictureCredit picture={issue.image} />}
          </div>
        </div>
        <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <Heading issue={issue} />
          <Contents issue={issue} />
        </article>
      </div>
      <Neighbours issue={issue} />
    </div>
  );
}

const Heading = ({ issue: { slug, number, title, season, intro, sections } }: { issue: MagazineIssue }) => (
  <header className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <p className="eyebrow">
      {copy.number(number)} · {season}
    </p>
    <h1 className="text-5xl break-words hyphens-auto sm:text-7xl">{title}</h1>
    <div className="max-w-prose font-reading text-xl leading-relaxed">
      <PlainText>{intro}</PlainText>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      {sections.length > 0 && (
        <FileLink
          className="button button-primary"
          load={() => magazineApi.magazineIssues.epub({ params: { slug } })}
          path={`/magazine-issues/${slug}/epub`}
          title={copy.epubHelp}
        >
          {copy.epub}
        </FileLink>
      )}
      <ButtonAnchor href={SUBSCRIBE_PATH} look="secondary">
        {copy.subscribe}
      </ButtonAnchor>
    </div>
  </header>
);

const Contents = ({ issue: { sections } }: { issue: MagazineIssue }) => (
  <section aria-labelledby="contents">
    <h2 className="mb-5 text-3xl sm:text-4xl" id="contents">
      {copy.contents}
    </h2>
    {sections.length === 0 && <p className="text-lg text-ink-soft">{copy.noContents}</p>}
    <div className="grid gap-10">
      {sections.map(({ heading, contributions }, at) => (
        <div key={`${at} ${heading ?? ""}`}>
          {heading && <h3 className="mb-2 text-xl text-accent-ink italic">{heading}</h3>}
          <ol>
            {contributions.map((contribution) => (
              <li className="contents-entry tile group" key={contribution.slug}>
                <Entry contribution={contribution} isBelow={heading !== null} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  </section>
);

interface EntryProps {
  contribution: MagazineContribution;
  /** Whether the entry is below the heading of a section. */
  isBelow: boolean;
}

function Entry({ contribution, isBelow }: EntryProps) {
  const { title, excerpt, author, authorProfile, type } = contribution;
  const Title = isBelow ? "h4" : "h3";
  return (
    <>
      <div className="contents-line">
        <Title className="font-display text-2xl font-semibold">
          <SiteLink path={articlePath(contribution)} site={shelfOf(type).site}>
            {title}
          </SiteLink>
        </Title>
        {author && (
          <span className="contents-author">
            {authorProfile ? (
              <SiteLink className="link" path={profilePath(authorProfile.slug)} site="community">
                {author}
              </SiteLink>
            ) : (
              author
            )}
          </span>
        )}
      </div>
      <p className="max-w-prose text-ink-soft">{excerpt}</p>
    </>
  );
}

/** Links to the previous issue and the next one. */
const Neighbours = ({ issue: { previous, next } }: { issue: MagazineIssue }) =>
  (previous || next) && (
    <nav
      aria-label={copy.neighbours}
      className="mt-16 grid gap-6 border-t border-accent pt-6 sm:mt-24 sm:grid-cols-2 sm:gap-10"
    >
      {previous && <Neighbour {...previous} label={copy.previous} />}
      {next && <Neighbour {...next} className="sm:col-start-2 sm:text-right" label={copy.next} />}
    </nav>
  );

interface NeighbourProps {
  slug: string;
  number: number;
  title: string;
  label: string;
  className?: string;
}

const Neighbour = ({ slug, number, title, label, className = "" }: NeighbourProps) => (
  <SiteLink className={`group grid gap-1 ${className}`} path={issuePath(slug)}>
    <span className="text-sm text-ink-soft">{label}</span>
    <span className="font-display text-2xl font-semibold break-words group-hover:text-accent-ink">
      {copy.numbered(number, title)}
    </span>
  </SiteLink>
);
