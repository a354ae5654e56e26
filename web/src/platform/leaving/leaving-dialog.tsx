import { createContext, type ReactNode, Suspense, useContext } from "react";

export interface LeavingDialogProps {
  personId: string;
  /** Called on cancel, or when signing out failed. */
  onStay: () => void;
  /** Ends the sign-in; by default on this site and then on the auth site, which ends it everywhere. */
  end?: () => Promise<unknown>;
  /** The address to open afterwards. */
  to?: string;
}

/** Set by the root: the dialog knows the features with unsaved work, which its callers must not import. */
export const LeavingDialogContext = createContext<(props: LeavingDialogProps) => ReactNode>(() => null);

/** Signs out, after offering to keep unsaved work. Its script is loaded when it is shown. */
export function LeavingDialog(props: LeavingDialogProps) {
  const draw = useContext(LeavingDialogContext);
  return <Suspense>{draw(props)}</Suspense>;
}
