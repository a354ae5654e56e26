import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beginLoading, loadingState } from "./loading-bar.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it("is not shown for requests under 200 ms", () => {
  const done = beginLoading();
  vi.advanceTimersByTime(199);
  done(true);
  vi.advanceTimersByTime(1000);
  expect(loadingState.get()).toBe("idle");
});

it("is shown after 200 ms and hidden 500 ms after the last request", () => {
  const [first, second] = [beginLoading(), beginLoading()];
  vi.advanceTimersByTime(200);
  expect(loadingState.get()).toBe("running");
  first(true);
  expect(loadingState.get()).toBe("running");
  second(true);
  expect(loadingState.get()).toBe("done");
  vi.advanceTimersByTime(500);
  expect(loadingState.get()).toBe("idle");
});

it("shows a failed request, however short it was", () => {
  beginLoading()(false);
  expect(loadingState.get()).toBe("failed");
});
