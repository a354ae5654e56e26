import { useSuspenseQuery } from "@tanstack/react-query";
import type { ContestResult, Laureate } from "@inktvis/contract/features/contests/results";
import { manageResultPath } from "@inktvis/contract/page-paths/account";
import { contestPath, profilePath, textPath } from "@inktvis/contract/page-paths/community";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { LargePicture } from "#ui/text-picture.tsx";
import { PreviewBar } from "#features/management/preview-bar.tsx";
import { byAgeCategory, byAward, type LaureateGroup } from "./laureate-groups.ts";
import { resultQuery } from "./result.queries.ts";
import { resultMessages as copy } from "./result.nl.ts";

/** The result of a contest: its laureates, and a word from the jury. */
export function ResultPage({ slug }: { slug: string }) {
  const { data: result } = useSuspenseQuery(resultQuery(slug));
  const { contest, juryWord } = result;
  const groups = byAgeCategory(result);
  return (
    <article className="page pt-8 sm:pt-12">
      {result.releasedAt === null && <PreviewBar copy={copy} path={manageResultPath(contest.slug)} />}
      <header className="grid gap-4">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1 className="max-w-4xl text-5xl break-words sm:text-7xl">
          <SiteLink className="hover:text-accent-ink" path={contestPath(contest.slug)}>
            {contest.title}
          </SiteLink>
        </h1>
        <Released result={result} />
      </header>
      {contest.bannerBig && (
        <LargePicture
          className="h-auto max-h-[22rem] w-full rounded-sm object-cover"
          figureClassName="mt-8"
          picture={contest.bannerBig}
          sizes="(width >= 76rem) 72rem, 92vw"
        />
      )}
      <div
        className={`mt-10 grid gap-x-14 gap-y-12 ${juryWord ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]" : "max-w-3xl"}`}
      >
        <section aria-labelledby="laureaten" className="grid min-w-0 content-start gap-8">
          <h2 className="text-3xl" id="laureaten">
            {copy.laureates}
          </h2>
          {groups.length === 0 && <p className="text-lg text-ink-soft">{copy.none}</p>}
          {groups.map((group) => (
            <AgeGroup group={group} key={group.title} />
          ))}
        </section>
        {juryWord && (
          <section aria-labelledby="jury" className="min-w-0">
            <h2 className="mb-4 text-3xl" id="jury">
              {copy.juryWord}
            </h2>
            <RichText html={juryWord} />
          </section>
        )}
      </div>
      <ButtonAnchor className="mt-12" href={contestPath(contest.slug)} look="secondary">
        {copy.toContest}
      </ButtonAnchor>
    </article>
  );
}

function Released({ result: { contest, releasedAt, correctedAt } }: { result: ContestResult }) {
  if (!releasedAt) return <p className="text-lg text-ink-soft">{copy.by(contest.organization)}</p>;
  return (
    <p className="text-lg text-ink-soft">
      {copy.released} <DateTime date={releasedAt} /> {copy.by(contest.organization)}
      {correctedAt && (
        <>
          {" · "}
          {copy.corrected} <DateTime date={correctedAt} />
        </>
      )}
    </p>
  );
}

/** The laureates of an age category, or of a contest without age categories. */
const AgeGroup = ({ group: { title, laureates } }: { group: LaureateGroup }) => (
  <div className="grid gap-6">
    {title && <h3 className="text-2xl text-ink-soft">{title}</h3>}
    {byAward(laureates).map((award) => (
      <section className="grid gap-3 border-t border-ink pt-4" key={award.title}>
        <p className="font-semibold text-accent-ink">{award.title}</p>
        <ul className="grid gap-5">
          {award.laureates.map((laureate) => (
            <LaureateItem key={laureate.id} laureate={laureate} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const LaureateItem = ({ laureate: { title, author, textSlug, state } }: { laureate: Laureate }) => (
  <li className="grid justify-items-start gap-1">
    <p className={`font-display leading-tight break-words ${state === "winner" ? "text-3xl" : "text-xl"}`}>
      {textSlug ? (
        <SiteLink className="link" path={textPath(textSlug)}>
          {title}
        </SiteLink>
      ) : (
        title
      )}
    </p>
    <SiteLink className="hover:text-accent-ink hover:underline" path={profilePath(author.slug)}>
      {author.nickname}
    </SiteLink>
  </li>
);
