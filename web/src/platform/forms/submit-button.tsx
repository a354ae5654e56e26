import { useHydrated } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Button } from "#ui/button.tsx";

/** Sends a form, as soon as there is something to send it with: before that the browser would post it to the page. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, "type" | "disabled">) {
  const hydrated = useHydrated();
  return <Button {...props} disabled={!hydrated} type="submit" />;
}
