import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import { lengthLabel, textCountLabel } from "@inktvis/contract/features/contests/contest-rules";
import { DateTime } from "#platform/date-time.tsx";
import { SiteButton } from "#platform/site-button.tsx";
import { useCurrentSite } from "#platform/site-link.tsx";
import { Fact } from "#ui/fact.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { LargePicture } from "#ui/text-picture.tsx";
import { contestResultPath, judgingPath } from "@inktvis/contract/page-paths/community";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { OrganizerName } from "#features/people/people/organizer-name.tsx";
import { ContestChanges } from "./contest-changes.tsx";
import { ContestCountdown } from "./contest-countdown.tsx";
import { contestQuery } from "./contest.queries.ts";
import { endedEarlyAt } from "./entered-until.ts";
import { isJudged } from "./is-judged.ts";
import { contestMessages as copy } from "./messages.nl.ts";
import { ParticipationPanel } from "./participation-panel.tsx";
import { PreviewBar } from "#features/management/preview-bar.tsx";

const route = getRouteApi("/community/wedstrijd/$slug");

/** One contest: deadline, prize, rules, and the button to enter it. */
export function ContestPage() {
  const { slug } = route.useParams();
  const { data: contest } = useSuspenseQuery(contestQuery(slug));
  // The key resets the countdown when another contest is opened.
  return <ContestView contest={contest} key={contest.id} />;
}

function ContestView({ contest }: { contest: Contest }) {
  const queryClient = useQueryClient();
  /** The deadline that the countdown of this page reached; empty before that. */
  const [reachedDeadline, setReachedDeadline] = useState("");
  const isPassed = contest.isPassed || reachedDeadline === contest.deadline;
  const onZero = () => {
    setReachedDeadline(contest.deadline);
    void queryClient.invalidateQueries(contestQuery(contest.slug));
  };
  return (
    <article className="page pt-8 sm:pt-12">
      {contest.publishedAt === null && <PreviewBar copy={copy} path={managedContestPath(contest.slug)} />}
      <header className="grid gap-4">
        <p className="eyebrow">
          {copy.contest}
          {contest.type === "closed" && ` · ${copy.closed}`}
        </p>
        <h1 className="max-w-4xl text-5xl break-words sm:text-7xl">{contest.title}</h1>
      </header>
      {contest.bannerBig && (
        <LargePicture
          className={`h-auto max-h-[28rem] w-full rounded-sm object-cover ${isPassed ? "opacity-70 grayscale" : ""}`}
          figureClassName="mt-8"
          picture={contest.bannerBig}
          sizes="(width >= 76rem) 72rem, 92vw"
        />
      )}
      <p className="sr-only" role="status">
        {reachedDeadline && copy.justPassed}
      </p>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
        {isPassed ? (
          <p className="rounded-sm bg-sunken px-5 py-4 text-lg font-semibold">
            {isJudged(contest) ? copy.judged : copy.passed}
          </p>
        ) : (
          <ContestCountdown deadline={contest.deadline} onZero={onZero} />
        )}
        <Sidebar contest={contest} isPassed={isPassed} />
        <RichTextSection title={copy.about}>{contest.description}</RichTextSection>
        <RichTextSection title={copy.rules}>{contest.rules}</RichTextSection>
      </div>
    </article>
  );
}

const RichTextSection = ({ title, children }: { title: string; children: string }) => (
  <section className="min-w-0 lg:col-start-1">
    <h2 className="mb-4 text-3xl">{title}</h2>
    <RichText html={children} />
  </section>
);

function Sidebar({ contest, isPassed }: { contest: Contest; isPassed: boolean }) {
  const { me } = contest;
  const canBeEntered = contest.publishedAt !== null && contest.mode === "interactive";
  return (
    <aside aria-labelledby="facts" className="grid content-start gap-6 lg:col-start-2 lg:row-span-3 lg:row-start-1">
      {contest.hasResult && <ButtonAnchor href={contestResultPath(contest.slug)}>{copy.toResult}</ButtonAnchor>}
      {canBeEntered && <ParticipationPanel contest={contest} isPassed={isPassed} />}
      {me.isJury && (
        <ButtonAnchor href={judgingPath(contest.slug)} look="secondary">
          {copy.judge}
        </ButtonAnchor>
      )}
      {me.can.update && (
        <SiteButton look="secondary" path={managedContestPath(contest.slug)} site="account">
          {copy.edit}
        </SiteButton>
      )}
      <Facts contest={contest} />
      <ContestChanges changes={contest.changes} />
    </aside>
  );
}

function Facts({ contest }: { contest: Contest }) {
  const { genres, ageCategories, useAgeCategories } = contest;
  const site = useCurrentSite();
  const contact = contest.contactEmail ?? site.contactEmail;
  const texts = textCountLabel(contest);
  const endedAt = endedEarlyAt(contest);
  const length = lengthLabel(contest);
  return (
    <div className="rounded-sm bg-wash p-6">
      <h2 className="mb-4 text-2xl" id="facts">
        {copy.facts}
      </h2>
      <dl className="grid gap-4">
        <Fact name={copy.deadline}>
          <DateTime date={contest.deadline} format="long" />
        </Fact>
        {endedAt && (
          <Fact name={copy.endedEarlier}>
            <DateTime date={endedAt} format="long" />
          </Fact>
        )}
        {contest.resultExpectedOn && !contest.hasResult && (
          <Fact name={copy.resultOn}>
            <DateTime date={contest.resultExpectedOn} />
          </Fact>
        )}
        <Fact name={copy.reward}>{contest.reward}</Fact>
        <Fact name={copy.organizer}>
          <OrganizerName name={contest.organization} slug={contest.organizerSlug} />
        </Fact>
        <Fact name={copy.contact}>
          <a className="link" href={`mailto:${contact}`}>
            {contact}
          </a>
        </Fact>
        <Fact name={copy.genres}>{genres.map(({ name }) => name).join(", ")}</Fact>
        {useAgeCategories && ageCategories.length > 0 && (
          <Fact name={copy.ages}>
            <ul>
              {ageCategories.map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
            </ul>
          </Fact>
        )}
        {texts && <Fact name={copy.texts}>{texts}</Fact>}
        {length && <Fact name={copy.length}>{length}</Fact>}
      </dl>
    </div>
  );
}
