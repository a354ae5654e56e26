import { ecoursePath, MY_COURSES_PATH } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { AnswerInvitation, InvalidInvitation, InvitationFrame } from "#features/inviting/answering.tsx";
import { RefusalPage } from "#platform/error-page.tsx";
import { toast } from "#platform/toasts.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ecourseApi } from "../ecourse-api.ts";
import { invalidateEcourses } from "../ecourses/ecourse.queries.ts";
import type { LinkedEcourseInvitation } from "./ecourse-invitation-route.ts";
import { ecourseInvitationMessages as copy } from "./invitation.nl.ts";

/** The page of an invitation to an online course. */
export function EcourseInvitationPage({ invitation }: { invitation: LinkedEcourseInvitation }) {
  switch (invitation.kind) {
    case "unknown":
      return <RefusalPage status={403} />;
    case "invalid":
      return (
        <InvalidInvitation help={copy.invalidHelp}>
          <ButtonAnchor className="mt-2" href={MY_COURSES_PATH}>
            {copy.toMine}
          </ButtonAnchor>
        </InvalidInvitation>
      );
    case "valid":
      return <Invitation invitation={invitation} />;
    default:
      return invitation satisfies never;
  }
}

type ValidInvitation = Extract<LinkedEcourseInvitation, { kind: "valid" }>;

function Invitation({ invitation }: { invitation: ValidInvitation }) {
  const { token, ecourse } = invitation;
  const use = useInvitation(ecourse.id, token);
  const decline = () =>
    ecourseApi.ecourseInvitations.decline({ params: { id: ecourse.id }, body: { token } }, { quiet: true });
  return (
    <InvitationFrame
      asks={
        <>
          {copy.asks(ecourse.organizer)} {ecourse.lessonCount > 0 && copy.lessons(ecourse.lessonCount)}
        </>
      }
      eyebrow={copy.eyebrow}
      means={copy.means.map((line) => (
        <li key={line}>{line}</li>
      ))}
      title={ecourse.title}
    >
      <AnswerInvitation decline={decline} invitation={invitation} use={use}>
        <ButtonAnchor href={MY_COURSES_PATH} look="secondary">
          {copy.toMine}
        </ButtonAnchor>
      </AnswerInvitation>
    </InvitationFrame>
  );
}

/** Accepts it, and leads to the online course. */
function useInvitation(id: string, token: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    await ecourseApi.ecourseInvitations.use({ params: { id }, body: { token } }, { quiet: true });
    // Cached before accepting: the viewer had no access then.
    await invalidateEcourses(queryClient);
    toast(copy.accepted);
    await router.navigate({ href: ecoursePath(id) });
  };
}
