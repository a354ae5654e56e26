import { ecoursePath, MY_COURSES_PATH } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { InvalidInvitation, ValidInvitation } from "#features/inviting/answering.tsx";
import { RefusalPage } from "#platform/error-page.tsx";
import { toast } from "#platform/toasts.ts";
import { ecourseApi } from "../ecourse-api.ts";
import { invalidateEcourses } from "../ecourses/ecourse.queries.ts";
import type { LinkedEcourseInvitation } from "./ecourse-invitation-route.ts";
import { ecourseInvitationMessages as copy } from "./invitation.nl.ts";

/** The page of an invitation to an online course. */
export function EcourseInvitationPage({ invitation }: { invitation: LinkedEcourseInvitation }) {
  if (invitation.kind === "unknown") return <RefusalPage status={403} />;
  if (invitation.kind === "invalid") return <InvalidInvitation elsewhere={TO_MINE} help={copy.invalidHelp} />;
  return <Invitation invitation={invitation} />;
}

const TO_MINE = { href: MY_COURSES_PATH, label: copy.toMine };

function Invitation({ invitation }: { invitation: Extract<LinkedEcourseInvitation, { kind: "valid" }> }) {
  const { token, ecourse } = invitation;
  const use = useInvitation(ecourse.id, token);
  const decline = () =>
    ecourseApi.ecourseInvitations.decline({ params: { id: ecourse.id }, body: { token } }, { quiet: true });
  return (
    <ValidInvitation
      asks={
        <>
          {copy.asks(ecourse.organizer)} {ecourse.lessonCount > 0 && copy.lessons(ecourse.lessonCount)}
        </>
      }
      decline={decline}
      elsewhere={TO_MINE}
      eyebrow={copy.eyebrow}
      invitation={invitation}
      means={copy.means.map((line) => (
        <li key={line}>{line}</li>
      ))}
      title={ecourse.title}
      use={use}
    />
  );
}

/** Accepts the invitation, and opens the online course. */
function useInvitation(id: string, token: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    await ecourseApi.ecourseInvitations.use({ params: { id }, body: { token } }, { quiet: true });
    // These were cached before accepting, when the viewer had no access.
    await invalidateEcourses(queryClient);
    toast(copy.accepted);
    await router.navigate({ href: ecoursePath(id) });
  };
}
