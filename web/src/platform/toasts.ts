import { createStore } from "./store.ts";

export interface Toast {
  id: number;
  text: string;
  tone: "good" | "failed";
}

const SHOWN_FOR = 7000;
let lastId = 0;

export const toasts = createStore<readonly Toast[]>([]);

export const dismissToast = (id: number) => toasts.set(toasts.get().filter((shown) => shown.id !== id));

/** Says something in the corner, and to a screen reader: `toast("Je tekst is bewaard.")`. */
export function toast(text: string, tone: Toast["tone"] = "good") {
  const id = ++lastId;
  toasts.set([...toasts.get().filter((shown) => shown.text !== text), { id, text, tone }]);
  setTimeout(dismissToast, SHOWN_FOR, id);
}
