const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Markers without a length: stuffed byte, padding byte, TEM, restarts, start of image. */
const standsAlone = (kind: number) => kind === 0 || kind === 1 || (kind >= 0xd0 && kind <= 0xd8);

/**
 * Number of scans of a jpeg, without decoding it (ITU-T T.81, B.1.1): one for a baseline jpeg, about ten for a
 * progressive one.
 */
export function countScans(jpeg: Buffer) {
  let scans = 0;
  for (let at = jpeg.indexOf(MARKER); at >= 0 && at + 1 < jpeg.length; at = jpeg.indexOf(MARKER, at)) {
    const kind = jpeg[at + 1] ?? 0;
    if (kind === END_OF_IMAGE) break;
    if (kind === MARKER) at += 1;
    else if (standsAlone(kind)) at += 2;
    else {
      if (kind === START_OF_SCAN) scans += 1;
      // Skips the segment by its length, because its content may look like a marker.
      at += 2 + (at + 3 < jpeg.length ? jpeg.readUInt16BE(at + 2) : 2);
    }
  }
  return scans;
}
