import type { LandingBlock } from "@inktvis/contract/features/content/landing-blocks";

/** A landing page as editorial-media.ts reads pictures: by their addresses in all its blocks. */
export const mediaIn = ({ blocks }: { blocks: readonly LandingBlock[] }) => ({ body: JSON.stringify(blocks) });
