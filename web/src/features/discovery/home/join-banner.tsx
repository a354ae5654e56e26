import { useQuery } from "@tanstack/react-query";
import { meQuery } from "#platform/session.queries.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { useSignInLinks } from "#features/session/sign-in-links.ts";
import { communityHome as copy } from "./community-home.nl.ts";

/** Invites a visitor to register; members do not see it. */
export function JoinBanner() {
  const { data: me } = useQuery(meQuery);
  const { register } = useSignInLinks();
  if (me) return null;
  return (
    <section className="page mt-24 grid justify-items-center gap-5 text-center">
      <h2 className="max-w-2xl text-4xl sm:text-5xl">{copy.joinTitle}</h2>
      <p className="max-w-xl text-lg text-ink-soft">{copy.joinText}</p>
      <ButtonAnchor href={register}>{copy.join}</ButtonAnchor>
    </section>
  );
}
