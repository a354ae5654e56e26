import type { Contest } from "@inktvis/contract/features/contests/contest";
import { SiteButton } from "#platform/site-button.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { Check, Close } from "#ui/icons.tsx";
import { Panel } from "#features/management/panel.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { contestPath } from "@inktvis/contract/page-paths/community";
import { contestSettingsPath, publishContestPath } from "@inktvis/contract/page-paths/account";
import { dashboardMessages as copy } from "./dashboard.nl.ts";
import { DeleteContest } from "./delete-contest.tsx";

/** The panel of an unpublished contest: a checklist, with buttons to publish, preview and delete it. */
export function UnpublishedPanel({ contest }: { contest: Contest }) {
  const { slug } = contest;
  const checks = [
    { title: copy.checks.text, isReady: contest.description !== "" && contest.rules !== "" },
    { title: copy.checks.pictures, isReady: contest.bannerBig !== null && contest.bannerSmall !== null },
    { title: copy.checks.deadline, isReady: !contest.isPassed },
  ];
  const isReady = checks.every((check) => check.isReady);
  const actions = (
    <>
      {contest.me.can.publish && (
        <ButtonAnchor href={publishContestPath(slug)} look={isReady ? "primary" : "secondary"}>
          {copy.publish}
        </ButtonAnchor>
      )}
      <SiteButton look="secondary" path={contestPath(slug)} site="community">
        {copy.preview}
      </SiteButton>
      {contest.me.can.delete && <DeleteContest contest={contest} />}
    </>
  );
  return (
    <Panel actions={actions} help={copy.unpublishedHelp} title={copy.unpublishedTitle}>
      <div className="grid gap-3">
        <h2 className="text-xl">{copy.checklist}</h2>
        <ul className="grid gap-2">
          {checks.map((check) => (
            <li className="flex flex-wrap items-center gap-x-2.5" key={check.title}>
              {check.isReady ? <Check className="size-5 text-good" /> : <Close className="size-5 text-danger" />}
              <span className="sr-only">{check.isReady ? copy.ready : copy.notReady}: </span>
              {check.title}
              {!check.isReady && (
                <SiteLink className="link" path={contestSettingsPath(slug)}>
                  {copy.change}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
        {contest.mode === "interactive" && <p className="text-ink-soft">{copy.afterwards}</p>}
      </div>
    </Panel>
  );
}
