import { Email } from "@inktvis/contract/layer/fields";
import { PASSWORDS_DIFFER } from "@inktvis/contract/features/accounts/auth";
import { ChangePasswordInput } from "@inktvis/contract/features/accounts/settings";
import * as z from "zod";
import { loginMessages as copy } from "./login.nl.ts";

const sameEmail = ({ email, confirmEmail }: { email: string; confirmEmail: string }) => email === confirmEmail;

/*
 * The page asks for a new address and a new password twice; the API does not (docs/product/accounts.md#e-mail-address).
 */
export const ChangeEmailForm = z
  .object({ email: Email, confirmEmail: z.string().trim().toLowerCase().min(1) })
  .refine(sameEmail, { path: ["confirmEmail"], message: copy.emailsDiffer });

export const ChangePasswordForm = ChangePasswordInput.extend({ confirmPassword: z.string().min(1).max(200) }).refine(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ["confirmPassword"], message: PASSWORDS_DIFFER },
);
