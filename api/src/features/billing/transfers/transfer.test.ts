import { isValidIBAN } from "ibantools";
import { describe, expect, it } from "vitest";
import { communicationDigits, communicationOf, qrTextOf, transferTo } from "./transfer.ts";

const HOUSE = { name: "Inktvis vzw", iban: "BE68539007547034" };
const digitsOf = (communication: string) => communication.replaceAll(/\D/g, "");

describe("a structured communication", () => {
  it("is the number of the invoice with its check digits", () => {
    expect(communicationOf("2026-00001")).toBe("+++020/2600/00178+++");
    expect(communicationOf("2026-123456")).toBe("+++202/6123/45666+++");
  });

  it("has 97 for a number that is divisible by 97, and always two check digits", () => {
    for (let serial = 1; serial <= 500; serial += 1) {
      const digits = digitsOf(communicationOf(`2026-${String(serial).padStart(5, "0")}`));
      const [number, check] = [Number(digits.slice(0, 10)), Number(digits.slice(10))];
      expect(digits).toHaveLength(12);
      expect(check).toBe(number % 97 === 0 ? 97 : number % 97);
    }
    expect(digitsOf(communicationOf("2026-00020")).slice(10)).toBe("97");
  });
});

describe("a communication that somebody searches for", () => {
  it.each(["+++020/2600/00178+++", "020/2600/00178", "***020/2600/00178***", "020 2600 00178"])(
    "is read: %s",
    (typed) => {
      expect(communicationDigits(typed)).toBe("020260000178");
    },
  );
  it("may be part of one, but not another number or a word", () => {
    expect(communicationDigits("/2600/0")).toBe("26000");
    for (const typed of ["Peeters", "2026-00001", "+32 (0)4", "+++1", "0202600001781"])
      expect(communicationDigits(typed)).toBeUndefined();
  });
});

it("a QR code says who is paid, on which account, how much and for what, as banking apps read it", () => {
  expect(isValidIBAN(HOUSE.iban)).toBe(true);
  const transfer = transferTo(HOUSE, { invoiceNumber: "2026-00001", amount: 12_345 });
  const lines = "BCD\n002\n1\nSCT\n\nInktvis vzw\nBE68539007547034\nEUR123.45\n\n020260000178";
  expect(qrTextOf(transfer)).toBe(lines);
});
