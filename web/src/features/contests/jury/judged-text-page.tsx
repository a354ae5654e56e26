import { useSuspenseQuery } from "@tanstack/react-query";
import type { Contribution } from "@inktvis/contract/features/contests/contributions";
import { SiteLink } from "#platform/site-link.tsx";
import { ArrowLeft, ArrowRight } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { ShortOnPhone } from "#ui/short-on-phone.tsx";
import { TextPicture } from "#ui/text-picture.tsx";
import { ChangedNotice, GivenJudgement, OtherJudgements } from "./given-judgements.tsx";
import { JudgementForm } from "./judgement-form.tsx";
import { judgedTextPath, judgingPath, judgingRulesPath } from "@inktvis/contract/page-paths/community";
import { RemarkForm } from "./remark-form.tsx";
import { judgedTextQuery } from "./jury.queries.ts";
import { juryMessages as copy } from "./messages.nl.ts";

/** One contribution, laid out like any text, with the juror's judgement below it. */
export function JudgedTextPage({ id }: { id: string }) {
  const { data: contribution } = useSuspenseQuery(judgedTextQuery(id));
  const { contest, image, writer, mine, feedbacks } = contribution;
  return (
    <article className="text-page page pt-8 sm:pt-14">
      <header className="text-column grid gap-5">
        <SiteLink className="link inline-flex items-center gap-1.5 justify-self-start" path={judgingPath(contest.slug)}>
          <ArrowLeft className="size-4" />
          {contest.title}
        </SiteLink>
        <h1 className={contribution.title.length > 70 ? "text-4xl sm:text-5xl" : "text-5xl sm:text-6xl"}>
          {contribution.title}
        </h1>
        <p className="flex flex-wrap gap-x-4 text-ink-soft">
          {writer !== null && <span>{copy.by(writer)}</span>}
          <span className="tabular-nums">{copy.wordCount(contribution.wordCount)}</span>
          {contribution.ageLabel !== null && <span>{contribution.ageLabel}</span>}
          <SiteLink className="link" path={judgingRulesPath(contest.slug)}>
            {copy.rules}
          </SiteLink>
        </p>
      </header>
      {image && (
        <TextPicture
          className="mx-auto mt-10 h-auto max-h-[70vh] w-full max-w-4xl rounded-sm object-cover"
          picture={image}
          sizes="(width >= 60rem) 56rem, 92vw"
        />
      )}
      <RichText className="reading text-column mt-10 sm:mt-12" html={contribution.body} />
      <section
        aria-labelledby="oordeel"
        className="text-column mt-14 grid gap-6 rounded-2xl border border-hairline bg-raised p-6 sm:p-8"
      >
        <h2 className="text-3xl" id="oordeel">
          {copy.yourJudgement}
        </h2>
        {mine?.changed && <ChangedNotice changed={mine.changed} />}
        {!contribution.me.can.score || !mine ? (
          <>
            {!contest.endedAt && <p className="notice">{copy.closedNotice}</p>}
            <GivenJudgement mine={mine} />
          </>
        ) : (
          // The key remounts the form after scoring or abstaining, so that its fields show what was saved.
          <JudgementForm contribution={contribution} key={`${id} ${String(mine.abstainedBecause)}`} mine={mine} />
        )}
      </section>
      {!contest.endedAt && contribution.remark !== null && <RemarkForm id={id} key={id} remark={contribution.remark} />}
      {contest.endedAt && <OtherJudgements feedbacks={feedbacks} />}
      <Neighbours contribution={contribution} />
    </article>
  );
}

function Neighbours({ contribution: { contest, neighbours } }: { contribution: Contribution }) {
  const { previous, next } = neighbours;
  return (
    <nav
      aria-label={copy.readMore}
      className="text-column mt-10 flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-6"
    >
      {previous && (
        <ButtonAnchor href={judgedTextPath(contest.slug, previous)} look="secondary">
          <ArrowLeft />
          <ShortOnPhone first={copy.previous} second={copy.entry} />
        </ButtonAnchor>
      )}
      <SiteLink
        className="link inline-flex min-h-11 items-center max-sm:order-last max-sm:w-full max-sm:justify-center"
        path={judgingPath(contest.slug)}
      >
        {copy.overview}
      </SiteLink>
      {next && (
        <ButtonAnchor href={judgedTextPath(contest.slug, next)}>
          <ShortOnPhone first={copy.next} second={copy.entry} />
          <ArrowRight />
        </ButtonAnchor>
      )}
    </nav>
  );
}
