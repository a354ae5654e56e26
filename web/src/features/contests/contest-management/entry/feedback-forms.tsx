import type { Contribution } from "@inktvis/contract/features/contests/contributions";
import { FeedbackForm } from "./feedback-form.tsx";
import { entryMessages as copy } from "./entry.nl.ts";

type Feedback = Contribution["feedbacks"][number];

/** The remarks of jurors, for the organiser alone. */
const Remarks = ({ remarks }: Pick<Contribution, "remarks">) => (
  <div className="grid max-w-2xl gap-3">
    <h3 className="text-xl">{copy.remarks}</h3>
    <p className="text-ink-soft">{copy.remarksHelp}</p>
    <ul className="grid divide-y divide-hairline border-y border-hairline">
      {remarks.map(({ id, juror, remark }) => (
        <li className="grid gap-1 py-3" key={id}>
          <p className="font-semibold">{juror}</p>
          <p className="whitespace-pre-line">{remark}</p>
        </li>
      ))}
    </ul>
  </div>
);

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
            {feedback.before && <BeforeChange before={feedback.before} />}
            {hasEnded ? (
              <ReadOnlyFeedback feedback={feedback} />
            ) : (
              <FeedbackForm entryId={entry.id} feedback={feedback} slug={slug} authorLabel={authorLabelOf(feedback)} />
            )}
          </li>
        ))}
        {!hasEnded && !own && (
          <li className="grid content-start gap-4 rounded-2xl border border-dashed border-edge p-5">
            <h3 className="text-xl">{copy.ofOrganizer}</h3>
            <FeedbackForm entryId={entry.id} slug={slug} authorLabel={copy.ofOrganizer} />
          </li>
        )}
      </ul>
      {entry.remarks.length > 0 && <Remarks remarks={entry.remarks} />}
    </section>
  );
}

const authorLabelOf = ({ jury }: Feedback) => (jury?.user ? copy.of(jury.user.nickname) : copy.ofOrganizer);

/** The judgement that a juror gave, before the organiser changed it. */
const BeforeChange = ({ before }: { before: NonNullable<Feedback["before"]> }) => (
  <details className="rounded-lg bg-wash p-3">
    <summary className="link min-h-6 cursor-pointer">{copy.before}</summary>
    <div className="mt-2 grid gap-2">
      <ReadOnlyFeedback feedback={before} />
    </div>
  </details>
);

type Judgement = Pick<Feedback, "feedback" | "points" | "abstainedBecause">;
const ReadOnlyFeedback = ({ feedback: { feedback, points, abstainedBecause } }: { feedback: Judgement }) => (
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
