import { expect, it, vi } from "vitest";
import type { Services } from "../context.ts";
import { tryEach } from "./try-each.ts";

it("acts on every item, even after a failure, and throws one error at the end", async () => {
  const log = { error: vi.fn() };
  const act = vi.fn(({ id }: { id: string }) => (id === "2" ? Promise.reject(new Error("broken")) : Promise.resolve()));
  const all = ["1", "2", "3"].map((id) => ({ id }));
  await expect(tryEach({ log } as unknown as Pick<Services, "log">, all, act)).rejects.toThrow("1 failed");
  expect(act.mock.calls.map(([{ id }]) => id)).toEqual(["1", "2", "3"]);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "2" }), expect.any(String));
});
