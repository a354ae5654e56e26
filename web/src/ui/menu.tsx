import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

interface MenuProps {
  /** The content of the button; `label` is its accessible name if the content is only a picture. */
  button: ReactNode;
  label?: string;
  align?: "start" | "end";
  className?: string;
  children: ReactNode;
}

/** A button with a panel below it. Works before hydration; closes on Escape, a click outside, or a click on a link. */
export function Menu({ button, label, align = "start", className, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => details.current?.removeAttribute("open");
    const onPointer = ({ target }: Event) => {
      if (!(target instanceof Node && details.current?.contains(target))) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.current?.open) return;
      close();
      details.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <details className={classNames("relative", className)} ref={details} suppressHydrationWarning>
      <summary aria-label={label} className="flex min-h-11 items-center gap-1.5 rounded-full px-2">
        {button}
      </summary>
      <div
        className={classNames("menu-panel", align === "end" ? "right-0" : "left-0")}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("a")) details.current?.removeAttribute("open");
        }}
      >
        {children}
      </div>
    </details>
  );
}
