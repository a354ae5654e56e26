import type { AcceptedRules as Accepted } from "@inktvis/contract/features/contests/contest-changes";
import { DateTime } from "#platform/date-time.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { acceptedRulesMessages as copy } from "./accepted-rules.nl.ts";

/**
 * The rules as an entrant accepted them, and whether they have changed since then; for the entrant and for the
 * organiser.
 */
export const AcceptedRulesText = ({ rules: { body, acceptedAt, isCurrent } }: { rules: Accepted }) => (
  <>
    <p className="text-ink-soft">
      {copy.acceptedOn} <DateTime date={acceptedAt} format="long" />.
    </p>
    {!isCurrent && <p className="notice">{copy.changedSince}</p>}
    <RichText className="reading [&>:first-child]:mt-0" html={body} />
  </>
);
