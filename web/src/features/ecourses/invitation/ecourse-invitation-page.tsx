import { ecoursePath, MY_COURSES_PATH } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { AcceptInvitation, InvalidInvitation } from "#features/inviting/accepting.tsx";
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

function Invitation({
  invitation: { token, ecourse, isOtherAccount },
}: {
  invitation: Extract<LinkedEcourseInvitation, { kind: "valid" }>;
}) {
  const use = useInvitation(ecourse.id, token);
  return (
    <section className="page grid justify-items-start gap-6 py-12 sm:py-20">
      <header className="grid gap-3">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1 className="max-w-3xl text-4xl break-words hyphens-auto sm:text-6xl">{ecourse.title}</h1>
      </header>
      <p className="max-w-prose text-lg">
        {copy.asks(ecourse.organizer)} {ecourse.lessonCount > 0 && copy.lessons(ecourse.lessonCount)}
      </p>
      <ul className="grid max-w-prose list-disc gap-1.5 pl-5 text-ink-soft">
        {copy.means.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <AcceptInvitation isOtherAccount={isOtherAccount} use={use}>
        <ButtonAnchor href={MY_COURSES_PATH} look="secondary">
          {copy.toMine}
        </ButtonAnchor>
      </AcceptInvitation>
    </section>
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
