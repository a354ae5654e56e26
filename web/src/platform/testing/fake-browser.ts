import { afterEach, beforeEach, onTestFinished, vi } from "vitest";
import { fakeStorage } from "./fake-storage.ts";

/** A separate browser for each test: its clock stands still, and `stored` is the content of its localStorage. */
export function useFakeBrowser() {
  const browser = { stored: new Map<string, string>() };
  beforeEach(() => {
    vi.useFakeTimers();
    const { storage, items } = fakeStorage();
    browser.stored = items;
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("sessionStorage", fakeStorage().storage);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return browser;
}

/** Calls that the test answers one by one, in the order in which they were made; the others succeed after it. */
export function controlledCalls() {
  const calls: { resolve: () => void; reject: (error: Error) => void }[] = [];
  onTestFinished(() => {
    for (const { resolve } of calls) resolve();
  });
  return {
    call: () => new Promise<void>((resolve, reject) => calls.push({ resolve, reject })),
    answer: async (error?: Error) => {
      const next = calls.shift();
      if (error) next?.reject(error);
      else next?.resolve();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
