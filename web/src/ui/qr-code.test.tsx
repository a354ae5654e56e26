import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { QrCode } from "./qr-code.tsx";

describe("a QR code", () => {
  it("has its own light background, which a scanning app needs on a dark page", () => {
    const code = renderToStaticMarkup(<QrCode label="QR-code" text="inktvis" />);
    const [, size] = /viewBox="0 0 (\d+) \d+"/.exec(code) ?? [];
    expect(code).toMatch(
      new RegExp(`<rect fill="#fff" height="${size}" width="${size}"></rect><path [^>]*fill="#000"`),
    );
  });
});
