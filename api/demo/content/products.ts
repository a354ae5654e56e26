import type { Tx } from "#platform/db/database.ts";
import { centsOf } from "#platform/money.ts";
import { cleanHtml } from "#platform/rich-text.ts";
import { slugify } from "#platform/slugs.ts";

export interface DemoProduct {
  key: string;
  title: string;
  /** In euros. */
  price: number;
  genres: string[];
  /** A motif of pictures.ts; null for a product that shows its title instead. */
  picture: string | null;
  publishedAt: string;
  /** The whole of a free product, or an excerpt of one that is sold. */
  download: { name: string; text: string } | null;
  body: string;
}

/** The products of the shop: free and priced, with and without a picture and a file. */
export const DEMO_PRODUCTS: readonly DemoProduct[] = [
  {
    key: "het-grote-schrijfboek",
    title: "Het grote schrijfboek",
    price: 25.99,
    genres: ["roman", "kortverhaal"],
    picture: "brief",
    publishedAt: "2026-11-02T09:00:00Z",
    download: {
      name: "Fragment Het grote schrijfboek.txt",
      text: "HOOFDSTUK 1: DE STOEL\n\nVoor je iets kunt schrijven, moet je zitten. Zoek een stoel die een beetje tegenvalt.",
    },
    body: "<p>Tweeënvijftig weken, tweeënvijftig opdrachten, en bij elke opdracht een schrijver die vertelt hoe het misging. Geen theorie die je niet meteen gebruikt.</p><p>Het boek ligt open op tafel zonder dat je het moet vasthouden. Dat was de lastigste eis aan de drukker.</p><ul><li>320 bladzijden, genaaid</li><li>met een leeslint en veel wit</li></ul>",
  },
  {
    key: "schrift-met-foute-lijnen",
    title: "Schrift met foute lijnen",
    price: 9.5,
    genres: [],
    picture: "trap",
    publishedAt: "2026-10-20T09:00:00Z",
    download: null,
    body: "<p>De lijnen lopen schuin, kruisen elkaar en houden halverwege op. Wie erin schrijft, schrijft anders. Tachtig bladzijden, gemaakt met de jongeren van de schrijfweek.</p>",
  },
  {
    key: "tien-opdrachten-voor-op-de-trein",
    title: "Tien opdrachten voor op de trein",
    price: 0,
    genres: ["kortverhaal", "reisverhaal"],
    picture: "station",
    publishedAt: "2026-10-05T09:00:00Z",
    download: {
      name: "Tien opdrachten voor op de trein.txt",
      text: "1. Kies iemand in je wagon die uitstapt. Schrijf het huis waar die aankomt.\n2. Beschrijf het raam, niet wat erachter ligt.\n3. Schrijf een brief die in de trein blijft liggen.",
    },
    body: "<p>Print ze uit, knip ze los en stop ze in je jaszak. Elke opdracht duurt één traject tussen twee grote stations. Bij vertraging doe je er twee.</p>",
  },
  {
    key: "poeziekalender",
    title: "Scheurkalender met 365 gedichten",
    price: 18.5,
    genres: ["poezie"],
    picture: "maan",
    publishedAt: "2026-09-28T09:00:00Z",
    download: {
      name: "Januari uit de kalender.txt",
      text: "1 JANUARI\n\nDe sneeuw heeft geen mening\nmaar ze blijft wel liggen.",
    },
    body: "<p>Elke dag een gedicht van iemand die je nog niet las. Scheur het af, hang het op, stuur het door. Op 29 februari staat een leeg blad.</p>",
  },
  {
    key: "lesmap-schrijven-in-de-klas",
    title: "Lesmap: schrijven in de klas",
    price: 0,
    genres: ["jeugd"],
    picture: null,
    publishedAt: "2026-09-01T09:00:00Z",
    download: {
      name: "Lesmap schrijven in de klas.txt",
      text: "LES 1: HET WARME UUR\n\nLaat iedereen vijf minuten schrijven zonder te stoppen. Niemand leest voor, tenzij iemand wil.",
    },
    body: "<p>Zes lessen van vijftig minuten voor de derde graad, met werkbladen en een manier om feedback te geven waar niemand van schrikt. Kopiëren mag.</p>",
  },
  {
    key: "bloemlezing-water",
    title: "Water: veertien verhalen",
    price: 14.95,
    genres: ["kortverhaal", "natuur"],
    picture: "zee",
    publishedAt: "2026-08-15T09:00:00Z",
    download: null,
    body: "<p>De veertien verhalen uit het waternummer van Verzin, met vier die er niet meer in konden. De omslag verkleurt als je het boek in de regen laat liggen. Dat is de bedoeling.</p>",
  },
  {
    key: "dialogendoos",
    title: "De dialogendoos",
    price: 32,
    genres: ["theater", "humor"],
    picture: null,
    publishedAt: "2026-06-10T09:00:00Z",
    download: {
      name: "Vijf kaarten uit de dialogendoos.txt",
      text: "KAART 7\n\nTwee mensen willen allebei als laatste door dezelfde deur. Geen van beiden zegt waarom.",
    },
    body: "<p>Honderd kaarten met personages, plekken en dingen die niemand mag uitspreken. Trek er drie en laat ze praten. Speelbaar met twee, met een hele klas, of alleen aan de keukentafel.</p>",
  },
  {
    key: "affiche-alfabet",
    title: "Affiche: het alfabet van de twijfel",
    price: 12,
    genres: ["poezie"],
    picture: "vogels",
    publishedAt: "2026-05-04T09:00:00Z",
    download: null,
    body: "<p>Zesentwintig redenen om vandaag niet te schrijven, in letters van hout gezet en met de hand gedrukt. Hang ze boven je bureau en schrijf toch. Formaat 50 × 70 cm, opgerold verstuurd.</p>",
  },
  {
    key: "leesgids-voor-schrijfgroepen",
    title: "Gids voor wie een schrijfgroep begint",
    price: 0,
    genres: [],
    picture: "keuken",
    publishedAt: "2026-03-12T09:00:00Z",
    download: {
      name: "Gids voor schrijfgroepen.txt",
      text: "AFSPRAAK 1\n\nWie schreef, zwijgt eerst. Wie las, zegt wat bleef hangen. Daarna pas wat schuurde.",
    },
    body: "<p>Hoe je elkaar vindt, waar je samenkomt, wat je doet met wie altijd te lang voorleest. Geschreven door acht groepen die het al jaren volhouden.</p>",
  },
];

interface ProductFacts {
  genreIds: number[];
  imageId: string | undefined;
  fileId: string | undefined;
}

export async function addProduct(tx: Tx, product: DemoProduct, { genreIds, imageId, fileId }: ProductFacts) {
  const at = new Date(product.publishedAt);
  const slug = slugify(product.title);
  const { id } = await tx
    .insertInto("products")
    .values({
      slug,
      title: product.title,
      body: cleanHtml(product.body),
      price: centsOf(product.price),
      image_id: imageId,
      file_id: fileId,
      file_is_excerpt: fileId !== undefined && product.price > 0,
      published_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("product_slugs").values({ slug, product_id: id }).execute();
  for (const genre_id of genreIds) await tx.insertInto("product_genres").values({ product_id: id, genre_id }).execute();
}
