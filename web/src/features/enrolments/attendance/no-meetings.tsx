import { EmptyState } from "#ui/empty-state.tsx";
import { attendanceMessages as copy } from "./attendance.nl.ts";

/** Shown instead of the list, for a course that everybody follows at their own pace. */
export const NoMeetings = () => (
  <div className="grid max-w-2xl gap-8">
    <h1 className="text-4xl">{copy.title}</h1>
    <EmptyState title={copy.withoutMeetings}>{copy.withoutMeetingsHelp}</EmptyState>
  </div>
);
