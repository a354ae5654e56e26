import { ResetPasswordInput, PASSWORDS_DIFFER } from "@inktvis/contract/features/accounts/auth";
import { describe, expect, it } from "vitest";
import { ChangeEmailForm, ChangePasswordForm } from "./login-forms.schema.ts";
import { loginMessages } from "./login.nl.ts";

const short = { password: "kort", oldPassword: "", token: "x", email: "an@voorbeeld.be" };
const wrongAt = (issues: readonly { path: PropertyKey[] }[] = []) => issues.map(({ path }) => path.join("."));

describe("a repeated value that differs", () => {
  it("is reported together with the other errors", () => {
    const password = ChangePasswordForm.safeParse({ ...short, confirmPassword: "anders" }).error?.issues;
    expect(wrongAt(password)).toEqual(["oldPassword", "password", "confirmPassword"]);
    const reset = ResetPasswordInput.safeParse({ ...short, password_confirmation: "anders" }).error?.issues;
    expect(wrongAt(reset)).toEqual(["password", "password_confirmation"]);
    expect(reset?.at(-1)?.message).toBe(PASSWORDS_DIFFER);
    const email = ChangeEmailForm.safeParse({ email: "geen adres", confirmEmail: "an@voorbeeld.be" }).error?.issues;
    expect(email?.at(-1)?.message).toBe(loginMessages.emailsDiffer);
  });

  it("is not reported when the repetition is missing", () => {
    const { issues } = ChangePasswordForm.safeParse({ ...short, confirmPassword: "" }).error ?? {};
    expect(issues?.filter(({ path }) => path[0] === "confirmPassword")).toHaveLength(1);
  });
});
