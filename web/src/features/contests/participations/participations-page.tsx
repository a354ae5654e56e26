import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ParticipationSummary } from "@inktvis/contract/features/contests/participations";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { icon } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { participationMessages as copy } from "./messages.nl.ts";
import { MyContestsPage } from "./my-contests-page.tsx";
import {
  contestPath,
  contestResultPath,
  CONTESTS_PATH,
  entryPath,
  entryFeedbackPath,
} from "@inktvis/contract/page-paths/community";
import { participationsQuery } from "./participation.queries.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import { BareButton } from "#ui/button.tsx";
import { focusAfterDialog } from "#ui/focus-after-dialog.ts";

/** The viewer's participations, started or handed in, with their state (docs/product/participations.md#states). */
export function ParticipationsPage() {
  const { data: participations } = useSuspenseQuery(participationsQuery);
  const [toWithdraw, setToWithdraw] = useState<ParticipationSummary>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <MyContestsPage>
      <h2 className="sr-only" ref={heading} tabIndex={-1}>
        {copy.title}
      </h2>
      {participations.length > 0 ? (
        <table className="w-full border-t border-ink text-left max-sm:block">
          <thead className="text-sm text-ink-soft max-sm:sr-only">
            <tr>
              {[copy.contest, copy.state, copy.deadline].map((title) => (
                <th className="py-3 pr-6 font-semibold" key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{copy.withdrawColumn}</span>
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {participations.map((participation) => (
              <ParticipationRow
                key={participation.id}
                participation={participation}
                onWithdraw={() => setToWithdraw(participation)}
              />
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyState action={<ButtonAnchor href={CONTESTS_PATH}>{copy.toContests}</ButtonAnchor>} title={copy.none}>
          {copy.noneHelp}
        </EmptyState>
      )}
      {toWithdraw && (
        <WithdrawDialog
          participation={toWithdraw}
          onClose={() => setToWithdraw(undefined)}
          // The pressed button is removed together with its row.
          onWithdrawn={() => focusAfterDialog(heading)}
        />
      )}
    </MyContestsPage>
  );
}

/** A table row, shown as a card on a phone. */
const ParticipationRow = ({
  participation,
  onWithdraw,
}: {
  participation: ParticipationSummary;
  onWithdraw: () => void;
}) => {
  const { contest, me } = participation;
  return (
    <tr className="border-b border-hairline max-sm:relative max-sm:grid max-sm:gap-1.5 max-sm:py-5 max-sm:pr-14 sm:border-t">
      <th className="py-4 pr-6 font-display text-xl font-semibold max-sm:p-0 max-sm:text-2xl" scope="row">
        <SiteLink className="hover:text-accent-ink" path={contestPath(contest.slug)}>
          {contest.title}
        </SiteLink>
      </th>
      <td className="py-4 pr-6 max-sm:p-0">
        <StateCell participation={participation} />
      </td>
      <td className="py-4 pr-6 whitespace-nowrap text-ink-soft tabular-nums max-sm:p-0 max-sm:text-sm">
        <span className="sm:hidden">{copy.deadline}: </span>
        <DateTime date={contest.deadline} format="long" />
      </td>
      <td className="w-11 max-sm:absolute max-sm:top-4 max-sm:right-0">
        {me.can.delete && (
          <BareButton
            aria-label={copy.withdrawFrom(contest.title)}
            className="grid size-11 cursor-pointer place-items-center rounded-full text-ink-soft hover:text-danger"
            title={copy.withdraw}
            onClick={onWithdraw}
          >
            <Trash />
          </BareButton>
        )}
      </td>
    </tr>
  );
};

/** The state in words, linked to the page where the viewer continues (docs/product/participations.md#states). */
function StateCell({ participation: { state, contest, finalizedAt } }: { participation: ParticipationSummary }) {
  switch (state) {
    case "see-feedback":
      return (
        <span className="grid justify-items-start gap-1">
          <ResultLink contest={contest} />
          <StateLink path={entryFeedbackPath(contest.slug)}>{copy.seeFeedback}</StateLink>
          <StateLink path={entryPath(contest.slug)}>{copy.reread}</StateLink>
        </span>
      );
    case "contest-ended":
      if (finalizedAt)
        return (
          <span className="grid justify-items-start gap-1">
            {contest.hasResult ? <ResultLink contest={contest} /> : copy.ended}
            <StateLink path={entryPath(contest.slug)}>{copy.reread}</StateLink>
          </span>
        );
      return contest.endedAt ? (
        copy.ended
      ) : (
        <StateLink path={entryPath(contest.slug)}>{copy.endedUnfinished}</StateLink>
      );
    case "participation-submitted":
      return <StateLink path={entryPath(contest.slug)}>{copy.submitted}</StateLink>;
    case "finish-feedback":
      return <StateLink path={entryPath(contest.slug)}>{copy.finish}</StateLink>;
    default:
      return state satisfies never;
  }
}

const ResultLink = ({ contest }: Pick<ParticipationSummary, "contest">) =>
  contest.hasResult && <StateLink path={contestResultPath(contest.slug)}>{copy.seeResult}</StateLink>;

const StateLink = ({ path, children }: { path: string; children: string }) => (
  <SiteLink className="link font-semibold" path={path}>
    {children}
  </SiteLink>
);

const Trash = icon(<path d="M4.5 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10.500 10.500v6M13.500 10.500v6" />);
