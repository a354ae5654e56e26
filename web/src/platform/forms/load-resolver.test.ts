import * as z from "zod";
import { describe, expect, it } from "vitest";
import { loadedResolver } from "./load-resolver.ts";

const Login = z.object({ email: z.email() });
const check = (resolver: ReturnType<typeof loadedResolver<z.input<typeof Login>>>) =>
  resolver({ email: "wies" }, undefined, { fields: {}, shouldUseNativeValidation: false });

describe("the schema of a form", () => {
  it("reports in Dutch, whether it is given or still has to be loaded", async () => {
    for (const schema of [Login, () => Promise.resolve(Login)]) {
      const { errors } = await check(loadedResolver(schema));
      expect(errors.email?.message).toBe("Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.");
    }
  });

  it("leaves checking to the API when the network fails", async () => {
    const { values, errors } = await check(loadedResolver(() => Promise.reject(new TypeError("Failed to fetch"))));
    expect([values, errors]).toEqual([{ email: "wies" }, {}]);
  });
});
