import { useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import type { Person } from "@inktvis/contract/features/profiles/profiles";
import { Button } from "#ui/button.tsx";
import { Check } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { AccountNeededLater } from "#features/session/account-needed-later.tsx";
import { useResumedAction } from "#features/session/use-resumed-action.ts";
import { useSignInLinks } from "#features/session/sign-in-links.ts";
import { peopleMessages as copy } from "#features/people/people/messages.nl.ts";
import { profilePath } from "@inktvis/contract/page-paths/community";

const route = getRouteApi("/community/profiel/$slug");

const FOLLOW = "volg";

/** Follows or unfollows a person. A visitor is asked to sign in, which returns to this page and follows. */
export function FollowButton({ person }: { person: Person }) {
  const { slug, nickname, me } = person;
  const path = profilePath(slug);
  const queryClient = useQueryClient();
  const { logIn } = useSignInLinks();
  const [needsAccount, setNeedsAccount] = useState(false);

  async function follow(following: boolean) {
    const { setFollowing } = await import("./follow.ts");
    await setFollowing(queryClient, person, following);
  }
  useResumedAction({
    requested: route.useSearch().doe,
    path,
    actions: [FOLLOW],
    perform: () => me.can.follow && !me.following && follow(true),
  });

  if (me.can.follow)
    return (
      <Button look={me.following ? "secondary" : "primary"} onClick={() => void follow(!me.following)}>
        {me.following && <Check />}
        {me.following ? copy.following : copy.follow}
        <span className="sr-only">{me.following ? copy.stopFollowing(nickname) : copy.ofPerson(nickname)}</span>
      </Button>
    );
  return (
    <>
      <ButtonAnchor
        href={logIn}
        onClick={(event) => {
          event.preventDefault();
          setNeedsAccount(true);
        }}
      >
        {copy.follow}
        <span className="sr-only">{copy.ofPerson(nickname)}</span>
      </ButtonAnchor>
      {needsAccount && <AccountNeededLater action={FOLLOW} path={path} onClose={() => setNeedsAccount(false)} />}
    </>
  );
}
