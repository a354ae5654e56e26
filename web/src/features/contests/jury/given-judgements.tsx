import type { Contribution } from "@inktvis/contract/features/contests/contributions";
import type { OwnFeedback } from "@inktvis/contract/features/contests/jury";
import { formatDate } from "#platform/formats/dates.ts";
import { juryMessages as copy } from "./messages.nl.ts";

/** The viewer's judgement, read-only. */
export const GivenJudgement = ({ mine }: { mine: OwnFeedback | null }) => (
  <div className="grid gap-3">
    <p className="font-display text-2xl">{outcomeText(mine)}</p>
    <Feedback>{mine?.feedback || copy.noFeedback}</Feedback>
  </div>
);

/** The judgement that the juror gave, shown when the organiser has changed it. */
export const ChangedNotice = ({ changed }: { changed: NonNullable<OwnFeedback["changed"]> }) => (
  <div className="notice grid gap-1.5">
    <p className="font-semibold" suppressHydrationWarning>
      {copy.changedBy(changed.by ?? copy.someoneOfStaff, formatDate(changed.at, "long"))}
    </p>
    <p>{copy.youHad(outcomeText(changed))}</p>
    {changed.feedback && <Feedback>{changed.feedback}</Feedback>}
  </div>
);

const outcomeText = (given: Pick<OwnFeedback, "points" | "abstainedBecause"> | null) => {
  if (given && given.points !== null) return copy.onHundred(given.points);
  return given?.abstainedBecause ? copy.youAbstained(given.abstainedBecause) : copy.notJudged;
};

/** The judgements of the other jurors, with the names that the API gives; shown after the contest has ended. */
export function OtherJudgements({ feedbacks }: Pick<Contribution, "feedbacks">) {
  if (feedbacks.length === 0) return null;
  return (
    <section aria-labelledby="anderen" className="text-column mt-12 grid gap-6">
      <h2 className="text-3xl" id="anderen">
        {copy.others}
      </h2>
      <ul className="grid border-t border-hairline">
        {feedbacks.map(({ id, jury, points, feedback, abstainedBecause, isChanged }) => (
          <li className="grid gap-1.5 border-b border-hairline py-5" key={id}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">
                {jury ? (jury.user?.nickname ?? copy.anotherJuror) : copy.organizer}
              </span>
              <span className="tabular-nums">
                {points === null ? abstainedBecause !== null && copy.abstained : copy.onHundred(points)}
              </span>
            </p>
            {feedback && <Feedback>{feedback}</Feedback>}
            {isChanged && <p className="text-sm text-ink-soft">{copy.isChanged}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Feedback = ({ children }: { children: string }) => (
  <p className="whitespace-pre-line text-ink-soft">{children}</p>
);
