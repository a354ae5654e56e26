import { useNotify, useRefresh } from "ra-core";
import type { FormEvent } from "react";
import { formErrorOf } from "#platform/forms/form-refusal.ts";
import { usePressWithError } from "#platform/forms/use-press.ts";
import { isChangedElsewhere } from "#platform/refusals.ts";

/**
 * Performs an action, shows a toast, and reloads the page. It also reloads when somebody else changed the record in the
 * meantime, so that the next try is about the current one.
 */
export function useRoomAct() {
  const [notify, refresh] = [useNotify(), useRefresh()];
  return async (act: () => Promise<unknown>, doneMessage: string) => {
    await act().catch((refusal: unknown) => {
      if (isChangedElsewhere(refusal)) refresh();
      throw refusal;
    });
    notify(doneMessage);
    refresh();
  };
}

/** The same for a form, which shows a refusal in a single place. */
export function useRoomSubmit(send: () => Promise<unknown>, doneMessage: string) {
  const act = useRoomAct();
  const { busy, error, press } = usePressWithError(() => act(send, doneMessage), { errorOf: formErrorOf });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };
  return { busy, error, onSubmit };
}
