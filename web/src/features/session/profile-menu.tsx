import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { meQuery } from "#platform/session.queries.ts";
import { sessionMessages } from "./messages.nl.ts";
import { useSignInLinks } from "./sign-in-links.ts";

const MemberMenu = lazy(async () => ({ default: (await import("./member-menu.tsx")).MemberMenu }));

/** The right end of the header: the menu of a member, or links to sign in and register. */
export function ProfileMenu() {
  const { data: me } = useQuery(meQuery);
  if (!me) return <VisitorLinks />;
  return (
    <Suspense>
      <MemberMenu me={me} />
    </Suspense>
  );
}

function VisitorLinks() {
  const { logIn, register } = useSignInLinks();
  return (
    <div className="flex flex-none items-center gap-1 sm:gap-3">
      <a
        className="flex min-h-11 items-center rounded-full px-2 font-semibold whitespace-nowrap max-sm:px-1 max-sm:text-sm"
        href={logIn}
      >
        {sessionMessages.logIn}
      </a>
      <a
        className="button button-primary min-h-10 px-4 py-1.5 whitespace-nowrap max-sm:px-2.5 max-sm:text-sm"
        href={register}
      >
        {sessionMessages.register}
      </a>
    </div>
  );
}
