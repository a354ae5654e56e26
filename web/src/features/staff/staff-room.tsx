import { QueryClient } from "@tanstack/react-query";
import { CoreAdminContext, CoreAdminUI, memoryStore, Resource } from "ra-core";
import { useState } from "react";
import type { Me } from "@inktvis/contract/features/accounts/me";
import { authProviderFor } from "./auth-provider.ts";
import { DashboardPage } from "./dashboard/dashboard-page.tsx";
import { dataProvider } from "./data-provider.ts";
import { i18nProvider } from "./i18n-provider.ts";
import { resourcesFor } from "./registry.ts";
import { RoomLayout } from "./room-layout.tsx";
import { RoomLoading, RoomError, RoomNotFound } from "./room-states.tsx";
import { ROOM_BASE, roomRouter } from "./room-router.tsx";
import { RoomToasts } from "./room-toasts.tsx";
import "./staff-room.css";

/** Failures show at once, even without a connection. */
const AT_ONCE = {
  queries: { retry: false, networkMode: "always", refetchOnReconnect: true },
  mutations: { networkMode: "always" },
} as const;

/** The staff room, for people with a right in it. A chunk of its own, with react-admin's core. */
export function StaffRoom({ me }: { me: Me }) {
  const [authProvider] = useState(() => authProviderFor(me));
  const [store] = useState(() => memoryStore());
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: AT_ONCE }));
  return (
    <CoreAdminContext
      authProvider={authProvider}
      basename={ROOM_BASE}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={roomRouter}
      store={store}
    >
      <CoreAdminUI
        catchAll={RoomNotFound}
        dashboard={DashboardPage}
        disableTelemetry
        error={RoomError}
        layout={RoomLayout}
        loading={RoomLoading}
        loginPage={false}
      >
        {resourcesFor(me.staffRights).map(({ name, list, edit, create, show }) => (
          <Resource
            key={name}
            list={list}
            name={name}
            {...(edit && { edit })}
            {...(create && { create })}
            {...(show && { show })}
          />
        ))}
      </CoreAdminUI>
      <RoomToasts />
    </CoreAdminContext>
  );
}
