import { useTestApi } from "@inktvis/api/testing/test-api";
import { expect, it } from "vitest";
import { useTestServer } from "#testing/test-server.ts";

const { send } = useTestServer(useTestApi());

it("ignores page views that are too large or malformed, and keeps accepting others", async () => {
  for (const body of [`{"path": "/${"x".repeat(5000)}"}`, "{", '{"path": "/lezen"}'])
    expect((await send("/_stats", { method: "POST", body })).status).toBe(204);
});
