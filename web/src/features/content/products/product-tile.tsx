import type { ProductSummary } from "@inktvis/contract/features/content/products";
import { productPath } from "@inktvis/contract/page-paths/organization";
import { formatPrice } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { TextPicture } from "#ui/text-picture.tsx";
import { Tile, TILE_PICTURE, TileCover } from "#ui/tile.tsx";
import { productMessages as copy } from "./messages.nl.ts";

/** A product in a list: its price is what stands out. */
export const ProductTile = ({ product }: { product: ProductSummary }) => (
  <Tile
    eyebrow={product.genres.map(({ name }) => name).join(" · ") || copy.product}
    footer={
      <span className="inline-block rounded-full bg-field px-3 py-1 font-display text-lg font-semibold text-on-field tabular-nums first-letter:uppercase">
        {formatPrice(product.price)}
      </span>
    }
    picture={
      product.image ? (
        <TextPicture inList picture={product.image} {...TILE_PICTURE.plain} />
      ) : (
        <TileCover label={product.genres[0]?.name ?? copy.product} title={product.title} />
      )
    }
    title={
      <SiteLink path={productPath(product.slug)} site="organization">
        {product.title}
      </SiteLink>
    }
  />
);
