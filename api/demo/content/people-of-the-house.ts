import { storeFile } from "#features/media/files/store-file.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { memberPortraitOf, offerPictureOf } from "../drawings.ts";
import { storePictures } from "../store-pictures.ts";
import { addAlumnus, DEMO_ALUMNI, keyOfAlumnus } from "./alumni.ts";
import { addProduct, DEMO_PRODUCTS } from "./products.ts";
import { addTeamTile, DEMO_TEAM, keyOfTile } from "./team.ts";

type ProductsAndPeople = Awaited<ReturnType<typeof prepareProductsAndPeople>>;

/** Stores the pictures and files of products, alumni and team, because that does not belong in the transaction. */
export async function prepareProductsAndPeople(services: Services) {
  const files = new Map<string, string>();
  for (const { key, download } of DEMO_PRODUCTS)
    if (download) {
      const bytes = Buffer.from(`${download.text}\n`);
      files.set(key, await storeFile(services, { name: download.name, bytes }));
    }
  const [first] = DEMO_ALUMNI;
  if (first) {
    const bytes = Buffer.from(`${first.words}\n`);
    files.set(keyOfAlumnus(first), await storeFile(services, { name: "Eerste bladzijden.txt", bytes }));
  }
  return {
    files,
    covers: await storePictures(services, DEMO_PRODUCTS, offerPictureOf),
    alumni: await storePictures(services, DEMO_ALUMNI, (one) => memberPortraitOf(keyOfAlumnus(one), one.picture)),
    team: await storePictures(services, DEMO_TEAM, (one) => memberPortraitOf(keyOfTile(one), one.picture)),
  };
}

/** The shop, the alumni of the academy, and the people of the team, the editors and the teachers. */
export async function addProductsAndPeople(
  tx: Tx,
  { files, covers, alumni, team }: ProductsAndPeople,
  genreId: (key: string) => number,
) {
  for (const product of DEMO_PRODUCTS) {
    const genreIds = product.genres.map(genreId);
    await addProduct(tx, product, { genreIds, imageId: covers.get(product), fileId: files.get(product.key) });
  }
  for (const [index, alumnus] of DEMO_ALUMNI.entries()) {
    const fileId = files.get(keyOfAlumnus(alumnus));
    const genreIds = alumnus.genres.map(genreId);
    await addAlumnus(tx, alumnus, { genreIds, imageId: alumni.get(alumnus), fileId, index });
  }
  for (const tile of DEMO_TEAM) await addTeamTile(tx, tile, team.get(tile));
}
