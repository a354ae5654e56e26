import type { OutlineLesson } from "@inktvis/contract/features/ecourses/ecourses";
import { DateTime } from "#platform/date-time.tsx";
import { testRetryMessages as copy } from "./test-retry.nl.ts";

/** What whoever failed the test of a lesson can do. */
export const TestRetry = ({ me: { testNextTryAt } }: Pick<OutlineLesson, "me">) =>
  testNextTryAt ? (
    <>
      {copy.from} <DateTime date={testNextTryAt} format="long" />.
    </>
  ) : (
    copy.now
  );
