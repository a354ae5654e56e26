import { useEffect, useRef } from "react";
import { BareButton } from "#ui/button.tsx";
import { Close } from "#ui/icons.tsx";
import { useStore } from "./store.ts";
import { dismissToast, holdToast, leaveToast, type Toast, toasts } from "./toasts.ts";

/** Where toasts show. Always there, since a screen reader only hears changes of a region that it knows. */
export function ToastRegion() {
  const shown = useStore(toasts);
  return (
    // Above the menu of the site, which is at the bottom edge of narrow screens.
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 grid justify-items-center gap-2 lg:bottom-6"
      role="status"
    >
      {shown.map((toast) => (
        <ShownToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Stays while somebody is on it, with the keyboard or the mouse. */
function ShownToast({ toast }: { toast: Toast }) {
  const { id, text, tone, action } = toast;
  const hold = () => holdToast(id);
  const leave = () => leaveToast(toast);
  return (
    <div
      className={`notice pointer-events-auto flex items-center gap-3 shadow-lg ${tone === "failed" ? "notice-failed" : ""}`}
      onBlur={leave}
      onFocus={hold}
      onPointerEnter={hold}
      onPointerLeave={leave}
    >
      <p>{text}</p>
      {action && <Action action={action} id={id} />}
      <BareButton aria-label="Sluit de melding" className="-m-1 cursor-pointer p-1" onClick={() => dismissToast(id)}>
        <Close />
      </BareButton>
    </div>
  );
}

/** Takes the focus when nothing has it: the pressed button is gone with what it removed, and this one undoes that. */
function Action({ id, action: { title, run } }: { id: number; action: NonNullable<Toast["action"]> }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <BareButton
      className="link -my-1 cursor-pointer py-1 font-semibold whitespace-nowrap"
      ref={button}
      onClick={() => {
        dismissToast(id);
        run();
      }}
    >
      {title}
    </BareButton>
  );
}
