import { invalid } from "#platform/http/errors.ts";

interface Offered {
  /** In euros. */
  price: number;
  fileIsExcerpt: boolean;
}

/**
 * Files are public for ever, so the file of a product that costs money must be an excerpt
 * (docs/product/house.md#files).
 * @throws 422
 */
export function refuseWholeFile({ price, fileIsExcerpt }: Offered, hasFile: boolean) {
  if (hasFile && price > 0 && !fileIsExcerpt)
    throw invalid({
      fileIsExcerpt:
        "Iedereen kan de bijlage lezen. Kost het product iets, kies dan een fragment en vink aan dat het er een is.",
    });
}
