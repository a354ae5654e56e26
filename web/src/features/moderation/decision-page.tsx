import { useSuspenseQuery } from "@tanstack/react-query";
import type { Decision } from "@inktvis/contract/features/moderation/decisions";
import { editTextPath } from "@inktvis/contract/page-paths/community";
import { DateTime } from "#platform/date-time.tsx";
import { SiteButton } from "#platform/site-button.tsx";
import { PlainText } from "#ui/plain-text.tsx";
import { AppealForm } from "./appeal-form.tsx";
import { headingOf } from "./decision-heading.ts";
import { decisionQuery } from "./decision.queries.ts";
import { decisionMessages as copy } from "./messages.nl.ts";

/** The decision of staff about the viewer's text, with the form to appeal (docs/product/moderation.md#appeals). */
export function DecisionPage({ id }: { id: string }) {
  const { data: decision } = useSuspenseQuery(decisionQuery(id));
  const { slug, verdict, hidden, rewritten, reason, decidedAt, appeal, me } = decision;
  const [title, intro] = headingOf(decision);
  return (
    <div className="page grid max-w-3xl gap-10 py-8 sm:py-12">
      <header className="grid gap-4">
        <h1 className="text-4xl break-words sm:text-5xl">{title}</h1>
        <p className="text-lg">{intro}</p>
      </header>
      <section aria-labelledby="waarom" className="grid gap-3">
        <h2 className="text-2xl" id="waarom">
          {copy.reason}
        </h2>
        <PlainText>{reason}</PlainText>
        <p className="text-sm text-ink-soft">
          {copy.decided} <DateTime date={decidedAt} />
        </p>
      </section>
      {verdict === "hide" && hidden && slug && (
        <div className="grid justify-items-start gap-3">
          <p>{rewritten ? copy.editedWhileHidden : copy.changeHelp}</p>
          <SiteButton look="secondary" path={editTextPath(slug)} site="community">
            {copy.change}
          </SiteButton>
        </div>
      )}
      {appeal && <GivenAppeal appeal={appeal} />}
      {me.can.appeal && <AppealForm id={id} />}
    </div>
  );
}

function GivenAppeal({ appeal: { words, verdict, reason } }: { appeal: NonNullable<Decision["appeal"]> }) {
  return (
    <section aria-labelledby="bezwaar" className="grid gap-4 rounded-2xl border border-hairline bg-raised p-6">
      <h2 className="text-2xl" id="bezwaar">
        {copy.yourAppeal}
      </h2>
      <PlainText>{words}</PlainText>
      {verdict ? (
        <>
          <h3 className="text-xl">{copy.answer}</h3>
          <p className="font-semibold">{copy[verdict]}</p>
          <PlainText>{reason ?? ""}</PlainText>
        </>
      ) : (
        <p className="notice" role="status">
          {copy.appealPending}
        </p>
      )}
    </section>
  );
}
