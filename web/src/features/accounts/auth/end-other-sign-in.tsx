import { LOGOUT_PATH } from "@inktvis/contract/page-paths/auth";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { authMessages } from "./messages.nl.ts";

/**
 * For a mail link about one account while another one is signed in: any link to sign in would continue as the other
 * account.
 */
export const EndOtherSignIn = () => (
  <>
    <p>{authMessages.otherAccount}</p>
    <ButtonAnchor className="justify-self-start" href={LOGOUT_PATH}>
      {authMessages.endOther}
    </ButtonAnchor>
  </>
);
