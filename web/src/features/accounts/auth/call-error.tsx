import { FailedNotice } from "#ui/failed-notice.tsx";
import type { useCall } from "./use-call.ts";

/** The message of a call that failed, unless the platform already showed one. */
export const CallError = ({ call }: { call: ReturnType<typeof useCall> }) =>
  call.status === "failed" && <FailedNotice>{call.message}</FailedNotice>;
