import type { OwnTestResponse } from "@inktvis/contract/features/ecourses/ecourse-tests";
import type { OwnResponse } from "../test.rules.ts";

/** @param certificateId the certificate earned with the test that was passed */
export const presentResponse = (
  { response_data, score, succeeded, next_try_at }: OwnResponse,
  certificateId: string | null,
): OwnTestResponse => ({
  responseData: { ...response_data },
  completedSuccessfully: succeeded,
  score,
  nextTryAt: next_try_at?.toISOString() ?? null,
  certificate: succeeded && certificateId ? { id: certificateId } : null,
});
