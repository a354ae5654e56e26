import { useNotify, useRefresh } from "ra-core";
import type { FormEvent } from "react";
import { formErrorOf } from "#platform/forms/form-refusal.ts";
import { usePressWithError } from "#platform/forms/use-press.ts";
import { isChangedElsewhere } from "#platform/refusals.ts";

/** Does something, says so, and shows the page anew; also when somebody changed it meanwhile: the next try is about that. */
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

/** The same for a form with one place that says why it was refused. */
export function useRoomSubmit(send: () => Promise<unknown>, doneMessage: string) {
  const act = useRoomAct();
  const { busy, error, press } = usePressWithError(() => act(send, doneMessage), { errorOf: formErrorOf });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };
  return { busy, error, onSubmit };
}
