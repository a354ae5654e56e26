import type { ComponentProps } from "react";
import { useWaiting } from "./hydrated.ts";

/** A select that acts on change; disabled until hydration, like a button. */
export const ActingSelect = ({ disabled, className = "", ...rest }: ComponentProps<"select">) => (
  <select {...rest} {...useWaiting(disabled)} className={`control ${className}`} />
);
