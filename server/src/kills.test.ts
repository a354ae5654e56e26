import { expect, it } from "vitest";
import { killRounds } from "#testing/kill-rounds.ts";

it(
  "loses nothing that was acknowledged, and mails nobody twice, when web, worker and database are killed",
  { timeout: 180_000 },
  async () => {
    const { acknowledged, mails, handedOverTwice: _seldom, ...wrong } = await killRounds(1);
    expect(acknowledged).toBeGreaterThan(10);
    expect(mails).toBeGreaterThan(0);
    expect(wrong).toEqual({ rounds: 1, lost: 0, doubled: 0, unmailed: 0, mailedTwice: 0 });
  },
);
