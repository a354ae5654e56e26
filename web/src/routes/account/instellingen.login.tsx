import { createFileRoute } from "@tanstack/react-router";
import { SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { devicesQuery } from "#features/accounts/settings/login/device.queries.ts";
import { secondFactorQuery } from "#features/accounts/settings/login/second-factor/second-factor.queries.ts";
import { emailChangeQuery } from "#features/accounts/settings/login/email-change.queries.ts";
import { LoginPage } from "#features/accounts/settings/login/login-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/instellingen/login")({
  loader: async (args) =>
    void (await Promise.all([load(args, devicesQuery), load(args, secondFactorQuery), load(args, emailChangeQuery)])),
  head: () => unlistedHead("account", { title: "E-mail en wachtwoord" }),
  staticData: { breadcrumbs: breadcrumbs("E-mail en wachtwoord", ["Instellingen", SETTINGS_PATH]) },
  component: LoginRoute,
});

function LoginRoute() {
  return <LoginPage email={Route.useRouteContext().me.email} />;
}
