import { type ReactNode, useEffect, useRef } from "react";
import { ChevronDown } from "./icons.tsx";

interface FoldedProps {
  title: string;
  /** An address that ends in `#` and this id leads here, with the box open. */
  id?: string;
  /** Whether the box is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Something to read, folded away below its title; works before any script. */
export function Folded({ title, id, isOpen = false, children }: FoldedProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The server does not know the hash of the address.
    const openWhenNamed = () => {
      if (id && box.current && location.hash === `#${id}`) box.current.open = true;
    };
    openWhenNamed();
    addEventListener("hashchange", openWhenNamed);
    return () => removeEventListener("hashchange", openWhenNamed);
  }, [id]);
  return (
    <details className="group/folded rounded-2xl border border-hairline bg-raised" id={id} open={isOpen} ref={box}>
      <summary className="flex min-h-11 items-center justify-between gap-4 px-5 py-3 font-display text-xl hover:text-accent-ink">
        <span className="min-w-0">{title}</span>
        <ChevronDown className="size-5 flex-none text-ink-soft group-open/folded:rotate-180" />
      </summary>
      <div className="grid max-w-[40rem] gap-4 px-5 pb-6">{children}</div>
    </details>
  );
}
