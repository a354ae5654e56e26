import type { ComponentProps } from "react";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { toast } from "#platform/toasts.ts";
import { useChange } from "#platform/use-change.ts";
import { refetchSecondFactor } from "./second-factor.queries.ts";

interface ConfirmedButtonProps extends Omit<ComponentProps<typeof AskingButton>, "className" | "onConfirm"> {
  act: () => Promise<unknown>;
  /** A toast on success, when nothing else on the page shows it. */
  done?: string;
}

/** A button that changes the second factor after a confirmation. */
export function ConfirmedButton({ act, done, ...button }: ConfirmedButtonProps) {
  const change = useChange(refetchSecondFactor);
  async function run() {
    await change(act);
    if (done) toast(done);
  }
  return <AskingButton {...button} className="justify-self-start" onConfirm={run} />;
}
