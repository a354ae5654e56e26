import { createStore } from "./store.ts";

/** A button in the toast, such as "Zet terug". */
export interface ToastAction {
  title: string;
  run: () => void;
}

export interface Toast {
  id: number;
  text: string;
  tone: "good" | "failed";
  action?: ToastAction | undefined;
}

const DURATION = 7000;
/** Long enough to find the button or, for a failure, to look up: perhaps nothing else on the page reports it. */
const LONG_DURATION = 20_000;
let lastId = 0;

export const toasts = createStore<readonly Toast[]>([]);

export const dismissToast = (id: number) => toasts.set(toasts.get().filter((shown) => shown.id !== id));

/** Dismisses the toasts with one of these actions, which are no longer possible. */
export const dismissActions = (actions: readonly ToastAction[]) =>
  toasts.set(toasts.get().filter(({ action }) => !action || !actions.includes(action)));

/** Dismisses the toasts about failures: somebody tries again, or does something else. */
export const dismissFailures = () => toasts.set(toasts.get().filter(({ tone }) => tone === "good"));

/** Shows a message in the corner, and announces it to screen readers: `toast("Je tekst is bewaard.")`. */
export function toast(text: string, tone: Toast["tone"] = "good", action?: ToastAction) {
  const id = ++lastId;
  toasts.set([...toasts.get().filter((shown) => shown.text !== text), { id, text, tone, action }]);
  leaveToast({ id, tone, action });
}

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Starts or restarts the time after which a toast disappears by itself. */
export function leaveToast({ id, tone, action }: Pick<Toast, "id" | "tone" | "action">) {
  holdToast(id);
  timers.set(id, setTimeout(dismissToast, action || tone === "failed" ? LONG_DURATION : DURATION, id));
}

/** Keeps a toast as long as somebody is on it, with the keyboard or the mouse. */
export const holdToast = (id: number) => clearTimeout(timers.get(id));
