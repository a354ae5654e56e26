import { createFileRoute } from "@tanstack/react-router";
import { requireLogin } from "#platform/require-login.ts";
import { account } from "#sites/account.ts";
import { AccountLayout } from "#sites/account-layout.tsx";

export const Route = createFileRoute("/account")({
  beforeLoad: requireLogin,
  component: () => <AccountLayout definition={account} />,
});
