import { imageKey } from "../files/media.ts";
import type { Block } from "./block.ts";
import { layOut } from "./lay-out.ts";
import { parseBody } from "./parse-body.ts";

/** A stored text as laid-out blocks, its own picture first. */
export function textToBlocks({ body, image_id }: { body: string; image_id: string | null }): Block[] {
  const firstPicture: Block[] = image_id ? [{ kind: "picture", key: imageKey(image_id), alt: "" }] : [];
  return [...firstPicture, ...layOut(parseBody(body))];
}
