import { useTestApi } from "@inktvis/api/testing/test-api";
import { expect, it } from "vitest";
import { useTestServer } from "#testing/test-server.ts";

const { send } = useTestServer(useTestApi());

it("ignores a page view that is too large, and goes on", async () => {
  for (const body of [`{"path": "/${"x".repeat(5000)}"}`, "{", '{"path": "/lezen"}'])
    expect((await send("/_stats", { method: "POST", body })).status).toBe(204);
});
