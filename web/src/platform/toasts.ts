import { createStore } from "./store.ts";

/** What may still be done about it: "Zet terug". */
interface ToastAction {
  title: string;
  run: () => void;
}

export interface Toast {
  id: number;
  text: string;
  tone: "good" | "failed";
  action?: ToastAction | undefined;
}

const SHOWN_FOR = 7000;
/** Long enough to find the button. */
const SHOWN_WITH_ACTION_FOR = 20_000;
let lastId = 0;

export const toasts = createStore<readonly Toast[]>([]);

export const dismissToast = (id: number) => toasts.set(toasts.get().filter((shown) => shown.id !== id));

/** Says something in the corner, and to a screen reader: `toast("Je tekst is bewaard.")`. */
export function toast(text: string, tone: Toast["tone"] = "good", action?: ToastAction) {
  const id = ++lastId;
  toasts.set([...toasts.get().filter((shown) => shown.text !== text), { id, text, tone, action }]);
  setTimeout(dismissToast, action ? SHOWN_WITH_ACTION_FOR : SHOWN_FOR, id);
}
