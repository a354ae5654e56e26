import { dehydrate, hydrate, onlineManager, QueryObserver } from "@tanstack/react-query";
import { expect, it, onTestFinished } from "vitest";
import { createQueryClient } from "./query-client.ts";

it("does not keep an uncached query any longer because its page came from the server", async () => {
  const [server, browser] = [createQueryClient(), createQueryClient()];
  server.setQueryData(["form"], "as it was");
  hydrate(browser, dehydrate(server));
  const leave = new QueryObserver(browser, { queryKey: ["form"], gcTime: 0, staleTime: Infinity }).subscribe(() => {});
  expect(browser.getQueryData(["form"])).toBe("as it was");
  leave();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(browser.getQueryData(["form"])).toBeUndefined();
});

it("fails at once without a connection, instead of waiting for one", async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const asked = createQueryClient().query({ queryKey: ["me"], queryFn: () => Promise.reject(new Error("no answer")) });
  await expect(asked).rejects.toThrow("no answer");
});
