import { createContext, type ReactNode, Suspense, useContext } from "react";

export interface LeavingDialogProps {
  personId: string;
  /** They stay after all, or could not be signed out. */
  onStay: () => void;
  /** How the sign-in ends; by default here and then on the auth site, which ends it everywhere. */
  end?: () => Promise<unknown>;
  /** Where they go then. */
  to?: string;
}

/** The root says how it is drawn: the dialog knows the features whose words somebody may leave behind, its callers do not. */
export const LeavingDialogContext = createContext<(props: LeavingDialogProps) => ReactNode>(() => null);

/** Signs somebody out, once what they wrote here and did not save is kept. Its script is loaded when it is shown. */
export function LeavingDialog(props: LeavingDialogProps) {
  const draw = useContext(LeavingDialogContext);
  return <Suspense>{draw(props)}</Suspense>;
}
