import { REGISTER_PATH } from "@inktvis/contract/page-paths/auth";
import { signInAddress } from "#platform/redirect-target.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { sessionMessages } from "./messages.nl.ts";
import { storePendingAction } from "./pending-action.ts";

interface AccountNeededProps {
  /** The path of the page with the action, on this site. */
  path: string;
  /** The action as `?doe=` names it. */
  action: string;
  onClose: () => void;
}

/**
 * The dialog for a visitor who chooses an action of members (docs/product/platform.md#start-of-a-page). Signing in
 * returns to the page, which performs the action.
 */
export function AccountNeeded({ path, action, onClose }: AccountNeededProps) {
  const { site, addresses } = useCurrentSite();
  const target = { site, path, query: `doe=${action}` };
  const storeAction = () => storePendingAction(path, action);
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
