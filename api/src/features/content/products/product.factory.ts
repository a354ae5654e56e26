import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Products } from "#platform/db/tables.gen.ts";

interface Wanted extends Partial<Insertable<Products>> {
  genres?: readonly number[];
}

/** A free product that is published; every column can be overridden. */
export async function aProduct({ db, clock }: Services, { genres = [], ...wanted }: Wanted = {}) {
  const now = clock.now();
  const name = `product-${crypto.randomUUID().slice(0, 13)}`;
  const product = await db
    .insertInto("products")
    .values({
      slug: name,
      title: name,
      body: "<p>Iets om te lezen.</p>",
      price: 0,
      published_at: now,
      created_at: now,
      updated_at: now,
      ...wanted,
    })
    .returning(["id", "slug", "title"])
    .executeTakeFirstOrThrow();
  await db.insertInto("product_slugs").values({ slug: product.slug, product_id: product.id }).execute();
  for (const genre_id of genres)
    await db.insertInto("product_genres").values({ product_id: product.id, genre_id }).execute();
  return product;
}
