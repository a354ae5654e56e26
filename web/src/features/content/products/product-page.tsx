import { useSuspenseQuery } from "@tanstack/react-query";
import type { Product } from "@inktvis/contract/features/content/products";
import { genreSearchPath } from "@inktvis/contract/page-paths/organization";
import { formatPrice } from "#platform/formats/numbers.ts";
import { usePreviewToken } from "#platform/preview-token.ts";
import { SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { External } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { LargePicture } from "#ui/text-picture.tsx";
import { Actions } from "../articles/article-foot.tsx";
import { productMessages as copy } from "./messages.nl.ts";
import { productQuery } from "./product.queries.ts";

/** The page of a product. */
export function ProductPage({ slug }: { slug: string }) {
  const { data: product } = useSuspenseQuery(productQuery(slug, usePreviewToken()));
  return <ProductView product={product} />;
}

/** A product: its picture beside its price and words. */
const ProductView = ({ product }: { product: Product }) => {
  const { shopUrl } = useCurrentSite();
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-8 sm:pt-14 lg:grid-cols-[5fr_7fr] lg:items-start">
      <Cover product={product} />
      <div className="grid gap-6">
        {product.genres.length > 0 && (
          <ul className="eyebrow dotted">
            {product.genres.map(({ id, name }) => (
              <li key={id}>
                <SiteLink
                  className="inline-block min-h-6 hover:underline"
                  path={genreSearchPath(id)}
                  site="organization"
                >
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <h1 className={product.title.length > 40 ? "text-4xl sm:text-5xl" : "text-5xl sm:text-6xl"}>{product.title}</h1>
        <p className="border-y border-hairline py-3 font-display text-3xl text-accent-ink tabular-nums first-letter:uppercase">
          <span className="sr-only">{copy.price}: </span>
          {formatPrice(product.price)}
        </p>
        <RichText html={product.body} />
        <Actions
          home="organization"
          item={{ ctaButtonText: null, ctaButtonUrl: null, file: product.file }}
          {...(product.file && {
            downloadLabel: (product.fileIsExcerpt ? copy.excerpt : copy.whole)(product.file.name),
          })}
        >
          {product.price > 0 && (
            <ButtonAnchor href={shopUrl}>
              {copy.buy} <External className="size-4" />
            </ButtonAnchor>
          )}
        </Actions>
      </div>
    </article>
  );
};

/** Without a picture: the title on a field of colour, like the cover of a book. */
const Cover = ({ product: { image, title, genres } }: { product: Product }) =>
  image ? (
    <LargePicture
      className="h-auto w-full rounded-sm"
      figureClassName="lg:sticky lg:top-20"
      picture={image}
      sizes="(width >= 64rem) 28rem, 92vw"
    />
  ) : (
    <div
      aria-hidden="true"
      className="grid aspect-3/2 w-full content-between rounded-sm bg-field p-8 text-on-field lg:sticky lg:top-20 lg:aspect-4/5"
    >
      <span className="font-semibold">{genres[0]?.name ?? copy.product}</span>
      <span className="font-display text-4xl leading-tight font-medium text-balance sm:text-5xl">{title}</span>
    </div>
  );
