import type { ComponentProps } from "react";
import { TextField } from "#ui/text-field.tsx";
import { authMessages } from "./messages.nl.ts";

/** The e-mail address to sign in with: `<EmailField {...form.field("email")} />`. */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, "label">) => (
  <TextField
    autoCapitalize="none"
    autoComplete="username"
    inputMode="email"
    label={authMessages.email}
    type="email"
    {...props}
  />
);
