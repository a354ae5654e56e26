import { days, later } from "#platform/clock.ts";
import type { Tx } from "#platform/db/database.ts";
import { cleanHtml } from "#platform/rich-text.ts";
import { slugify } from "#platform/slugs.ts";

interface DemoNewsletter {
  title: string;
  /** How many days before the start of the demo it was sent; null when it was not sent. */
  daysAgo: number | null;
  body: string;
}

const NEWSLETTERS: readonly DemoNewsletter[] = [
  {
    title: "Wat je in een kwartier kan schrijven",
    daysAgo: 68,
    body: `<p>De eerste brief van het najaar. Buiten regent het, dus we houden het binnen, en kort.</p>
<h2>Een opdracht</h2>
<p>Zet een wekker op vijftien minuten. Beschrijf de keuken van iemand die je al tien jaar niet meer zag, en laat die persoon weg. Wat er op tafel ligt, mag het verklappen.</p>
<h2>Wat er te doen is</h2>
<ul><li><a href="/cursussen">Cursussen</a> die in oktober beginnen: er is nog plaats in een paar.</li><li>In de <a href="/cursussen/agenda">agenda</a> staat wat er deze maand te beluisteren valt.</li></ul>
<blockquote><p>‘Ik schreef er één zin per dag aan, en in maart was het een verhaal.’</p></blockquote>
<p>Tot volgende maand.</p>`,
  },
  {
    title: "De brief over zinnen die te lang zijn",
    daysAgo: 33,
    body: `<p>Iemand vroeg ons hoe lang een zin mag zijn. We vroegen het door aan drie lezers, en kregen vier antwoorden.</p>
<h2>Lezen</h2>
<p>In het <a href="/nieuws">nieuws</a> staat hoe de open avond verliep. Voor wie er niet bij was: er was te weinig soep en genoeg poëzie.</p>
<h2>Een opdracht</h2>
<p>Neem je langste zin van deze week. Haal er één komma uit. Lees hem luidop. Zet ze terug als je adem te kort komt.</p>`,
  },
  {
    title: "Verhuizen met een kast vol schriften",
    daysAgo: 5,
    body: `<p>Deze brief komt vanop een zolder. We ruimen op, en vinden in elke doos iets wat we eerst moeten lezen.</p>
<h2>Bijna gesloten</h2>
<p>Wie nog mee wil doen met een wedstrijd, kijkt het best vandaag. Wat openstaat, vind je bij de <a href="/wedstrijden">wedstrijden</a>.</p>
<h2>Een opdracht</h2>
<p>Schrijf de inventaris van een verhuisdoos van een personage. Tien dingen, geen uitleg. Het negende is niet van hen.</p>
<hr />
<p>Vragen? Antwoord gewoon op deze mail.</p>`,
  },
  {
    title: "De kortste dagen",
    daysAgo: null,
    body: "<p>Een klad voor december: over schrijven wanneer het om half vijf donker is.</p>",
  },
];

/** Subscriptions of people without an account, confirmed and not yet confirmed. */
const SUBSCRIBERS = [
  { email: "an.lezer@voorbeeld.example", firstName: "An", daysAgo: 60, isConfirmed: true },
  { email: "bib@voorbeeld.example", firstName: null, daysAgo: 21, isConfirmed: true },
  { email: "nog-niet@voorbeeld.example", firstName: "Tuur", daysAgo: 1, isConfirmed: false },
];

/** Newsletters in the archive and one that is being written, with the people who get them. */
export async function addNewsletters(tx: Tx, { personId, now }: { personId: (key: string) => string; now: Date }) {
  await tx
    .insertInto("newsletters")
    .values(
      NEWSLETTERS.map(({ title, body, daysAgo }) => {
        const at = later(now, -days(daysAgo ?? 1));
        const sent = daysAgo === null ? {} : { slug: slugify(title), sent_at: at, recipient_count: 4 };
        return { title, body: cleanHtml(body), created_at: at, updated_at: at, ...sent };
      }),
    )
    .execute();
  await tx
    .insertInto("newsletter_subscriptions")
    .values(
      SUBSCRIBERS.map(({ email, firstName, daysAgo, isConfirmed }) => {
        const at = later(now, -days(daysAgo));
        return { email, first_name: firstName, asked_at: at, confirmed_at: isConfirmed ? at : null };
      }),
    )
    .execute();
  const members = ["lid", "schrijver"].map(personId);
  await tx.updateTable("users").set({ newsletter: true }).where("id", "in", members).execute();
}
