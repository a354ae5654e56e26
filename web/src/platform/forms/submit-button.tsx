import { useHydrated } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Button } from "#ui/button.tsx";

/**
 * Sends a form, as soon as there is something to send it with: before that the browser would post it to the page. The
 * pointer does not take the focus out of the field it was in: that would check the field, and an error that appears
 * between pressing and letting go moves the button away from under the pointer.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, "type" | "disabled">) {
  const hydrated = useHydrated();
  return <Button {...props} disabled={!hydrated} type="submit" onMouseDown={(event) => event.preventDefault()} />;
}
