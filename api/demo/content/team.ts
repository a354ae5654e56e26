import type { Tx } from "#platform/db/database.ts";
import { slugify } from "#platform/slugs.ts";

export interface DemoTeamTile {
  title: string;
  line: string;
  body: string;
  link: string | null;
  /** Tags for the lists of the team: 5 core team, 6 temporary team, 7 editors, 8 teachers. */
  tags: number[];
  /** The motif of a portrait; null: initials are shown instead. */
  picture: string | null;
}

/** Teachers have the same portrait as in the courses of the demo. */
export const DEMO_TEAM: readonly DemoTeamTile[] = [
  {
    title: "Margot Vandewalle",
    line: "Directeur",
    body: "Leest alle inzendingen van de jeugdwedstrijd, ook die buiten wedstrijd.",
    link: null,
    tags: [5],
    picture: "portret",
  },
  {
    title: "Tomas Ghysels",
    line: "Cursussen en docenten",
    body: "Weet welke zaal een kachel heeft.",
    link: null,
    tags: [5],
    picture: "portret",
  },
  {
    title: "Aïcha Benali",
    line: "Wedstrijden en community",
    body: "Beantwoordt je mail voor de middag, tenzij er een deadline was om middernacht.",
    link: "/wedstrijden",
    tags: [5],
    picture: "portret",
  },
  {
    title: "Pieter Loncke",
    line: "Boekhouding",
    body: "Telt in stilte.",
    link: null,
    tags: [5],
    picture: null,
  },
  {
    title: "Sien Maertens",
    line: "Stagiaire, tot de zomer",
    body: "Zoekt uit wie er in onze archiefdozen zit.",
    link: null,
    tags: [6],
    picture: "portret",
  },
  {
    title: "Victor Dhooghe",
    line: "Vervangt Tomas in het voorjaar",
    body: "Gaf vroeger les op een boot.",
    link: null,
    tags: [6],
    picture: null,
  },
  {
    title: "Liesbet Arckens",
    line: "Hoofdredacteur",
    body: "Begon als abonnee en stuurde te veel lezersbrieven.",
    link: null,
    tags: [7],
    picture: "portret",
  },
  {
    title: "Koen Stassaert",
    line: "Eindredactie",
    body: "Heeft een mening over de puntkomma; ze is gunstig.",
    link: null,
    tags: [7],
    picture: "portret",
  },
  {
    title: "Fatou Diallo",
    line: "Beeld",
    body: "Kiest het papier voor ze de tekst leest.",
    link: null,
    tags: [7],
    picture: "portret",
  },
  {
    title: "Ruben Heyvaert",
    line: "Poëzie",
    body: "Leest elke inzending twee keer, met een nacht ertussen.",
    link: null,
    tags: [7],
    picture: null,
  },
  {
    title: "Karel Mommaerts",
    line: "Roman",
    body: "Schreef vijf romans, waarvan er drie bestaan.",
    link: "https://karelmommaerts.example",
    tags: [8],
    picture: "portret",
  },
  {
    title: "Hanne Lievrouw",
    line: "Kortverhaal",
    body: "Werkt al tien jaar aan verhalen die steeds korter worden.",
    link: null,
    tags: [8],
    picture: "portret",
  },
  {
    title: "Safiya Okafor",
    line: "Poëzie en spoken word",
    body: "Laat je eerst bewegen en dan pas schrijven.",
    link: null,
    tags: [8],
    picture: "portret",
  },
  {
    title: "Younes Amrani",
    line: "Theater",
    body: "Schrijft voor stemmen die hij op de tram hoort.",
    link: null,
    tags: [8],
    picture: "portret",
  },
  {
    title: "Lotte Weverbergh",
    line: "Jeugdliteratuur",
    body: "Test elke zin op haar buurjongen.",
    link: null,
    tags: [7, 8],
    picture: "portret",
  },
];

/** The key of a portrait. */
export const keyOfTile = ({ title }: DemoTeamTile) => slugify(title);
const PUBLISHED = new Date("2026-01-05T09:00:00Z");

export async function addTeamTile(tx: Tx, tile: DemoTeamTile, imageId: string | undefined) {
  const { title, line, body, link, tags } = tile;
  const { id } = await tx
    .insertInto("team_tiles")
    .values({
      title,
      line,
      body,
      link,
      image_id: imageId,
      published_at: PUBLISHED,
      created_at: PUBLISHED,
      updated_at: PUBLISHED,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("team_tile_tags")
    .values(tags.map((tag_id) => ({ team_tile_id: id, tag_id })))
    .execute();
}
