import type { ComponentProps } from "react";
import { Button } from "#ui/button.tsx";

/** Submits a form. Disabled until hydration: before that the browser would post the form to the page. */
export const SubmitButton = (props: Omit<ComponentProps<typeof Button>, "type" | "disabled">) => (
  <Button {...props} needsScript type="submit" />
);
