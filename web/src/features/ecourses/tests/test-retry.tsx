import { DateTime } from "#platform/date-time.tsx";
import { testRetryMessages as copy } from "./test-retry.nl.ts";

/** What students who failed a test can do. */
export const TestRetry = ({ nextTryAt }: { nextTryAt: string | null }) =>
  nextTryAt ? (
    <>
      {copy.from} <DateTime date={nextTryAt} format="long" />.
    </>
  ) : (
    copy.now
  );
