import { type ReactNode, type Ref, useId } from "react";

interface FormSectionProps {
  title: string;
  /** What applies to all its fields: who sees them, what they are for. */
  help?: string;
  /** For a section whose buttons disappear when they are pressed: the section then gets the focus. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Fields that belong together, below their own heading. */
export function FormSection({ title, help, heading, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-hairline pt-8">
      <div className="grid gap-1">
        <h2 className="text-2xl" id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h2>
        {help && <p className="text-ink-soft">{help}</p>}
      </div>
      {children}
    </section>
  );
}
