import type { HiddenText } from "@inktvis/contract/features/texts/texts";
import { sql } from "kysely";

/** The reason why staff hid `texts as text`, for its author; null for a text that is not hidden. */
export const whyHidden = sql<HiddenText | null>`(
  select json_build_object(
    'rewritten', text.rewritten_at is not null,
    'decision', (
      select json_build_object('id', decision.id, 'reason', decision.reason)
      from moderation_decisions decision
      where decision.text_id = text.id and decision.verdict = 'hide'
      order by decision.decided_at desc limit 1
    )
  )
  where text.hidden_at is not null
)`;
