import { useQueryClient } from "@tanstack/react-query";
import type { Person } from "@inktvis/contract/features/profiles/profiles";
import { Check } from "#ui/icons.tsx";
import { MemberButton } from "#features/session/member-button.tsx";
import { peopleMessages as copy } from "#features/people/people/messages.nl.ts";

/** Follows or unfollows a person. */
export function FollowButton({ person }: { person: Person }) {
  const { nickname, me } = person;
  const queryClient = useQueryClient();
  async function follow() {
    const { setFollowing } = await import("./follow.ts");
    await setFollowing(queryClient, person, !me.following);
  }
  return (
    <MemberButton
      action="volg"
      isDone={me.following}
      look={me.following ? "secondary" : "primary"}
      perform={() => void follow()}
    >
      {me.following && <Check />}
      {me.following ? copy.following : copy.follow}
      <span className="sr-only">{me.following ? copy.stopFollowing(nickname) : copy.ofPerson(nickname)}</span>
    </MemberButton>
  );
}
