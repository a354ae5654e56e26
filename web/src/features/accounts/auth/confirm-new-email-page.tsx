import { ALREADY_CONFIRMED } from "@inktvis/contract/features/accounts/auth";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { originOf } from "@inktvis/contract/sites";
import { LOGIN_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { api } from "#platform/api.ts";
import { meQuery } from "#platform/session.queries.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ConfirmByLink } from "./confirm-by-link.tsx";
import { EndOtherSignIn } from "./end-other-sign-in.tsx";
import { authMessages, confirmNewMessages as messages } from "./messages.nl.ts";

export function ConfirmNewEmailPage() {
  const link = useSearch({ from: "/auth/nieuw-email-bevestigen" });
  const { addresses } = useCurrentSite();
  const { data: me } = useQuery(meQuery);
  const isOther = me && link.userId !== undefined && me.id !== link.userId;
  const settings = originOf(addresses, "account") + LOGIN_SETTINGS_PATH;
  return (
    <ConfirmByLink
      confirm={(body) => api.me.confirmChangeEmail({ body })}
      alreadyDone={{ code: ALREADY_CONFIRMED, ...messages.alreadyConfirmed }}
      link={link}
      messages={messages}
      next={
        isOther ? (
          <EndOtherSignIn />
        ) : (
          me && (
            <ButtonAnchor className="justify-self-start" href={settings}>
              {messages.toSettings}
            </ButtonAnchor>
          )
        )
      }
    >
      {(retry) => (
        <>
          {retry && (
            <Button className="justify-self-start" onClick={retry}>
              {authMessages.retry}
            </Button>
          )}
          {isOther ? (
            <EndOtherSignIn />
          ) : (
            <ButtonAnchor className="justify-self-start" href={settings} look={retry ? "secondary" : "primary"}>
              {messages.requestAgain}
            </ButtonAnchor>
          )}
        </>
      )}
    </ConfirmByLink>
  );
}
