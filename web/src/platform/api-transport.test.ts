import { afterEach, expect, it, vi } from "vitest";
import { sendToApi } from "./api-transport.ts";
import { toast, toasts } from "./toasts.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  toasts.set([]);
});

it("removes the message of a failure once somebody tries again, which reads and quiet calls are not", async () => {
  vi.stubGlobal("fetch", async () => new Response(null));
  const request = (method: string) => new Request("https://community.example/api/texts", { method });
  toast("Je tekst is bewaard.");
  toast("Er ging iets fout.", "failed");
  await sendToApi(request("GET"), {});
  await sendToApi(request("POST"), { quiet: true });
  expect(toasts.get()).toHaveLength(2);
  const sent = sendToApi(request("POST"), {});
  expect(toasts.get()).toMatchObject([{ text: "Je tekst is bewaard." }]);
  await sent;
});
