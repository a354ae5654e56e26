import { useMollie } from "@inktvis/api/testing/use-mollie";
import { expect, it } from "vitest";
import { playPayments } from "#testing/payment-rounds.ts";

const { test, mollie } = useMollie();

it(
  "enrols everybody who pays exactly once, or reports them to staff, when processes are killed and Mollie fails",
  { timeout: 240_000 },
  async () => {
    const { services, databaseUrl } = test;
    const environment = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: services.config.dataDir,
      SITES_DOMAIN: "inktvis.example",
      SITES_PORT: "3000",
      ...mollie.settings,
    };
    const wishes = { people: 20, seats: 16, atOnce: 4, kills: 2, fails: true };
    const { paid, finalized, refusedAsFull, ...result } = await playPayments({ services, mollie, environment }, wishes);
    expect(result).toMatchObject({ unsettled: 0, oversold: 0, doubled: 0, gaps: 0 });
    expect(paid).toBeGreaterThan(10);
    expect(finalized).toBe(paid);
    expect(refusedAsFull).toBeGreaterThan(0);
  },
);
