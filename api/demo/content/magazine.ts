import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { days, later } from "#platform/clock.ts";
import { invoicedBuyer } from "#features/billing/invoices/invoicing.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.ts";
import { readMagazineYear } from "#features/magazine/requests/magazine-year.ts";
import { slugify } from "#platform/slugs.ts";

/** An issue of the magazine; its contents name articles of api/demo/articles. */
export interface DemoIssue {
  key: string;
  number: number;
  title: string;
  season: string;
  intro: string;
  /** A motif of pictures.ts; null: a cover of type alone. */
  picture: string | null;
  publishedAt: Date;
  contents: readonly { section: string | null; articles: readonly string[] }[];
}

export const DEMO_ISSUES: readonly DemoIssue[] = [
  {
    key: "verzin-4",
    number: 4,
    title: "Water",
    season: "herfst 2026",
    intro:
      "De zee mocht niet. Wat overbleef was condens, een kelder in Geraardsbergen, en een glas op een nachtkastje dat elke ochtend een beetje leger is.\nVeertien schrijvers over wat stijgt, lekt en niet meer weggaat.",
    picture: "zee",
    publishedAt: new Date("2026-10-22T07:00:00Z"),
    contents: [
      { section: null, articles: ["verzin-4-water"] },
      { section: "Verhalen", articles: ["verzin-stuk-peil", "verzin-stuk-loodgieter"] },
      { section: "In gesprek", articles: ["verzin-stuk-roeiboot"] },
      { section: "Het vak", articles: ["verzin-stuk-sluis"] },
    ],
  },
  {
    key: "verzin-3",
    number: 3,
    title: "Recepten",
    season: "zomer 2026",
    intro: "Een recept is het enige genre waarin de lezer altijd de hoofdpersoon is. Neem. Snijd. Wacht.",
    picture: null,
    publishedAt: new Date("2026-07-16T07:00:00Z"),
    contents: [
      { section: null, articles: ["verzin-3-keuken"] },
      { section: "Verhalen", articles: ["verzin-stuk-soep", "verzin-stuk-schriftje"] },
      { section: "Het vak", articles: ["verzin-stuk-neus"] },
    ],
  },
  {
    key: "verzin-2",
    number: 2,
    title: "De laatste bus",
    season: "lente 2026",
    intro: "We stuurden zes schrijvers met de laatste bus mee, elk op een andere lijn, tot aan de eindhalte.",
    picture: "tram",
    publishedAt: new Date("2026-04-16T07:00:00Z"),
    contents: [
      { section: null, articles: ["verzin-2-stad"] },
      { section: "Onderweg", articles: ["verzin-stuk-eindhaltes"] },
      { section: "Het vak", articles: ["verzin-stuk-donker"] },
    ],
  },
];

/** @param articleId returns the id of an article by its key */
export async function addIssue(
  tx: Tx,
  issue: DemoIssue,
  imageId: string | undefined,
  articleId: (key: string) => string,
) {
  const slug = slugify(issue.title);
  const { number, title, season, intro, publishedAt } = issue;
  const { id } = await tx
    .insertInto("magazine_issues")
    .values({
      slug,
      number,
      title,
      season,
      intro,
      image_id: imageId ?? null,
      published_at: publishedAt,
      created_at: publishedAt,
      updated_at: publishedAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("magazine_issue_slugs").values({ slug, issue_id: id }).execute();
  const contributions = issue.contents.flatMap(({ section, articles }) => articles.map((key) => ({ key, section })));
  const rows = contributions.map(({ key, section }, at) => ({
    article_id: articleId(key),
    issue_id: id,
    position: at + 1,
    section,
  }));
  await tx.insertInto("magazine_contributions").values(rows).execute();
}

const LIBRARY = {
  wants_invoice: true,
  invoicing_name: "Bibliotheek De Kade",
  invoicing_email: "boekhouding@dekade.example",
  invoicing_street: "Kade",
  invoicing_number: "1",
  invoicing_postal_code: "9000",
  invoicing_city: "Gent",
  invoicing_country: "BE",
  invoicing_vat_number: "BE0999999922",
};

interface Asked {
  name: string;
  email: string;
  number: string;
  postalCode: string;
  city: string;
  country: string;
  /** How many days ago the request was made. */
  ago: number;
}
const requestOf = ({ name, email, number, postalCode, city, country, ago }: Asked, now: Date) => ({
  name,
  email,
  address_street: "Boekenlaan",
  address_number: number,
  address_postal_code: postalCode,
  address_city: city,
  address_country: country,
  list_price: 2400,
  reduced_price: country === "BE" ? 1800 : null,
  requested_at: later(now, -days(ago)),
});

const IN_GENT = { postalCode: "9000", city: "Gent", country: "BE" };
const ASKED = {
  visitor: { name: "Rosa Vlaming", email: "rosa@lezers.example", number: "8", ...IN_GENT, ago: 6 },
  library: { name: "Bib De Kade, tijdschriften", email: "bib@dekade.example", number: "1", ...IN_GENT, ago: 4 },
  member: { name: "Fons van ’t Spoor", email: "lid@inktvis.example", number: "21", ...IN_GENT, ago: 2 },
  abroad: {
    name: "Joris Zeeman",
    email: "joris@lezers.example",
    number: "14",
    postalCode: "4382 NA",
    city: "Vlissingen",
    country: "NL",
    ago: 1,
  },
  sent: { name: "Greet Boekhout", email: "greet@lezers.example", number: "30", ...IN_GENT, ago: 20 },
} as const satisfies Record<string, Asked>;

/** Requests for the magazine, with and without an invoice, one of them handled. The house data must exist already. */
export async function addSubscriptions(
  tx: Tx,
  services: Pick<Services, "clock" | "jobs">,
  { personId, now }: { personId: (key: string) => string; now: Date },
) {
  await tx
    .insertInto("magazine_subscriptions")
    .values([
      requestOf(ASKED.visitor, now),
      { ...requestOf(ASKED.library, now), ...LIBRARY },
      { ...requestOf(ASKED.member, now), user_id: personId("lid"), asks_reduced: true },
      requestOf(ASKED.abroad, now),
    ])
    .execute();
  const sent = await tx
    .insertInto("magazine_subscriptions")
    .values({
      ...requestOf(ASKED.sent, now),
      ...LIBRARY,
      sent_at: later(now, -days(15)),
      sent_by: personId("admin"),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const year = await readMagazineYear(tx);
  if (!year) throw new Error("The magazine is not sold");
  await issueInvoice(tx, services, {
    subscriptionId: sent.id,
    userId: null,
    buyer: invoicedBuyer(sent),
    lines: [{ code: "verzin", description: year.name, price: 2400, discount: null, total: 2400, vat: year.vat }],
    method: null,
  });
}
