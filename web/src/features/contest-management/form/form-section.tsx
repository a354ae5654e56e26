import { type ReactNode, useId } from "react";

/** Fields that belong together, below their own heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-hairline pt-8">
      <h2 className="text-2xl" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
