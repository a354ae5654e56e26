import { describe, expect, it } from "vitest";
import { Nickname } from "./auth.ts";

/* docs/product/accounts.md#profile-form */
describe("a nickname", () => {
  it.each([
    "Saar van Inktvis\ufe0f",
    "Sa\u034far van Inktvis",
    "Saar\u2800van Inktvis",
    "Saar van Inktvis\u3164",
    "\u202eSaar van Inktvis\u2066",
    "Saar\u200b van Inktvis",
  ])("loses its invisible characters (%j)", (name) => {
    expect(Nickname.parse(name)).toBe("Saar van Inktvis");
  });

  it.each(["Sаar van Inktvis", "Saar ѵan Inktvis", "Sααr"])("is refused when one word mixes scripts (%j)", (name) => {
    expect(Nickname.safeParse(name).error?.issues[0]?.message).toBe("Gebruik in één woord letters van één schrift.");
  });

  it.each(["Ольга Іванова", "Ольга Peeters", "Nguyễn Thị Ánh", "Zoë", "木村 さくら", "กุ้ง นที"])(
    "may be in any script (%s)",
    (name) => {
      expect(Nickname.safeParse(name).success).toBe(true);
    },
  );

  it("is refused quickly, however long it is", () => {
    const started = process.cpuUsage();
    expect(Nickname.safeParse(`${"a".repeat(60_000)} б`).success).toBe(false);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
  });

  it("is refused when its marks would cover the lines around it", () => {
    expect(Nickname.safeParse(`Sa${"\u0301".repeat(40)}r`).success).toBe(false);
  });
});
