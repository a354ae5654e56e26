import { Button } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { answeringMessages as copy } from "./answering.nl.ts";
import { unansweredIn } from "./answers.ts";
import { Questions } from "./questions.tsx";
import { useAnswers } from "./use-answers.ts";

/** Answers a test: it can be saved from the first answer on, and completed once all questions have an answer. */
export function AnswerForm(props: Parameters<typeof useAnswers>[0]) {
  const { test } = props;
  const { answers, choose, isUnsaved, isRenewed, error, pressed, save, complete } = useAnswers(props);
  const toGo = unansweredIn(test, answers);
  const isEmpty = toGo === test.questions.length;
  const { isPreview } = test.me;
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (toGo === 0) void complete();
      }}
    >
      {isRenewed && (
        <p className="notice" role="alert">
          {copy.renewed}
        </p>
      )}
      <Questions answers={answers} test={test} onChoose={choose} />
      <FailedNotice>{error}</FailedNotice>
      <footer className="grid gap-3 border-t border-hairline pt-6">
        <p aria-live="polite" className="tabular-nums">
          {copy.togo(toGo)} {!isEmpty && !isPreview && (isUnsaved ? copy.isUnsaved : copy.isSaved)}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button busy={pressed === "complete"} disabled={toGo > 0} needsScript type="submit">
            {copy.complete}
          </Button>
          {!isPreview && (
            <Button busy={pressed === "save"} disabled={isEmpty} look="secondary" onClick={() => void save()}>
              {copy.save}
            </Button>
          )}
        </div>
        {!isPreview && <p className="text-sm text-ink-soft">{copy.completeHelp(test.retryAfter)}</p>}
      </footer>
    </form>
  );
}
