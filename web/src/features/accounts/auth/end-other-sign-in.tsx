import { LOGOUT_PATH } from "@inktvis/contract/page-paths/auth";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { authMessages } from "./messages.nl.ts";

/** Where a mail link was about one account, and another one is signed in: every link to sign in would go on as the other. */
export const EndOtherSignIn = () => (
  <>
    <p>{authMessages.otherAccount}</p>
    <ButtonAnchor className="justify-self-start" href={LOGOUT_PATH}>
      {authMessages.endOther}
    </ButtonAnchor>
  </>
);
