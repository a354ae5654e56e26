import { ALREADY_CONFIRMED } from "@inktvis/contract/features/accounts/auth";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { originOf } from "@inktvis/contract/sites";
import { LOGIN_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { api } from "#platform/api.ts";
import { isLoggedInQuery } from "#platform/session.queries.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ConfirmByLink } from "./confirm-by-link.tsx";
import { authMessages, confirmNewMessages as messages } from "./messages.nl.ts";

export function ConfirmNewEmailPage() {
  const link = useSearch({ from: "/auth/nieuw-email-bevestigen" });
  const { addresses } = useCurrentSite();
  const { data: isLoggedIn } = useQuery(isLoggedInQuery);
  const settings = originOf(addresses, "account") + LOGIN_SETTINGS_PATH;
  return (
    <ConfirmByLink
      confirm={(body) => api.me.confirmChangeEmail({ body })}
      alreadyDone={{ code: ALREADY_CONFIRMED, ...messages.alreadyConfirmed }}
      link={link}
      messages={messages}
      next={
        isLoggedIn && (
          <ButtonAnchor className="justify-self-start" href={settings}>
            {messages.toSettings}
          </ButtonAnchor>
        )
      }
    >
      {(retry) => (
        <div className="flex flex-wrap gap-3">
          {retry && <Button onClick={retry}>{authMessages.retry}</Button>}
          <ButtonAnchor href={settings} look={retry ? "secondary" : "primary"}>
            {messages.requestAgain}
          </ButtonAnchor>
        </div>
      )}
    </ConfirmByLink>
  );
}
