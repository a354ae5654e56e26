import { useLocation } from "@tanstack/react-router";
import { PREVIEW_PARAM } from "@inktvis/contract/layer/preview-param";

/** The token in the address of a preview (docs/product/content.md#previews); undefined for the page itself. */
export function previewTokenIn({ search }: { search: object }) {
  const token = (search as Record<string, unknown>)[PREVIEW_PARAM];
  return typeof token === "string" ? token : undefined;
}

export const usePreviewToken = () => useLocation({ select: previewTokenIn });
