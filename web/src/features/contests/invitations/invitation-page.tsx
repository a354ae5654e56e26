import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { juryTaskSentences } from "@inktvis/contract/features/contests/contest-rules";
import { managingApi } from "#features/management/managing-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { formatDate } from "#platform/formats/dates.ts";
import { RefusalPage } from "#platform/error-page.tsx";
import { toast } from "#platform/toasts.ts";
import { InvalidInvitation, ValidInvitation } from "#features/inviting/answering.tsx";
import { contestPath, judgingPath } from "@inktvis/contract/page-paths/community";
import type { LinkedInvitation } from "./invitation-route.ts";
import { invitationMessages as copy } from "./messages.nl.ts";

type Valid = Extract<LinkedInvitation, { kind: "valid" }>;

const toContest = ({ slug }: { slug: string }) => ({ href: contestPath(slug), label: copy.look });

/** The page of an invitation to a contest. */
export function InvitationPage({ invitation }: { invitation: LinkedInvitation }) {
  if (invitation.kind === "unknown") return <RefusalPage status={403} />;
  if (invitation.kind === "invalid")
    return (
      <InvalidInvitation elsewhere={toContest(invitation.contest)} help={copy.invalidHelp(invitation.contest.title)} />
    );
  return <Invitation invitation={invitation} />;
}

function Invitation({ invitation }: { invitation: Valid }) {
  const { token, invitationData, contest } = invitation;
  const isJury = invitationData.type === "jury";
  const use = useInvitation(contest, token);
  const decline = () =>
    managingApi.contestInvitations.decline({ params: { slug: contest.slug }, body: { token } }, { quiet: true });
  return (
    <ValidInvitation
      asks={isJury ? copy.asksJury(contest.organization) : copy.asksParticipant(contest.organization)}
      decline={decline}
      elsewhere={toContest(contest)}
      eyebrow={isJury ? copy.forJury : copy.toTakePart}
      invitation={invitation}
      means={<Consequences invitation={invitation} />}
      notice={isJury && contest.isBlind && contest.isManaged ? copy.knowsWriters : undefined}
      title={contest.title}
      use={use}
    />
  );
}

/** The consequences of accepting the invitation. */
function Consequences({ invitation: { invitationData, contest, juryTask } }: { invitation: Valid }) {
  const isJury = invitationData.type === "jury";
  return (
    <>
      {(isJury ? copy.juryMeans : copy.participantMeans).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {juryTask &&
        juryTaskLines(juryTask).map((line) => (
          <li key={line} suppressHydrationWarning>
            {line}
          </li>
        ))}
      {!isJury && (
        <li>
          {contest.isPassed ? copy.enteringEnded : copy.enterBy} <DateTime date={contest.deadline} format="long" />.
        </li>
      )}
      {isJury && contest.juryDeadline && (
        <li>
          {contest.isClosed ? copy.scoredBy : copy.scoreBy} <DateTime date={contest.juryDeadline} format="long" />.
        </li>
      )}
      {isJury && contest.isBlind && !contest.isManaged && <li>{copy.isBlind}</li>}
    </>
  );
}

const juryTaskLines = ({ enterUntil, ...task }: NonNullable<Valid["juryTask"]>) =>
  juryTaskSentences({ ...task, enterUntil: enterUntil && formatDate(enterUntil, "long") });

/** Accepts the invitation, and opens the entries to judge or the contest. */
function useInvitation({ slug, isPassed }: Valid["contest"], token: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    const { data } = await managingApi.contestInvitations.use({ params: { slug }, body: { token } }, { quiet: true });
    // These were cached before accepting, when the viewer had no part in the contest.
    for (const queryKey of [["contests"], ["jury"]]) queryClient.removeQueries({ queryKey });
    toast(data.type === "jury" ? copy.joined : isPassed ? copy.invitedLate : copy.invited);
    await router.navigate({ href: data.type === "jury" ? judgingPath(slug) : contestPath(slug) });
  };
}
