import { randomUUID } from "node:crypto";
import { DOCUMENT_TYPES, documentKey } from "#features/academy/registrations/document-store.ts";
import { brusselsDay, brusselsInstant, days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Demo } from "../demo.ts";
import { DEMO_PEOPLE } from "../people.ts";

/** A fixed id, for the notifications about the period and for the pages that browser tests open. */
export const OPEN_PERIOD = "00000000-0000-4000-8000-0000000aca00";

interface DemoPeriod {
  id: string;
  title: string;
  /** Days from now. */
  opens: number;
  closes: number;
  groups: readonly string[];
  /** The registrations: `groups` are indexes of the groups above, `after` is the number of days after the opening. */
  registrations: readonly { who: string; groups: readonly number[]; after: number }[];
}
const PERIODS: readonly DemoPeriod[] = [
  {
    id: OPEN_PERIOD,
    title: "Schrijfacademie 2027",
    opens: -4,
    closes: 40,
    groups: ["Proza, op zaterdag in Gent", "Poëzie, op dinsdagavond in Mechelen"],
    registrations: [
      { who: "schrijver", groups: [0], after: 1 },
      { who: "leeskring", groups: [0, 1], after: 2 },
    ],
  },
  {
    id: "00000000-0000-4000-8000-0000000aca01",
    title: "Schrijfacademie 2026",
    opens: -380,
    closes: -330,
    groups: ["Proza en poëzie, op zaterdag in Gent"],
    registrations: [
      { who: "jurylid", groups: [0], after: 3 },
      { who: "schrijver", groups: [0], after: 30 },
      { who: "wedstrijdorganisator", groups: [0], after: 44 },
    ],
  },
];

const TEXTS = {
  homepage_intro_register:
    "De inschrijvingen zijn open. Er is plaats voor dertig studenten: stuur ons je test, en misschien zit jij er in september bij.",
  homepage_intro_keep_up_to_date:
    "De inschrijvingen zijn gesloten. Laat je naam achter, dan hoor je het als eerste wanneer ze weer opengaan.",
  register_page_text_register:
    "Vul alles in en stuur je test mee. Je mag hem opslaan als pdf of als Word-bestand; een mini-essay mag erbij.",
};

/** A period that is open and one that is past, with their registrations and the files of those. */
export async function addAcademy(tx: Tx, services: Services, { personId, now }: Pick<Demo, "personId" | "now">) {
  for (const period of PERIODS) {
    const day = (fromNow: number) => brusselsDay(later(now, days(fromNow)));
    const opens_at = brusselsInstant(`${day(period.opens)}T00:00`);
    await tx
      .insertInto("academy_periods")
      .values({
        id: period.id,
        title: period.title,
        opens_at,
        closes_at: brusselsInstant(day(period.closes)),
        told_at: opens_at,
        created_at: opens_at,
        updated_at: opens_at,
        ...TEXTS,
      })
      .execute();
    const groups = await tx
      .insertInto("academy_groups")
      .values(period.groups.map((title, position) => ({ period_id: period.id, title, position })))
      .returning("id")
      .execute();
    for (const { who, groups: places, after } of period.registrations) {
      const registration = { period_id: period.id, user_id: personId(who), created_at: later(opens_at, days(after)) };
      const groupIds = groups.filter((_, place) => places.includes(place)).map(({ id }) => id);
      await addRegistration(tx, services, { who, registration, groupIds });
    }
  }
  const hopeful = ["lid", "schrijver"].map((who) => ({ user_id: personId(who), listed_at: later(now, -days(60)) }));
  await tx.insertInto("academy_updatees").values(hopeful).execute();
}

interface DemoRegistration {
  who: string;
  registration: { period_id: string; user_id: string; created_at: Date };
  groupIds: readonly string[];
}
async function addRegistration(tx: Tx, { files }: Services, { who, registration, groupIds }: DemoRegistration) {
  const id = randomUUID();
  const person = DEMO_PEOPLE.find(({ key }) => key === who);
  if (!person) throw new Error(`Demo: there is no person ${who}`);
  await tx
    .insertInto("academy_registrations")
    .values({
      id,
      ...registration,
      email: `${who}@inktvis.example`,
      first_name: person.firstName,
      last_name: person.lastName,
      date_of_birth: person.dateOfBirth,
      phone: "+32470123456",
      address_street: "Schrijversstraat",
      address_number: "7",
      address_postal_code: person.postalCode,
      address_city: person.city,
      address_country: person.country,
    })
    .execute();
  await tx
    .insertInto("academy_registration_groups")
    .values(groupIds.map((group_id) => ({ registration_id: id, group_id, user_id: registration.user_id })))
    .execute();
  for (const [kind, title] of [["test", "Test"] as const, ["motivationLetter", "Mini-essay"] as const]) {
    const bytes = pdfOf(`${title} van ${person.firstName}`);
    await files.put(documentKey({ registrationId: id, kind, extension: "pdf" }), bytes, DOCUMENT_TYPES.pdf);
    const name = `${title} ${person.lastName}.pdf`;
    await tx
      .insertInto("academy_files")
      .values({ registration_id: id, kind, name, extension: "pdf", size: bytes.length })
      .execute();
  }
}

/** A PDF of one page with one line. */
function pdfOf(line: string) {
  const stream = `BT /F1 24 Tf 72 720 Td (${line.replaceAll(/[()\\]/g, " ")}) Tj ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${Buffer.byteLength(stream, "latin1")}>>stream\n${stream}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Times-Roman/Encoding/WinAnsiEncoding>>",
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(text, "latin1");
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = Buffer.byteLength(text, "latin1");
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
