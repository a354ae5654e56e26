import { days, later } from "#platform/clock.ts";
import type { Tx } from "#platform/db/database.ts";
import { cleanHtml } from "#platform/rich-text.ts";
import { slugify } from "#platform/slugs.ts";

export interface DemoAlumnus {
  title: string;
  genres: string[];
  /** The motif of a portrait; null: initials are shown instead. */
  picture: string | null;
  visibleOnHomepage: boolean;
  /** `life` is what they did after the academy, `words` what they say about it. */
  life: string;
  words: string;
}

export const DEMO_ALUMNI: readonly DemoAlumnus[] = [
  {
    title: "Élise Carpentier",
    genres: ["roman"],
    picture: "portret",
    visibleOnHomepage: true,
    life: "Publiceerde in haar derde jaar een roman over een wasserij die nooit sluit. Ze schrijft tussen vijf en zeven, omdat er dan nog niemand iets vraagt.",
    words: "Aan de Schrijfacademie leerde ik dat een zin die je mooi vindt de eerste is die weg moet.",
  },
  {
    title: "Bram Uyttersprot",
    genres: ["theater", "humor"],
    picture: "portret",
    visibleOnHomepage: true,
    life: "Schrijft voor een gezelschap dat in schuren speelt. Zijn eerste stuk duurde vier uur; het derde nog vijftig minuten, en daarvan zwijgt men er twaalf.",
    words: "Ik kwam om te schrijven en bleef om te lezen wat de anderen schreven.",
  },
  {
    title: "Nour Haddadi",
    genres: ["poezie", "spoken-word"],
    picture: "portret",
    visibleOnHomepage: true,
    life: "Debuteerde met een bundel in twee talen, met op elke bladzijde een derde die er niet staat. Stond op de planken van Oostende tot Eupen.",
    words: "Mijn docent zei niets over mijn eerste gedicht. Dat was het beste wat er kon gebeuren.",
  },
  {
    title: "Wout Callens",
    genres: ["jeugd", "fantasy"],
    picture: "portret",
    visibleOnHomepage: true,
    life: "Maakt boeken voor kinderen die niet graag lezen. Zijn draak is bang van boeken, tot hij ontdekt dat ze branden en dat dat zonde is.",
    words: "Dertig mensen aan tafel, en elk van hen wist iets wat ik niet wist.",
  },
  {
    title: "Annelore Smets",
    genres: ["essay", "autobiografie"],
    picture: "portret",
    visibleOnHomepage: true,
    life: "Schrijft essays over handen: van bakkers, van chirurgen, van haar moeder. Ze werkt aan een boek over wat overblijft als iemand stopt met werken.",
    words: "De opdrachten waren klein. Wat eruit kwam niet.",
  },
  {
    title: "Jef Boschmans",
    genres: ["thriller"],
    picture: "portret",
    visibleOnHomepage: false,
    life: "Schreef een thriller waarin niemand sterft. Nadien nog twee, waarin wel.",
    words: "Ik heb geleerd om een hoofdstuk te stoppen voor het klaar is.",
  },
  {
    title: "Ömer Yıldız",
    genres: ["kortverhaal"],
    picture: "portret",
    visibleOnHomepage: false,
    life: "Zijn verhalen spelen zich af in nachtwinkels, wachtzalen en op parkings. Won er een wedstrijd mee, en verloor er meer.",
    words: "Lees je dialoog hardop, zei men. Sindsdien praat ik in mezelf.",
  },
  {
    title: "Tine De Backer",
    genres: ["songtekst"],
    picture: "portret",
    visibleOnHomepage: false,
    life: "Schrijft liedjes voor anderen en brieven voor zichzelf. In een refrein mag van haar nooit hetzelfde staan als in het vorige.",
    words: "Elke week een tekst inleveren. Niemand vroeg of het lukte.",
  },
  {
    title: "Arne Verhaeghe",
    genres: ["roman", "natuur"],
    picture: null,
    visibleOnHomepage: false,
    life: "Woont in een boswachtershuis en schrijft over wie er vroeger woonde. Zijn roman kwam er na zeven versies.",
    words: "De vierde versie was de eerste goede.",
  },
  {
    title: "Zita Mertens",
    genres: ["brief", "dagboek"],
    picture: null,
    visibleOnHomepage: false,
    life: "Houdt al elf jaar een dagboek bij van een straat in Borgerhout. De straat weet ervan.",
    words: "Ik schreef altijd al. Nu weet ik waarom ik schrap.",
  },
  {
    title: "Elif Aydin",
    genres: ["column"],
    picture: null,
    visibleOnHomepage: false,
    life: "Schrijft elke zaterdag een stukje voor de krant, en elke vrijdag in paniek een ander.",
    words: "Docenten die zelf vastzitten, geven de beste raad.",
  },
];

/** The key of a portrait. */
export const keyOfAlumnus = ({ title }: DemoAlumnus) => slugify(title);
const FIRST = new Date("2026-09-07T09:00:00Z");

interface AlumnusFacts {
  genreIds: number[];
  imageId: string | undefined;
  fileId: string | undefined;
  /** In the order of publication. */
  index: number;
}

export async function addAlumnus(tx: Tx, alumnus: DemoAlumnus, { genreIds, imageId, fileId, index }: AlumnusFacts) {
  const at = later(FIRST, days(index));
  const slug = slugify(alumnus.title);
  const { id } = await tx
    .insertInto("alumni")
    .values({
      slug,
      title: alumnus.title,
      body: cleanHtml(`<p>${alumnus.life}</p><blockquote><p>${alumnus.words}</p></blockquote>`),
      image_id: imageId,
      file_id: fileId,
      visible_on_homepage: alumnus.visibleOnHomepage,
      published_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("alumnus_slugs").values({ slug, alumnus_id: id }).execute();
  for (const genre_id of genreIds) await tx.insertInto("alumnus_genres").values({ alumnus_id: id, genre_id }).execute();
}
