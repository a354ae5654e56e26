import type { Me } from "@inktvis/contract/features/accounts/me";
import { LOGOUT_PATH } from "@inktvis/contract/page-paths/auth";
import { NOTIFICATIONS_PATH } from "@inktvis/contract/page-paths/settings";
import { useState } from "react";
import { LeavingDialog } from "#platform/leaving/leaving-dialog.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { ChevronDown, icon } from "#ui/icons.tsx";
import { Menu } from "#ui/menu.tsx";
import { sessionMessages } from "./messages.nl.ts";
import { profileLinks } from "./profile-links.ts";
import { useUnreadCount } from "./use-unread-count.ts";

/** The profile menu of a member, with the number of unread notifications. Loaded lazily: a visitor does not need it. */
export function MemberMenu({ me }: { me: Me }) {
  const unread = useUnreadCount();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <div className="flex flex-none items-center">
      <UnreadBell count={unread} />
      <Menu
        align="end"
        button={
          <>
            <Avatar name={me.nickname} picture={me.profilePicture?.url.sm} />
            <ChevronDown className="size-5 max-sm:hidden" />
          </>
        }
        label={sessionMessages.menuOf(me.nickname)}
      >
        <p className="truncate px-3 pt-1 pb-2 font-display text-lg" title={me.nickname}>
          {me.nickname}
        </p>
        {profileLinks(me).map((group) => (
          <ul className="border-t border-hairline py-1.5" key={group[0]?.path}>
            {group.map(({ site, path, title }) => (
              <li key={path}>
                <SiteLink className="menu-item" path={path} site={site}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        ))}
        <div className="border-t border-hairline pt-1.5">
          <SiteLink
            className="menu-item"
            path={LOGOUT_PATH}
            site="auth"
            onClick={(event) => {
              event.preventDefault();
              setLeaving(true);
            }}
          >
            {sessionMessages.logOut}
          </SiteLink>
        </div>
      </Menu>
      {isLeaving && <LeavingDialog personId={me.id} onStay={() => setLeaving(false)} />}
    </div>
  );
}

const UnreadBell = ({ count }: { count: number }) =>
  count > 0 && (
    <SiteLink
      aria-label={sessionMessages.unread(count)}
      className="relative grid size-11 place-items-center rounded-full"
      path={NOTIFICATIONS_PATH}
      site="account"
    >
      <Bell />
      <span className="absolute top-1 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs font-bold text-on-accent tabular-nums">
        {count > 99 ? "99+" : count}
      </span>
    </SiteLink>
  );

const Bell = icon(<path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.5 1.500h-15zM10 20.500h4" />);
