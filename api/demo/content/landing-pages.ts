import type { StoredBlock } from "@inktvis/contract/features/content/landing-blocks";
import type { LandingPage } from "@inktvis/contract/features/content/landing-pages";
import type { Tx } from "#platform/db/database.ts";
import { imageKey, MEDIA_PATH } from "#platform/files/media.ts";
import type { Illustrated } from "../drawings.ts";

type WithoutId<Block> = Block extends unknown ? Omit<Block, "id"> : never;
type PictureOf = (drawing: Illustrated) => { url: { default: string } };

interface DemoLandingPage extends Pick<LandingPage, "site" | "themeSite" | "slug" | "title" | "description"> {
  /** The links to its blocks; `block` is the index of a block. */
  menu: readonly { title: string; block: number }[];
  blocks: (picture: PictureOf) => readonly WithoutId<StoredBlock>[];
}

/* Pictures that the demo also shows elsewhere: none is drawn for these pages. */
const TRAM = { picture: "tram", key: "01-lijn-4-laatste-rit" };
const POLDER = { picture: "polder", key: "05-vorst" };
const KITCHEN = { picture: "keuken", key: "30-zwijgen-aan-tafel" };
const FOREST = { picture: "bos", key: "12-na-de-brand" };
const STATION = { picture: "station", key: "over-ons" };
const MOON = { picture: "maan", key: "verzin-6-nacht" };
const CABINS = { picture: "cabines", key: "verzin-5-oproep" };
const CITY = { picture: "tram", key: "verzin-2-stad" };
const TABLE = { picture: "keuken", key: "verzin-3-keuken" };
export const LANDING_PICTURES: readonly Illustrated[] = [
  TRAM,
  POLDER,
  KITCHEN,
  FOREST,
  STATION,
  MOON,
  CABINS,
  CITY,
  TABLE,
];

