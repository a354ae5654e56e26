import type { ComponentProps } from "react";
import { useWaiting } from "./hydrated.ts";

/** A list that does something as soon as one is chosen, and so waits for the scripts as a button does. */
export const ActingSelect = ({ disabled, className = "", ...rest }: ComponentProps<"select">) => (
  <select {...rest} {...useWaiting(disabled)} className={`control ${className}`} />
);
