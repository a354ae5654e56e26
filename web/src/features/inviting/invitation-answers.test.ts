import { ApiError } from "@inktvis/contract/layer/client";
import { describe, expect, it } from "vitest";
import { invitationOfLink } from "./invitation-answers.ts";

const refusedWith = (status: number) => Promise.reject(new ApiError(status, "refused", "Dat kan niet."));

describe("the invitation of a link", () => {
  it("is the one that the API returns", async () => {
    expect(await invitationOfLink(Promise.resolve({ data: "invitation" }))).toBe("invitation");
  });
  it.each([403, 422])("is null for an invalid or damaged link (%i)", async (status) => {
    expect(await invitationOfLink(refusedWith(status))).toBeNull();
  });
  it.each([401, 429, 500])("fails for another refusal (%i)", async (status) => {
    await expect(invitationOfLink(refusedWith(status))).rejects.toMatchObject({ status });
  });
});
