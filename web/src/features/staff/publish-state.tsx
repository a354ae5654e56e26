import { DateTime } from "#platform/date-time.tsx";
import { choicesOf } from "./choices.ts";

const STATES = { public: "verschenen", planned: "gepland", draft: "nog niet" };
export const STATE_CHOICES = choicesOf(STATES);

interface Published {
  publishedAt: string | null;
  isPublic: boolean;
}

/** Whether an article or page is published, with the moment of publication in the past or the future. */
export const PublishState = ({ publishedAt, isPublic }: Published) =>
  publishedAt === null ? (
    <span className="text-ink-soft">{STATES.draft}</span>
  ) : isPublic ? (
    <DateTime date={publishedAt} />
  ) : (
    <span>
      {STATES.planned} <DateTime date={publishedAt} format="long" />
    </span>
  );
