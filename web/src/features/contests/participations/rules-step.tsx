import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ageCategoriesLabel, lengthLabel } from "@inktvis/contract/features/contests/contest-rules";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import { enteringApi } from "./entering-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { formErrorOf } from "#platform/forms/form-refusal.ts";
import { usePressWithError } from "#platform/forms/use-press.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { ArrowRight, Check } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { entryMessages as copy } from "./entry.nl.ts";
import type { Participation } from "@inktvis/contract/features/contests/participations";
import { acceptedRulesMessages } from "./accepted-rules.nl.ts";
import { AcceptedRulesText } from "./accepted-rules.tsx";
import { LateNotice } from "./late-notice.tsx";
import { contestPath, entryPath } from "@inktvis/contract/page-paths/community";
import { invalidateParticipations, participationQuery } from "./participation.queries.ts";

/** The rules of the contest; accepting them starts the participation. */
export function RulesStep({ contest }: { contest: Contest }) {
  const queryClient = useQueryClient();
  const { slug, contributionsPerUser, rulesVersion } = contest;
  const length = lengthLabel(contest);
  const ages = contest.useAgeCategories && ageCategoriesLabel(contest.ageCategories);
  async function accept() {
    const { data } = await enteringApi.participations.start({ params: { slug }, body: { rulesVersion } });
    queryClient.setQueryData(participationQuery(slug).queryKey, data);
    await invalidateParticipations(queryClient);
  }
  const { busy, error, press } = usePressWithError(accept, {
    afterRefusal: () => queryClient.invalidateQueries({ queryKey: ["contests"] }),
    errorOf: formErrorOf,
  });
  return (
    <>
      <p className="max-w-2xl text-lg text-ink-soft">{copy.rulesIntro}</p>
      <Rules html={contest.rules} />
      <div className="grid gap-3 rounded-xl bg-wash p-5 sm:p-6">
        <h3 className="text-xl">{copy.youNeed}</h3>
        <ul className="grid gap-2">
          <Requirement>{copy.needTexts(contributionsPerUser ?? 1, contest.allowFewerContributions)}</Requirement>
          {length && <Requirement>{copy.needLength(length)}</Requirement>}
          <Requirement>{copy.needData}</Requirement>
          {ages && <Requirement>{copy.needAge(ages)}</Requirement>}
          <Requirement>
            {copy.needDeadline} <DateTime date={contest.deadline} format="long" />.
          </Requirement>
        </ul>
      </div>
      <FailedNotice>{error}</FailedNotice>
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={busy} onClick={press}>
          {copy.accept}
        </Button>
        <SiteLink className="link" path={contestPath(slug)}>
          {copy.toContest}
        </SiteLink>
      </div>
    </>
  );
}

const Requirement = ({ children }: { children: ReactNode }) => (
  <li className="flex gap-2.5">
    <Check className="mt-0.5 size-5 text-accent-ink" />
    <span>{children}</span>
  </li>
);

const Rules = ({ html }: { html: string }) => <RichText className="reading [&>:first-child]:mt-0" html={html} />;

/** Says why the viewer cannot start: the deadline passed, or they may not enter this contest. */
export function CannotEnter({ contest }: { contest: Contest }) {
  const { slug, type, mode, me, isPassed } = contest;
  if (isPassed && mode === "interactive") return <LateNotice contest={contest} />;
  const hasPart = me.isJury || me.hasOrganized || me.isOrganizer;
  return (
    <div className="notice notice-failed grid gap-3 p-5 sm:p-6">
      <p className="font-display text-2xl font-semibold">{copy.notAllowed}</p>
      {mode === "interactive" && <p>{type === "closed" && !hasPart ? copy.notAllowedClosed : copy.notAllowedPart}</p>}
      <p className="mt-1">
        <ButtonAnchor href={contestPath(slug)} look="secondary">
          {copy.toContest}
        </ButtonAnchor>
      </p>
    </div>
  );
}

/** The rules again, for an entrant who has already accepted them. */
export const AcceptedRules = ({ participation: { contest, acceptedRules } }: { participation: Participation }) => (
  <>
    <p className="text-lg text-ink-soft">{copy.accepted}</p>
    {acceptedRules ? <AcceptedRulesText rules={acceptedRules} /> : <Rules html={contest.rules} />}
    {acceptedRules && !acceptedRules.isCurrent && (
      <section className="grid gap-4">
        <h3 className="text-2xl">{acceptedRulesMessages.current}</h3>
        <Rules html={contest.rules} />
      </section>
    )}
    <ButtonAnchor className="justify-self-start" href={entryPath(contest.slug)}>
      {copy.continue}
      <ArrowRight />
    </ButtonAnchor>
  </>
);
