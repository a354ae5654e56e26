import sharp from "sharp";

interface Segment {
  at: number;
  kind: number;
}

/** The segments of a jpeg; in entropy-coded data 0xff is followed by a stuffed zero. */
function segmentsOf(jpeg: Buffer) {
  const found: Segment[] = [];
  for (let at = 2; at < jpeg.length - 2;) {
    const kind = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff || kind === 0) at += 1;
    else {
      found.push({ at, kind });
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
  return found;
}

/**
 * A progressive jpeg of one colour with a scan for every bit of every luminance coefficient: small, valid and slow to
 * decode.
 */
export async function aPictureOfManyScans({ side, scans }: { side: number; scans: number }) {
  const create = { width: side, height: side, channels: 3, background: "#888" } as const;
  const jpeg = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
  const segments = segmentsOf(jpeg);
  const first = segments.findIndex(({ kind }) => kind === 0xda);
  const second = segments.findIndex(({ kind }, index) => kind === 0xda && index > first);
  const [head = 0, table = 0, scan = 0, next] = [first + 1, second - 1, second, second + 1].map(
    (index) => segments[index]?.at,
  );
  const component = jpeg.subarray(scan + 5, scan + 7);
  const coded = jpeg.subarray(scan + 10, next);
  const more = Array.from({ length: scans - 1 }, (_, number) => {
    const [coefficient, bit] = [1 + Math.floor(number / 14), 13 - (number % 14)];
    const bits = ((bit === 13 ? 0 : bit + 1) << 4) | bit;
    return [Buffer.from([0xff, 0xda, 0, 8, 1]), component, Buffer.from([coefficient, coefficient, bits]), coded];
  });
  return Buffer.concat([jpeg.subarray(0, head), jpeg.subarray(table, scan), ...more.flat(), Buffer.from([0xff, 0xd9])]);
}
