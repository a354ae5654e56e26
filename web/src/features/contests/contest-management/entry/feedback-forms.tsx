import type { Contribution } from "@inktvis/contract/features/contests/contributions";
import { FeedbackForm } from "./feedback-form.tsx";
import { entryMessages as copy } from "./entry.nl.ts";

type Feedback = Contribution["feedbacks"][number];

/** One form for each juror and one for the organiser; read-only once the contest has ended. */
export function FeedbackForms({ entry, slug }: { entry: Contribution; slug: string }) {
  const hasEnded = entry.contest.endedAt !== null;
  const own = entry.feedbacks.find(({ jury }) => jury === null);
  return (
    <section aria-labelledby="feedback" className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:col-span-2">
      <h2 className="text-3xl" id="feedback">
        {copy.feedback}
      </h2>
      {entry.feedbacks.length === 0 && <p className="text-ink-soft">{copy.noFeedbackHelp}</p>}
      <ul className="grid gap-6 lg:grid-cols-2">
        {entry.feedbacks.map((feedback) => (
          <li className="grid content-start gap-4 rounded-2xl border border-hairline p-5" key={feedback.id}>
            <h3 className="text-xl">{authorLabelOf(feedback)}</h3>
            {feedback.isChanged && <p className="text-ink-soft">{copy.changed}</p>}
            {hasEnded ? (
              <ReadOnlyFeedback feedback={feedback} />
            ) : (
              <FeedbackForm entryId={entry.id} feedback={feedback} slug={slug} authorLabel={authorLabelOf(feedback)} />
            )}
          </li>
        ))}
        {!hasEnded && !own && (
          <li className="grid content-start gap-4 rounded-2xl border border-dashed border-edge p-5">
            <h3 className="text-xl">{copy.own}</h3>
            <FeedbackForm entryId={entry.id} slug={slug} authorLabel={copy.own} />
          </li>
        )}
      </ul>
    </section>
  );
}

const authorLabelOf = ({ jury }: Feedback) => (jury ? copy.of(jury.user.nickname) : copy.own);

const ReadOnlyFeedback = ({ feedback: { feedback, points, abstainedBecause } }: { feedback: Feedback }) => (
  <>
    {abstainedBecause ? (
      <p className="text-ink-soft">{copy.abstained(abstainedBecause)}</p>
    ) : (
      <p>
        <span className="text-ink-soft">{copy.points}: </span>
        <span className="font-semibold tabular-nums">{points ?? copy.noPoints}</span>
      </p>
    )}
    {feedback && <p className="whitespace-pre-line">{feedback}</p>}
  </>
);
