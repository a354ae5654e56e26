import { createFileRoute, Outlet } from "@tanstack/react-router";
import { SettingsLayout } from "#features/accounts/settings/settings-layout.tsx";

export const Route = createFileRoute("/account/instellingen")({
  component: SettingsRoute,
});

function SettingsRoute() {
  return (
    <SettingsLayout>
      <Outlet />
    </SettingsLayout>
  );
}
