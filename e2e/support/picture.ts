import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG of this size, a light square on green. */
export function aPicture(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // eight bits each of red, green and blue
  const isLight = (x: number, y: number) =>
    x > width / 3 && x < (width * 2) / 3 && y > height / 3 && y < (height * 2) / 3;
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows.set(isLight(x, y) ? [0x8f, 0xd9, 0xbf] : [0x0b, 0x5d, 0x45], y * (width * 3 + 1) + 1 + x * 3);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The same picture as a file to choose. */
export const aPictureFile = (width: number, height: number) => ({
  name: "zee.png",
  mimeType: "image/png",
  buffer: aPicture(width, height),
});

/** The same picture as a data URL, as a form submits it. */
export const aPictureAddress = (width: number, height: number) =>
  `data:image/png;base64,${aPicture(width, height).toString("base64")}`;
