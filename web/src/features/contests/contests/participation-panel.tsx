import { useQuery } from "@tanstack/react-query";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import { meQuery } from "#platform/session.queries.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { useSignInLinks } from "#features/session/sign-in-links.ts";
import { entryPath, PARTICIPATIONS_PATH } from "@inktvis/contract/page-paths/community";
import { contestMessages as copy } from "./messages.nl.ts";
import { participationState } from "./participation-state.ts";

/**
 * What the viewer can do in this contest, or why they cannot; only for contests that are entered on the site
 * (docs/product/participations.md#button).
 */
export function ParticipationPanel({ contest, isPassed }: { contest: Contest; isPassed: boolean }) {
  const { data: me } = useQuery(meQuery);
  const { logIn } = useSignInLinks();
  const state = participationState(contest, { isPassed, isLoggedIn: Boolean(me) });
  switch (state) {
    case "COMPLETED":
      return <Action hint={copy.completed} href={PARTICIPATIONS_PATH} label={copy.toParticipations} look="secondary" />;
    case "CONTEST_ENDED":
      return (
        <div>
          <p className="font-semibold">{copy.tooLate}</p>
          <p className="text-sm text-ink-soft">{copy.tooLateHint}</p>
        </div>
      );
    case "NOT_LOGGED_IN":
      return <Action hint={copy.logInHint} href={logIn} label={copy.logIn} />;
    case "INCOMPLETE":
      return <Action hint={copy.finishHint} href={entryPath(contest.slug)} label={copy.finish} />;
    case "CAN_PARTICIPATE":
      return <Action hint={copy.participateHint} href={entryPath(contest.slug)} label={copy.participate} />;
    case "CANNOT_PARTICIPATE":
      return (
        <div>
          <p className="font-semibold">{copy.cannot}</p>
          <p className="text-sm text-ink-soft">{whyNot(contest)}</p>
        </div>
      );
    default:
      return state satisfies never;
  }
}

function whyNot({ me, type }: Contest) {
  if (me.isJury) return copy.cannotJury;
  if (me.isOrganizer) return copy.cannotOwn;
  if (me.hasOrganized) return copy.cannotFormer;
  return type === "closed" ? copy.cannotClosed : copy.cannotPart;
}

interface ActionProps {
  label: string;
  hint: string;
  href: string;
  look?: "primary" | "secondary";
}
const Action = ({ label, hint, href, look = "primary" }: ActionProps) => (
  <div className="grid gap-2">
    <ButtonAnchor className="w-full justify-center" href={href} look={look}>
      {label}
    </ButtonAnchor>
    <p className="text-sm text-ink-soft">{hint}</p>
  </div>
);
