import type { Contest } from "@inktvis/contract/features/contests/contest";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api } from "#platform/api.ts";
import { formatDate } from "#platform/formats/dates.ts";
import { formErrorOf } from "#platform/forms/form-refusal.ts";
import { usePressWithError } from "#platform/forms/use-press.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { contestSettingsPath, managedContestPath } from "@inktvis/contract/page-paths/account";
import { invalidateContests } from "../management.queries.ts";
import { publishMessages as copy } from "./publish.nl.ts";

/** Says what publishing means for the contest, and publishes it (docs/product/contests.md#states). */
export function PublishPage({ contest }: { contest: Contest }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { slug, title } = contest;
  const isTooLate = contest.mode === "interactive" && contest.isPassed;

  const { busy, error, press } = usePressWithError(
    async () => {
      await api.contests.publish({ params: { slug } });
      toast(copy.published(title));
      await invalidateContests(queryClient);
      await router.navigate({ href: managedContestPath(slug), replace: true });
    },
    { errorOf: formErrorOf },
  );
  return (
    <div className="grid max-w-2xl justify-items-start gap-6">
      <h1 className="text-4xl">{copy.title}</h1>
      <div className="grid gap-3">
        <p className="text-lg">{copy.intro}</p>
        <ul className="grid list-disc gap-2 pl-6" suppressHydrationWarning>
          {consequencesOf(contest).map((consequence) => (
            <li key={consequence} suppressHydrationWarning>
              {consequence}
            </li>
          ))}
        </ul>
      </div>
      {isTooLate && (
        <p className="notice notice-failed">
          {copy.deadlinePassed}{" "}
          <SiteLink className="link" path={contestSettingsPath(slug)}>
            {copy.settings}
          </SiteLink>
        </p>
      )}
      <FailedNotice>{error}</FailedNotice>
      <div className="flex flex-wrap gap-3">
        {!isTooLate && (
          <Button busy={busy} onClick={press}>
            {copy.publish}
          </Button>
        )}
        <ButtonAnchor href={managedContestPath(slug)} look="secondary">
          {copy.cancel}
        </ButtonAnchor>
      </div>
    </div>
  );
}

function consequencesOf({ mode, isBlind, deadline }: Contest): string[] {
  if (mode === "display") return [copy.everybody, copy.address, copy.mayGo];
  return [
    copy.everybody,
    copy.untilDeadline(formatDate(deadline, "long")),
    isBlind ? copy.blind : copy.notBlind,
    copy.firstEntry,
    copy.stays,
    copy.address,
    copy.invite,
  ];
}
