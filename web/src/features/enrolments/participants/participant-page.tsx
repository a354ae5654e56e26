import type { Participant, ParticipantState } from "@inktvis/contract/features/enrolments/participants";
import { managedCoursePath } from "@inktvis/contract/page-paths/account";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { StateMark } from "#features/management/state-mark.tsx";
import { DateTime } from "#platform/date-time.tsx";
import { ArrowLeft } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { useFocusKept } from "#ui/use-focus-kept.ts";
import { hasInstalmentAction, InstalmentActions } from "./instalment-actions.tsx";
import { InstalmentRequests } from "./instalment-requests.tsx";
import { DelistActions } from "./delist-actions.tsx";
import { DecidedRequest, DelistRequest } from "./delist-request.tsx";
import { ParticipantData } from "./participant-data.tsx";
import { ParticipantMoney } from "./participant-money.tsx";
import { nameOf } from "./participant-name.ts";
import { participantMessages as copy } from "./participants.nl.ts";
import { participantQuery } from "./participants.queries.ts";

const LOOKS: Record<ParticipantState, ComponentProps<typeof StateMark>["look"]> = {
  enrolled: "running",
  "installment-requested": "waiting",
  paying: "waiting",
  begun: "unpublished",
  delisted: "over",
};

/** All rows of the page, when there is no request above it or nothing beside it that waits for an action. */
const ROWS = "xl:row-span-3 xl:row-start-1";

/** One participant of a course: who they are, what they chose and paid, and what there is to decide. */
export function ParticipantPage({ id }: { id: string }) {
  const { data: participant } = useSuspenseQuery(participantQuery(id));
  const { course, installment, installmentHistory } = participant;
  const isDue = hasInstalmentAction(participant);
  return (
    <div className="grid gap-8">
      <ButtonAnchor className="-ml-3 justify-self-start" href={managedCoursePath(course.slug)} look="quiet">
        <ArrowLeft />
        {copy.back}
      </ButtonAnchor>
      <Head participant={participant} />
      <DelistRequest participant={participant} />
      <DecidedRequest participant={participant} />
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-rows-[auto_1fr_auto]">
        {/* Comes first, because it waits for an answer or for an amount to be entered. */}
        {installment && (
          <div className="min-w-0 xl:col-start-1">
            <InstalmentRequests requests={[installment, ...installmentHistory]} />
          </div>
        )}
        {isDue && (
          <div className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1">
            <InstalmentActions course={course} participant={participant} />
          </div>
        )}
        <div className={`min-w-0 xl:col-start-1 ${installment ? "xl:row-span-2 xl:row-start-2" : ROWS}`}>
          <ParticipantData participant={participant} />
        </div>
        <div className={`grid min-w-0 content-start gap-8 xl:col-start-2 ${isDue ? "xl:row-start-3" : ROWS}`}>
          <ParticipantMoney participant={participant} />
          <DelistActions participant={participant} />
        </div>
      </div>
    </div>
  );
}

function Head({ participant }: { participant: Participant }) {
  const { state, finalizedAt, delistedAt, delistedAs, delistRequestedAt, isInReview, installment } = participant;
  const heading = useFocusKept<HTMLHeadingElement>([state, delistRequestedAt, installment?.paymentState].join());
  return (
    <header className="grid gap-4">
      <div className="justify-self-start">
        <StateMark look={LOOKS[state]}>{copy.states[state]}</StateMark>
      </div>
      <h1 className="text-4xl break-words" ref={heading} tabIndex={-1}>
        {nameOf(participant)}
      </h1>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-ink-soft">
        {finalizedAt && <Moment at={finalizedAt} name={copy.enrolledAt} />}
        {delistedAt && <Moment at={delistedAt} name={delistedAs ? copy.delistedAs[delistedAs] : copy.delistedAt} />}
      </dl>
      {isInReview && <p className="notice">{copy.inReview}</p>}
    </header>
  );
}

const Moment = ({ name, at }: { name: string; at: string }) => (
  <div>
    <dt className="inline">{name}</dt>{" "}
    <dd className="inline">
      <DateTime date={at} format="long" />
    </dd>
  </div>
);
