import { useSuspenseQuery } from "@tanstack/react-query";
import { shopPath } from "@inktvis/contract/page-paths/organization";
import { foundAs } from "#platform/search.queries.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ListPage } from "#ui/list-page.tsx";
import { Pager } from "#ui/pager.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { productMessages as copy } from "./messages.nl.ts";
import { shopQuery } from "./product.queries.ts";
import { ProductTile } from "./product-tile.tsx";

/** The shop: all products, newest first. */
export function ShopPage({ page }: { page: number }) {
  const { data, refetch } = useSuspenseQuery(shopQuery(page));
  const products = foundAs(data.data, "product");
  return (
    <ListPage intro={copy.intro} title={copy.shop}>
      {data.failed ? (
        <ErrorState onRetry={refetch}>{copy.failed}</ErrorState>
      ) : products.length > 0 ? (
        <>
          <h2 className="sr-only">{copy.all}</h2>
          <ul className="tile-grid">
            {products.map((product) => (
              <li key={product.id}>
                <ProductTile product={product} />
              </li>
            ))}
          </ul>
        </>
      ) : data.meta.total > 0 ? (
        <PastLastPage firstPage={shopPath()} />
      ) : (
        <EmptyState title={copy.empty}>{copy.emptyHelp}</EmptyState>
      )}
      <Pager {...data.meta} hrefOf={shopPath} />
    </ListPage>
  );
}
