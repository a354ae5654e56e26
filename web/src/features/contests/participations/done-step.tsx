import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { Participation } from "@inktvis/contract/features/contests/participations";
import { DateTime } from "#platform/date-time.tsx";
import { Button } from "#ui/button.tsx";
import { Fact } from "#ui/fact.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { TitleList } from "./chosen-texts.tsx";
import { HandedIn, InvalidNotice } from "./handed-in.tsx";
import { LinkConsent } from "./link-consent.tsx";
import { entryMessages as copy } from "./entry.nl.ts";
import { participationMessages } from "./messages.nl.ts";
import { contestResultPath, entryFeedbackPath, PARTICIPATIONS_PATH } from "@inktvis/contract/page-paths/community";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** The confirmation of an entry that was handed in, and what happens next. */
export function DoneStep({ participation }: { participation: Participation }) {
  const [isWithdrawOpen, setWithdrawOpen] = useState(false);
  const router = useRouter();
  const { contest, contributions, finalizedAt, me } = participation;
  // The contributions that were handed in stay, even when their author deletes the texts.
  const hasTexts = contributions.some(({ textId }) => textId !== null);
  return (
    <>
      <dl className="grid gap-4 rounded-2xl border border-hairline bg-raised p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-8 sm:p-7">
        <Fact name={copy.doneTexts(contributions.length)}>
          <TitleList titles={contributions} />
        </Fact>
        <Fact name={copy.handedInOn}>{finalizedAt && <DateTime date={finalizedAt} format="long" />}</Fact>
      </dl>
      {contributions.map(
        ({ id, title, entered }) =>
          entered?.isInvalid && (
            <section aria-label={copy.invalidTitle(title)} className="grid gap-2" key={id}>
              <h3 className="text-2xl">{copy.invalidTitle(title)}</h3>
              <InvalidNotice reason={entered.invalidBecause} />
            </section>
          ),
      )}
      <HandedIn participation={participation} />
      {hasTexts && <LinkConsent participation={participation} />}
      {contest.endedAt ? (
        <p className="text-lg">{copy.doneEnded}</p>
      ) : (
        <div className="grid gap-3">
          <h3 className="text-2xl">{copy.next}</h3>
          <ul className="grid max-w-2xl list-disc gap-2 pl-5">
            <li>{copy.nextMail}</li>
            {hasTexts && <li>{copy.nextPrivate}</li>}
            <li>{copy.nextJury}</li>
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Onward participation={participation} />
        {me.can.delete && (
          <Button className="-ml-3" look="quiet" onClick={() => setWithdrawOpen(true)}>
            {participationMessages.withdraw}
          </Button>
        )}
      </div>
      {isWithdrawOpen && (
        <WithdrawDialog
          participation={participation}
          onClose={() => setWithdrawOpen(false)}
          leave={() => router.navigate({ href: PARTICIPATIONS_PATH })}
        />
      )}
    </>
  );
}

/** Links to the pages that follow, the most important one first. */
function Onward({ participation: { contest, state } }: { participation: Participation }) {
  const hasFeedback = state === "see-feedback";
  return (
    <>
      {contest.hasResult && (
        <ButtonAnchor href={contestResultPath(contest.slug)}>{participationMessages.seeResult}</ButtonAnchor>
      )}
      {hasFeedback && (
        <ButtonAnchor href={entryFeedbackPath(contest.slug)} look={contest.hasResult ? "secondary" : "primary"}>
          {participationMessages.seeFeedback}
        </ButtonAnchor>
      )}
      <ButtonAnchor href={PARTICIPATIONS_PATH} look={contest.hasResult || hasFeedback ? "secondary" : "primary"}>
        {copy.toParticipations}
      </ButtonAnchor>
    </>
  );
}
