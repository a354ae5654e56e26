import type { Contest } from "@inktvis/contract/features/contests/contest";
import { formatDate } from "#platform/formats/dates.ts";
import { Panel } from "#features/management/panel.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { contestExportPath, manageResultPath } from "@inktvis/contract/page-paths/account";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

/** The panel of a contest that has ended: its result is released, and its entries can be exported. */
export const EndedPanel = ({ contest }: { contest: Contest }) => (
  <Panel
    actions={
      <>
        <ButtonAnchor href={manageResultPath(contest.slug)} look={contest.hasResult ? "secondary" : "primary"}>
          {contest.hasResult ? copy.toReleasedResult : copy.toResult}
        </ButtonAnchor>
        <ButtonAnchor href={contestExportPath(contest.slug)} look="secondary">
          {copy.export}
        </ButtonAnchor>
      </>
    }
    help={
      <span suppressHydrationWarning>
        {contest.endedAt && copy.endedHelp(formatDate(contest.endedAt, "long"))}{" "}
        {contest.showJuryFeedbackToParticipant ? copy.feedbackShown : copy.feedbackHidden}
      </span>
    }
    title={copy.endedTitle}
  />
);
