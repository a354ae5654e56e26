import { imageKey } from "../files/media.ts";
import type { Block } from "./block.ts";
import { layOut } from "./lay-out.ts";
import { readBody } from "./read-body.ts";

/** A stored text as blocks, laid out; its own picture comes first. */
export function blocksOf({ body, image_id }: { body: string; image_id: string | null }): Block[] {
  const opening: Block[] = image_id ? [{ kind: "picture", key: imageKey(image_id, "default"), alt: "" }] : [];
  return [...opening, ...layOut(readBody(body))];
}
