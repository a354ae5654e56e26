import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { copyText } from "./copy-text.ts";
import { newId } from "./new-id.ts";
import { toasts } from "./toasts.ts";

const root = join(import.meta.dirname, "..");
const filesThatName = (api: string) =>
  globSync("**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !file.includes(".test."))
    .filter((file) => readFileSync(join(root, file), "utf8").includes(api));

afterEach(() => {
  vi.unstubAllGlobals();
  toasts.set([]);
});

describe("a browser feature that exists on https only", () => {
  it("is used only by the files that can do without it", () => {
    expect(filesThatName("crypto.randomUUID(")).toEqual(["platform/new-id.ts"]);
    expect(filesThatName("navigator.clipboard")).toEqual(["platform/copy-text.ts"]);
  });

  it("is not needed for an id", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it("gives a message that copying failed where it is missing", async () => {
    vi.stubGlobal("navigator", {});
    await copyText("4f2a-91", { copied: "Gekopieerd.", notCopied: "Kopiëren lukte niet." });
    expect(toasts.get().map(({ text }) => text)).toEqual(["Kopiëren lukte niet."]);
  });
});
