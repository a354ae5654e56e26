import { encode } from "uqr";

/** The blank margin that scanners need, in modules (cells of the code). */
const BORDER = 4;

/** Text as a QR code, dark on light in every colour scheme: not every scanner accepts an inverted one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER, ecc: "M" });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      aria-label={label}
      className="w-full max-w-60 rounded-xl"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect fill="#fff" height={size} width={size} />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
