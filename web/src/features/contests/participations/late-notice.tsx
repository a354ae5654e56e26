import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { entryMessages as copy } from "./entry.nl.ts";
import { endedEarlyAt, enteredUntil } from "../contests/entered-until.ts";
import { contestPath, CONTESTS_PATH } from "@inktvis/contract/page-paths/community";

interface LateNoticeProps {
  contest: { slug: string; deadline: string; endedAt: string | null };
  /** Whether the page shows what the entrant had chosen or filled in, below this notice. */
  hasWork?: boolean;
}

/**
 * Says that the deadline passed, or that the contest ended before it, even while the form was open, and that nothing
 * the entrant typed is lost.
 */
export const LateNotice = ({ contest, hasWork = false }: LateNoticeProps) => (
  <div className="notice notice-failed grid gap-3 p-5 sm:p-6" role="alert">
    <p className="font-display text-2xl font-semibold">
      {endedEarlyAt(contest) ? copy.endedEarlyTitle : copy.lateTitle}
    </p>
    <p>
      {copy.late} {copy.lateBy} <DateTime date={enteredUntil(contest)} format="long" />.
    </p>
    {hasWork && <p>{copy.lateHelp}</p>}
    <p>{copy.lateQuestion}</p>
    <p className="mt-1 flex flex-wrap items-center gap-3">
      <ButtonAnchor href={CONTESTS_PATH}>{copy.otherContests}</ButtonAnchor>
      <SiteLink className="link" path={contestPath(contest.slug)}>
        {copy.toContest}
      </SiteLink>
    </p>
  </div>
);
