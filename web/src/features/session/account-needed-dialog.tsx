import { Dialog } from "../../ui/dialog.tsx";
import { ButtonAnchor } from "../../ui/link-button.tsx";
import { sessionMessages } from "./messages.nl.ts";
import { useSignInLinks } from "./sign-in-links.ts";

/** For a visitor who tries what only members can (spec 1 §4). */
export function AccountNeededDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { logIn, register } = useSignInLinks();
  const actions = (
    <>
      <ButtonAnchor href={register}>{sessionMessages.register}</ButtonAnchor>
      <ButtonAnchor href={logIn} look="secondary">
        {sessionMessages.logIn}
      </ButtonAnchor>
    </>
  );
  return (
    <Dialog actions={actions} open={open} title={sessionMessages.needsAccount} onClose={onClose}>
      <p>{sessionMessages.needsAccountHelp}</p>
    </Dialog>
  );
}