/** A campaign on two sites, each with every kind of block; the second one has the colours of the magazine. */
const DEMO_LANDING_PAGES: readonly DemoLandingPage[] = [
  {
    site: "community",
    themeSite: "community",
    slug: "zomer-van-het-verhaal",
    title: "De zomer van het verhaal",
    description: "Dertig dagen lang elke ochtend een opdracht van tien minuten. Schrijf mee, waar je ook zit.",
    menu: [
      { title: "Zo werkt het", block: 1 },
      { title: "Wat je krijgt", block: 2 },
      { title: "Vorige zomer", block: 3 },
    ],
    blocks: (picture) => [
      {
        kind: "intro",
        title: "De zomer van het verhaal",
        text: "<p>Dertig dagen lang elke ochtend een opdracht. Tien minuten, een potlood, en niemand die meekijkt.</p>",
        link: { text: "Schrijf mee", url: "/schrijven/maken" },
        image: picture(TRAM),
      },
      {
        kind: "info_big",
        title: "Je hoeft niets te kunnen",
        text: "<p>Om zeven uur staat er een opdracht klaar: een voorwerp, een eerste zin, een vreemde in de trein. Je schrijft tot de wekker gaat. <strong>Daarna is het af</strong>, ook als het dat niet is.</p><p>Wie wil, zet zijn tekst bij de andere. Wie niet wil, houdt hem voor zichzelf. Op het einde van de zomer heb je dertig beginnen, en dat is meer dan de meeste mensen in een leven hebben.</p>",
        image: null,
        spotlight: {
          title: "Begin wanneer je wil",
          text: "Elke dag staat op zichzelf. Sla er gerust een over: morgen ligt er weer een.",
          link: { text: "Lees wat anderen schreven", url: "/lezen" },
        },
      },
      {
        kind: "block_4",
        title: "Wat je krijgt",
        frames: [
          {
            title: "Dertig opdrachten",
            text: "Getest op mensen met kinderen, ploegen en honden.",
            image: null,
            link: null,
          },
          {
            title: "Lezers",
            text: "Een stille club van mensen die hetzelfde deden, diezelfde ochtend.",
            image: null,
            link: { text: "Kijk rond", url: "/lezen" },
          },
          {
            title: "Een tip per week",
            text: "Over hoe je van een begin een verhaal maakt.",
            image: null,
            link: { text: "Lees de tips", url: "/tip-van-de-week" },
          },
          { title: "Geen punten", text: "Niemand telt, niemand wint, niemand valt af.", image: null, link: null },
        ],
        link: { text: "Begin vandaag", url: "/schrijven/maken" },
      },
      {
        kind: "gallery",
        title: "Vorige zomer",
        pictures: [
          {
            image: picture(POLDER),
            caption: "Dag 3: schrijf over kou",
          },
          {
            image: picture(KITCHEN),
            caption: "Dag 11: wie zit er niet aan tafel?",
          },
          { image: picture(FOREST), caption: null },
          {
            image: picture(STATION),
            caption: "Dag 24: de verkeerde trein",
          },
          { image: picture(TRAM), caption: "Dag 30: eindhalte" },
        ],
      },
      {
        kind: "quotes",
        title: "Wie er al bij was",
        quotes: [
          {
            text: "Ik schreef dertig slechte teksten en één goede. Die ene had ik anders nooit gehad.",
            author: "Hilde",
            role: "deed mee in 2025",
          },
          { text: "Tien minuten lukt altijd. Ook met een baby op je arm.", author: "Jonas", role: null },
        ],
      },
    ],
  },
  {
    site: "organization",
    themeSite: "verzin",
    slug: "nacht-van-verzin",
    title: "De Nacht van Verzin",
    description:
      "Eén nacht, twaalf schrijvers, geen stoelen genoeg. Het tijdschrift leest zichzelf voor tot het licht wordt.",
    menu: [
      { title: "De avond", block: 1 },
      { title: "Beelden", block: 3 },
    ],
    blocks: (picture) => [
      {
        kind: "intro",
        title: "De Nacht van Verzin",
        text: "<p>Eén nacht, twaalf schrijvers, geen stoelen genoeg. Het tijdschrift leest zichzelf voor tot het licht wordt.</p>",
        link: { text: "Zet het in je agenda", url: "/cursussen/agenda" },
        image: null,
      },
      {
        kind: "info_big",
        title: "Tot het licht wordt",
        text: "<p>Om tien uur gaan de lampen uit. Wie voorleest, krijgt een zaklamp; wie luistert, krijgt koffie. Elk uur begint met een verhaal dat nog nergens stond.</p>",
        image: picture(MOON),
        spotlight: {
          title: "Breng zelf iets mee",
          text: "Tussen twee en drie is het podium van wie durft. Vijf minuten, en dan gaat de lamp uit.",
          link: { text: "Kijk naar de activiteiten", url: "/activiteiten" },
        },
      },
      {
        kind: "quotes",
        title: null,
        quotes: [
          {
            text: "Om vier uur las iemand een boodschappenlijst voor, en de hele zaal zat te huilen.",
            author: "De redactie van Verzin",
            role: null,
          },
        ],
      },
      {
        kind: "gallery",
        title: "De vorige nacht",
        pictures: [
          {
            image: picture(CABINS),
            caption: "Voor de deuren opengaan",
          },
          {
            image: picture(CITY),
            caption: "De laatste tram bracht de laatste lezers",
          },
          { image: picture(TABLE), caption: null },
        ],
      },
      {
        kind: "block_4",
        title: "Goed om te weten",
        frames: [
          { title: "Kom te laat", text: "Je mag op elk uur binnen, en op elk uur naar huis.", image: null, link: null },
          {
            title: "Blijf slapen",
            text: "Er liggen matten. Wie snurkt, komt in het volgende nummer.",
            image: picture(MOON),
            link: null,
          },
          { title: "Ontbijt", text: "Om zes uur: brood, en wie er nog is.", image: null, link: null },
        ],
        link: { text: "Alle activiteiten", url: "/activiteiten" },
      },
    ],
  },
];

export async function addLandingPages(
  tx: Tx,
  { imageIdOf, now }: { imageIdOf: (drawing: Illustrated) => string; now: Date },
) {
  const picture: PictureOf = (drawing) => ({ url: { default: MEDIA_PATH + imageKey(imageIdOf(drawing)) } });
  for (const { menu, blocks, themeSite, ...page } of DEMO_LANDING_PAGES) {
    const stored = blocks(picture).map((block) => ({ ...block, id: crypto.randomUUID() }));
    const links = menu.map(({ title, block }) => ({ title, block: stored[block]?.id, url: null }));
    const { id } = await tx
      .insertInto("landing_pages")
      .values({
        ...page,
        theme_site: themeSite,
        menu: JSON.stringify(links),
        blocks: JSON.stringify(stored),
        published_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("landing_page_slugs").values({ slug: page.slug, landing_page_id: id }).execute();
  }
}
