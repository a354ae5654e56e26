import { RefusalPage } from "#platform/error-page.tsx";
import { refusalStatus } from "#platform/refusals.ts";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { roomCopy as copy } from "./messages.nl.ts";

export const RoomLoading = () => (
  <div role="status">
    <span className="sr-only">{copy.loading}</span>
    <TextSkeleton lines={4} />
  </div>
);

export const RoomNotFound = () => <RefusalPage status={404} />;

export const RoomError = ({
  error,
  resetErrorBoundary,
}: {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}) => <RefusalPage status={refusalStatus(error)} onRetry={() => resetErrorBoundary()} />;
