import { describe, expect, it } from "vitest";
import { currentTab } from "./current-tab.ts";

const TABS = ["/beheer/e-cursussen/1", "/beheer/e-cursussen/1/lesinhoud", "/beheer/e-cursussen/1/inzendingen"];

describe("the current tab", () => {
  it.each([
    ["/beheer/e-cursussen/1", TABS[0]],
    ["/beheer/e-cursussen/1/inzendingen", TABS[2]],
    ["/beheer/e-cursussen/1/inzendingen/2", TABS[2]],
    ["/beheer/e-cursussen/1/deelnemer/2", TABS[0]],
    ["/beheer/e-cursussen/12", undefined],
  ])("on %s is %s", (page, tab) => {
    expect(currentTab(page, TABS)).toBe(tab);
  });
});
