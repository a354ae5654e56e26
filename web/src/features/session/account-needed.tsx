import { REGISTER_PATH } from "@inktvis/contract/page-paths/auth";
import { signInAddress, targetOf } from "#platform/redirect-target.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ACTION, useActionPage } from "./action-page.ts";
import { sessionMessages } from "./messages.nl.ts";
import { storePendingAction } from "./pending-action.ts";

interface AccountNeededProps {
  /** The name of the action in `?doe=`. */
  action: string;
  onClose: () => void;
}

/**
 * The dialog for a visitor who chooses an action for members (docs/product/platform.md#start-of-a-page). Signing in
 * returns to the page, which performs the action.
 */
export function AccountNeeded({ action, onClose }: AccountNeededProps) {
  const { site, addresses } = useCurrentSite();
  const { page } = useActionPage();
  const target = targetOf(site, `${page}${page.includes("?") ? "&" : "?"}${ACTION}=${action}`);
  const storeAction = () => storePendingAction(page, action);
  const actions = (
    <>
      <ButtonAnchor href={signInAddress(addresses, target)} onClick={storeAction}>
        {sessionMessages.logIn}
      </ButtonAnchor>
      <ButtonAnchor href={signInAddress(addresses, target, REGISTER_PATH)} look="secondary" onClick={storeAction}>
        {sessionMessages.register}
      </ButtonAnchor>
    </>
  );
  return (
    <Dialog actions={actions} open title={sessionMessages.needsAccount} onClose={onClose}>
      <p>{sessionMessages.needsAccountHelp}</p>
    </Dialog>
  );
}
