import { createClientOnlyFn } from "@tanstack/react-start";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { RoomNeeds } from "#features/staff/room-needs.tsx";
import { RoomRefusal } from "#features/staff/room-refusal.tsx";
import { requireLogin } from "#platform/require-login.ts";
import { SiteLayout } from "#sites/site-layout.tsx";
import { staff } from "#sites/staff.ts";
import { TextSkeleton } from "#ui/skeletons.tsx";

/** The room is a bundle of its own, and the server never makes its pages. */
const loadRoom = createClientOnlyFn(async () => {
  const { StaffRoom } = await import("#features/staff/staff-room.tsx");
  return { default: StaffRoom };
});
const StaffRoom = lazy(loadRoom);

export const Route = createFileRoute("/staff")({
  ssr: false,
  beforeLoad: requireLogin,
  component: StaffRoute,
});

const RoomComing = () => (
  <div className="page py-10">
    <TextSkeleton />
  </div>
);

function StaffRoute() {
  const { me } = Route.useRouteContext();
  return (
    <SiteLayout bare definition={staff}>
      {me.staffRights.length === 0 ? (
        <RoomRefusal />
      ) : me.staffRoomNeeds ? (
        <RoomNeeds needs={me.staffRoomNeeds} />
      ) : (
        <Suspense fallback={<RoomComing />}>
          <StaffRoom me={me} />
        </Suspense>
      )}
    </SiteLayout>
  );
}
