import { useState } from "react";
import type { SeatOffer } from "@inktvis/contract/features/enrolments/waiting-list";
import { courseEnrolmentPath, coursePath } from "@inktvis/contract/page-paths/organization";
import { waitingListApi } from "#features/courses/waiting-list/waiting-list-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { usePress } from "#platform/forms/use-press.ts";
import { Button } from "#ui/button.tsx";
import { focusOnce } from "#ui/focus-once.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { waitingListMessages as copy } from "./waiting-list.nl.ts";
import { DECLINE_OFFER_TITLE } from "./decline-offer-title.nl.ts";

interface DeclineOfferProps {
  slug: string;
  token: string;
  /** Null when the link is broken. */
  offer: SeatOffer | null;
}

/**
 * Declines a seat with the link of a mail, even when signed out. A button does it: mail programs open links by
 * themselves.
 */
export function DeclineOfferPage({ slug, token, offer }: DeclineOfferProps) {
  const [isDeclined, setDeclined] = useState(false);
  const state = isDeclined ? "declined" : (offer?.state ?? "broken");
  return (
    <section className="page grid justify-items-start gap-6 py-12 sm:py-20">
      {state === "offered" && offer ? (
        <Question offer={offer} token={token} onDeclined={() => setDeclined(true)} />
      ) : (
        <Outcome announced={isDeclined} slug={offer?.course.slug ?? slug} state={state} />
      )}
    </section>
  );
}

interface QuestionProps {
  offer: SeatOffer;
  token: string;
  onDeclined: () => void;
}

function Question({ offer: { course, offeredUntil }, token, onDeclined }: QuestionProps) {
  const { busy, press } = usePress(() => waitingListApi.waitingList.decline({ params: { token } }).then(onDeclined));
  return (
    <>
      <h1 className="max-w-3xl text-4xl sm:text-6xl">{DECLINE_OFFER_TITLE}</h1>
      <p className="max-w-prose text-lg">
        {copy.question(course.title)} <DateTime date={offeredUntil} format="long" />.
      </p>
      <p className="max-w-prose text-ink-soft">{copy.questionHelp}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={press}>
          {copy.confirm}
        </Button>
        <ButtonAnchor href={courseEnrolmentPath(course.slug)} look="secondary">
          {copy.keep}
        </ButtonAnchor>
      </div>
    </>
  );
}

const OUTCOMES = {
  declined: [copy.declined, copy.declinedHelp],
  enrolled: [copy.enrolled, copy.enrolledHelp],
  over: [copy.over, copy.overHelp],
  offered: [copy.over, copy.overHelp],
  broken: [copy.broken, copy.brokenHelp],
} satisfies Record<SeatOffer["state"] | "broken", [string, string]>;

interface OutcomeProps {
  slug: string;
  state: keyof typeof OUTCOMES;
  /** The outcome replaces the question, with the button that was pressed: the title gets the focus. */
  announced: boolean;
}

const Outcome = ({ slug, state, announced }: OutcomeProps) => (
  <>
    <h1 className="max-w-3xl text-4xl sm:text-6xl" ref={announced ? focusOnce : undefined} tabIndex={-1}>
      {OUTCOMES[state][0]}
    </h1>
    <p className="max-w-prose text-lg text-ink-soft" role="status">
      {OUTCOMES[state][1]}
    </p>
    <ButtonAnchor href={coursePath(slug)} look="secondary">
      {copy.toCourse}
    </ButtonAnchor>
  </>
);
