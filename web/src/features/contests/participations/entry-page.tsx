import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Participation } from "@inktvis/contract/features/contests/participations";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { DataStep } from "./data-step.tsx";
import { DoneStep } from "./done-step.tsx";
import { EntryFrame } from "./entry-frame.tsx";
import { entryMessages as copy } from "./entry.nl.ts";
import { LateNotice } from "./late-notice.tsx";
import { type EntryStep, ENTRY_STEPS } from "@inktvis/contract/page-paths/community";
import { contestToEnterQuery, participationQuery } from "./participation.queries.ts";
import { AcceptedRules, CannotEnter, RulesStep } from "./rules-step.tsx";
import { TextsStep } from "./texts-step.tsx";

interface EntryPageProps {
  slug: string;
  /** The step in the address; it is shown only when the participation has passed it. */
  requestedStep: EntryStep | undefined;
  /** A text that was just written for this contest. */
  newTextId: string | undefined;
}

/**
 * Entering a contest in four steps. The API stores which step was reached, so it is the same in every window and after
 * a reload.
 */
export function EntryPage({ slug, requestedStep, newTextId }: EntryPageProps) {
  const { data: participation } = useSuspenseQuery(participationQuery(slug));
  const { data: contestToEnter } = useQuery({ ...contestToEnterQuery(slug), enabled: !participation });
  const [refusal, setRefusal] = useState<string>();
  const contest = participation?.contest ?? contestToEnter;
  if (!contest) return null;

  const reached = reachedStep(participation);
  const isEarlier = requestedStep !== undefined && ENTRY_STEPS.indexOf(requestedStep) < ENTRY_STEPS.indexOf(reached);
  const step = reached !== "klaar" && isEarlier ? requestedStep : reached;
  if (!participation) {
    if (!contestToEnter?.me.can.startParticipation) {
      return <EntryFrame contest={contest}>{contestToEnter && <CannotEnter contest={contestToEnter} />}</EntryFrame>;
    }
    return (
      <EntryFrame contest={contest} steps={{ shown: step, reached, heading: copy.rulesTitle }}>
        <RulesStep contest={contestToEnter} />
      </EntryFrame>
    );
  }
  const isLate = !participation.finalizedAt && participation.contest.isPassed;
  const notices = (
    <>
      {isLate && <LateNotice contest={contest} hasWork />}
      {!isLate && participation.reopenedAt && !participation.finalizedAt && <p className="notice">{copy.reopened}</p>}
      {!isLate && refusal && step === "teksten" && <FailedNotice>{refusal}</FailedNotice>}
    </>
  );
  return (
    <EntryFrame
      contest={contest}
      notices={notices}
      steps={{ shown: step, reached, heading: headingOf(step, participation, isLate) }}
    >
      {step === "reglement" && <AcceptedRules participation={participation} />}
      {step === "teksten" && (
        <TextsStep
          isClosed={isLate}
          newTextId={newTextId}
          participation={participation}
          onSaved={() => setRefusal(undefined)}
        />
      )}
      {step === "gegevens" && <DataStep isClosed={isLate} participation={participation} onRefused={setRefusal} />}
      {step === "klaar" && <DoneStep participation={participation} />}
    </EntryFrame>
  );
}

/** docs/product/participations.md#wizard */
function reachedStep(participation: Participation | null): EntryStep {
  if (!participation) return "reglement";
  if (participation.finalizedAt) return "klaar";
  return participation.hasContributions ? "gegevens" : "teksten";
}

function headingOf(step: EntryStep, { contest }: Participation, isLate: boolean) {
  switch (step) {
    case "reglement":
      return copy.rulesTitle;
    case "teksten":
      if (isLate) return copy.textsTitleClosed;
      return copy.textsTitle(contest.contributionsPerUser, contest.allowFewerContributions);
    case "gegevens":
      return isLate ? copy.dataTitleClosed : copy.dataTitle;
    case "klaar":
      return copy.doneTitle;
    default:
      return step satisfies never;
  }
}
