import { createClientOnlyFn } from "@tanstack/react-start";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { SecondStepRequired } from "#features/staff/second-step-required.tsx";
import { RoomRefusal } from "#features/staff/room-refusal.tsx";
import { requireLogin } from "#platform/require-login.ts";
import { SiteLayout } from "#sites/site-layout.tsx";
import { staff } from "#sites/staff.ts";
import { TextSkeleton } from "#ui/skeletons.tsx";

/** The staff room is a separate bundle, and is never rendered on the server. */
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

const RoomLoading = () => (
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
        <SecondStepRequired needs={me.staffRoomNeeds} />
      ) : (
        <Suspense fallback={<RoomLoading />}>
          <StaffRoom me={me} />
        </Suspense>
      )}
    </SiteLayout>
  );
}
