import { Close } from "#ui/icons.tsx";
import { useStore } from "./store.ts";
import { dismissToast, toasts } from "./toasts.ts";

/** Where toasts show. Always there, since a screen reader only hears changes of a region that it knows. */
export function ToastRegion() {
  const shown = useStore(toasts);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 grid justify-items-center gap-2 sm:bottom-6"
      role="status"
    >
      {shown.map(({ id, text, tone, action }) => (
        <div
          className={`notice pointer-events-auto flex items-center gap-3 shadow-lg ${tone === "failed" ? "notice-failed" : ""}`}
          key={id}
        >
          <p>{text}</p>
          {action && (
            <button
              className="link -my-1 cursor-pointer py-1 font-semibold whitespace-nowrap"
              type="button"
              onClick={() => {
                dismissToast(id);
                action.run();
              }}
            >
              {action.title}
            </button>
          )}
          <button
            aria-label="Sluit de melding"
            className="-m-1 cursor-pointer p-1"
            type="button"
            onClick={() => dismissToast(id)}
          >
            <Close />
          </button>
        </div>
      ))}
    </div>
  );
}
