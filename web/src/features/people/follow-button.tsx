import { useQueryClient } from "@tanstack/react-query";
import type { Person } from "@inktvis/contract/features/people";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/icons.tsx";
import { ButtonAnchor } from "../../ui/link-button.tsx";
import { useSignInLinks } from "../session/sign-in-links.ts";
import { peopleMessages as copy } from "./messages.nl.ts";

/** Follow, and stop; for a visitor the way to an account. Nothing on one's own profile. */
export function FollowButton({ person }: { person: Person }) {
  const { me, nickname } = person;
  const queryClient = useQueryClient();
  const { logIn } = useSignInLinks();
  if (me.can.update) return null;
  if (!me.can.follow)
    return (
      <ButtonAnchor href={logIn}>
        {copy.follow}
        <span className="sr-only">{copy.ofPerson(nickname)}</span>
      </ButtonAnchor>
    );
  const toggle = async () => {
    const { setFollowing } = await import("./follow.ts");
    await setFollowing(queryClient, person, !me.following);
  };
  return (
    <Button look={me.following ? "secondary" : "primary"} onClick={() => void toggle()}>
      {me.following && <Check />}
      {me.following ? copy.following : copy.follow}
      <span className="sr-only">{me.following ? copy.stopFollowing(nickname) : copy.ofPerson(nickname)}</span>
    </Button>
  );
}
