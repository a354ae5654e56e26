import { Email } from "@inktvis/contract/layer/fields";
import { isRepeated, PASSWORDS_DIFFER } from "@inktvis/contract/features/accounts/auth";
import { ChangePasswordInput } from "@inktvis/contract/features/accounts/settings";
import { withRules } from "@inktvis/contract/layer/form-rules";
import * as z from "zod";
import { loginMessages as copy } from "./login.nl.ts";

/*
 * The page asks for a new address and a new password twice; the API does not (docs/product/accounts.md#e-mail-address).
 */
export const ChangeEmailForm = withRules(
  z.object({ email: Email, confirmEmail: z.string().trim().toLowerCase().min(1) }),
  [
    {
      at: "confirmEmail",
      says: copy.emailsDiffer,
      holds: ({ email, confirmEmail }) => isRepeated(email, confirmEmail),
    },
  ],
);

export const ChangePasswordForm = withRules(
  ChangePasswordInput.extend({ confirmPassword: z.string().min(1).max(200) }),
  [
    {
      at: "confirmPassword",
      says: PASSWORDS_DIFFER,
      holds: ({ password, confirmPassword }) => isRepeated(password, confirmPassword),
    },
  ],
);
