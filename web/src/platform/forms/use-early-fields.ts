import { useLayoutEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, RefCallBack, UseFormReturn } from "react-hook-form";
import { earlyValueOf } from "#ui/early-input.ts";

const isField = (element: unknown) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/**
 * Keeps what was filled in of a form before React took it over. A field that is registered gets the value that the form
 * knows; the first time, that is the one that already stands in it. Answers what to give a field as its `ref`.
 */
export function useEarlyFields<Values extends FieldValues>({ setValue }: Pick<UseFormReturn<Values>, "setValue">) {
  const seen = useRef(new WeakSet<Element>());
  const early = useRef<[name: Path<Values>, value: PathValue<Values, Path<Values>>][]>([]);
  // The form only hears of changes once its own effects have run, which come first.
  useLayoutEffect(() => {
    for (const [name, value] of early.current.splice(0)) {
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  });
  return (name: Path<Values>, register: RefCallBack): RefCallBack =>
    (element: unknown) => {
      if (isField(element) && !seen.current.has(element)) {
        seen.current.add(element);
        const typed = earlyValueOf(element);
        if (typed !== undefined) {
          const value = typed as PathValue<Values, Path<Values>>;
          setValue(name, value);
          early.current.push([name, value]);
        }
      }
      register(element);
    };
}
