import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toast, toasts } from "./toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const shownAfter = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  return toasts.get().map(({ text }) => text);
};

it("shows a failure for longer than a success", () => {
  toast("Je tekst is bewaard.");
  toast("Er ging iets fout.", "failed");
  expect(shownAfter(6900)).toEqual(["Je tekst is bewaard.", "Er ging iets fout."]);
  expect(shownAfter(200)).toEqual(["Er ging iets fout."]);
  expect(shownAfter(12_000)).toEqual(["Er ging iets fout."]);
  expect(shownAfter(2000)).toEqual([]);
});
