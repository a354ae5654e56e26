import { REGISTER_PATH } from "@inktvis/contract/page-paths/auth";
import { signInAddress } from "#platform/redirect-target.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { sessionMessages } from "./messages.nl.ts";
import { storePendingAction } from "./pending-action.ts";

interface AccountNeededProps {
  /** The page on this site that what was pressed stands on. */
  path: string;
  /** What was pressed there, as `?doe=` names it. */
  action: string;
  onClose: () => void;
}

/**
 * For a visitor who tries what only members can (docs/product/platform.md#start-of-a-page); signing in comes back to
 * the page, which then does it.
 */
export function AccountNeeded({ path, action, onClose }: AccountNeededProps) {
  const { site, addresses } = useCurrentSite();
  const target = { site, path, query: `doe=${action}` };
  const remember = () => storePendingAction(path, action);
  const actions = (
    <>
      <ButtonAnchor href={signInAddress(addresses, target)} onClick={remember}>
        {sessionMessages.logIn}
      </ButtonAnchor>
      <ButtonAnchor href={signInAddress(addresses, target, REGISTER_PATH)} look="secondary" onClick={remember}>
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
