import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { entryMessages as copy } from "./entry.nl.ts";
import { contestPath, CONTESTS_PATH } from "@inktvis/contract/page-paths/community";

interface LateNoticeProps {
  contest: { slug: string; deadline: string };
  /** Whether something was chosen or filled in, which stands below. */
  hasWork?: boolean;
}

/** To who came too late, also while the form was open: what is over, and that nothing of theirs is lost. */
export const LateNotice = ({ contest, hasWork = false }: LateNoticeProps) => (
  <div className="notice notice-failed grid gap-3 p-5 sm:p-6" role="alert">
    <p className="font-display text-2xl font-semibold">{copy.lateTitle}</p>
    <p>
      {copy.late} {copy.lateBy} <DateTime date={contest.deadline} format="long" />.
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
