import { useLayoutEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, RefCallBack, UseFormReturn } from "react-hook-form";
import { earlyValueOf } from "#ui/early-input.ts";

const isField = (element: unknown) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/**
 * Keeps what was filled in before hydration: react-hook-form would overwrite it with the default value when a field
 * registers. Returns a function that wraps the `ref` of a field.
 */
export function useEarlyFields<Values extends FieldValues>({ setValue }: Pick<UseFormReturn<Values>, "setValue">) {
  const seen = useRef(new WeakSet<Element>());
  const early = useRef<[name: Path<Values>, value: PathValue<Values, Path<Values>>][]>([]);
  // react-hook-form only notifies of changes after its own effects, which run before this one.
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
