import { aContest } from "./features/contests/contests/contest.factory.ts";
import { aPicture, dataUrl } from "./features/media/images/picture.factory.ts";
import { anInvitation } from "./features/contests/invitations/invitation.factory.ts";
import { aJuror } from "./features/contests/jury/juror.factory.ts";
import { anEntrant } from "./features/contests/participations/entrant.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { VALID_BODIES } from "./valid-bodies.ts";
import { days, later } from "./platform/clock.ts";
import type { TestResponse } from "./testing/test-browser.ts";
import type { TestApi } from "./testing/test-api.ts";
import { validPerson } from "./features/people/people/person-details.factory.ts";

/** In all private data of the entrant. */
const SECRET = "kanariegeel";
const BORN = "1987-03-09";
const PHONE = "+32499887766";
/** In the public data of the entrant. */
const WRITER = "kanarieblauw";
/** In the entered texts. */
export const ENTERED = "kanarierood";
export const PHRASE = `${ENTERED} vloog over de dijk`;
const TITLES = [`${ENTERED} bij eb`, `${ENTERED} bij vloed`];
/** Search terms. */
export const WORDS = [SECRET, WRITER, ENTERED, PHRASE, "kanarierodo", "4711"];

const PROFILE = {
  nickname: WRITER,
  slug: WRITER,
  bio: `${WRITER} schrijft.`,
  website: `https://${WRITER}.example`,
  email: `${SECRET}@voorbeeld.example`,
  first_name: SECRET,
  last_name: SECRET,
  date_of_birth: BORN,
  phone: PHONE,
  address_street: SECRET,
  address_number: SECRET,
  address_postal_code: SECRET,
  address_city: SECRET,
};
const FILLED_IN = {
  firstName: SECRET,
  lastName: SECRET,
  dateOfBirth: BORN,
  phone: PHONE,
  addressStreet: SECRET,
  addressNumber: SECRET,
  addressPostalCode: SECRET,
  addressCity: SECRET,
  // Where anything may be a postal code.
  addressCountry: "FR",
  extraField1: SECRET,
  extraField2: SECRET,
};
const CONTEST = {
  contributions_per_user: 2,
  extra_field1: "Welke school?",
  extra_field2: "Welke leerkracht?",
  ages: [
    [0, 17],
    [18, 98],
  ],
} as const;

type Entrant = Awaited<ReturnType<typeof anEntrant>>;
interface Created {
  id: string;
  slug: string;
}

function expectDone(...answers: TestResponse[]) {
  for (const { status, text } of answers) if (status >= 300) throw new Error(`Planting failed: ${status} ${text}`);
}
const createdIn = ({ body }: TestResponse) => body.data as Created;

/** Two public texts with pictures, a version and a legacy address; a private text and a draft. */
async function writeTexts(test: TestApi, { browser, person }: Entrant) {
  const picture = await aPicture();
  const file = new File([new Uint8Array(picture)], "dijk.png", { type: "image/png" });
  const inBody = (await browser.upload("/images", file)).body.data.url.default as string;
  const body = `<p>Een ${PHRASE}.</p><p><img src="${inBody}" alt=""></p>`;
  const form = { genres: [1], private: 0, membersOnly: 0, body };
  const image = dataUrl(picture);
  const first = createdIn(await browser.post("/texts", { ...form, title: TITLES[0], image }));
  const second = createdIn(await browser.post("/texts", { ...form, title: TITLES[1] }));
  expectDone(await browser.put(`/texts/${second.slug}`, { ...form, title: TITLES[1], body: `<p>Een ${PHRASE}!</p>` }));
  const privateText = createdIn(
    await browser.post("/texts", { ...form, title: SECRET, body: `<p>${SECRET}</p>`, private: 1 }),
  );
  const draft = crypto.randomUUID();
  const content = { title: SECRET, body: `<p>${SECRET}</p>` };
  expectDone(await browser.put(`/me/drafts/${draft}`, { ...VALID_BODIES["drafts.keep"], ...content }));
  const legacy = { old_id: "4711", old_slug: "oud" };
  await test.services.db
    .insertInto("legacy_addresses")
    .values([
      { ...legacy, kind: "text", text_id: first.id },
      { ...legacy, kind: "user", user_id: person.id },
    ])
    .execute();
  return { entered: [first, second], privateText, draft };
}

async function enter(entrant: Entrant, slug: string, textIds: string[], data: object) {
  const steps = entrant.at(slug);
  expectDone(await steps.start(), await steps.choose(textIds), await steps.save(data));
  const handedIn = await steps.finalize();
  expectDone(handedIn);
  const { id, contributions } = handedIn.body.data as { id: string; contributions: { id: string }[] };
  return { id, contributionIds: contributions.map((each) => each.id) };
}

/** A contest with the entry, an entry of somebody else, and an accepted jury invitation. */
async function enterContest(
  test: TestApi,
  {
    title,
    entrant,
    textIds,
    organizerId,
    juror,
  }: {
    title: string;
    entrant: Entrant;
    textIds: string[];
    organizerId: string;
    juror: { email: string; browser: Entrant["browser"] };
  },
) {
  const { services } = test;
  const contest = await aContest(services, {
    ...CONTEST,
    title: `${ENTERED} ${title}`,
    organizer_id: organizerId,
    jury_deadline: later(test.clock.now(), days(9)),
  });
  const entry = await enter(entrant, contest.slug, textIds, FILLED_IN);
  const other = await anEntrant(test);
  const others = [await other.write("Dijkbreuk"), await other.write("Duinpan")].map(({ id }) => id);
  await enter(other, contest.slug, others, { ...validPerson, extraField1: "De Kade", extraField2: "Mia" });
  const invitation = await anInvitation(services, { contest_id: contest.id, email: juror.email });
  await test.runJobs();
  const { token } = invitation;
  expectDone(await juror.browser.post(`/contests/${contest.slug}/use-invitation`, { token }));
  return { contest, entry, invitation };
}

/** The juror scores, and the organiser changes the score, of which the juror is notified. */
async function changeJudgement(
  { entry }: Awaited<ReturnType<typeof enterContest>>,
  { juror, organizer }: { juror: Entrant["browser"]; organizer: Entrant["browser"] },
) {
  const [id] = entry.contributionIds;
  expectDone(await juror.post(`/contest-contributions/${id}/feedback`, { points: 60, feedback: "Fraai." }));
  expectDone(await organizer.put(`/contest-contribution-feedbacks/${id}`, { points: 50, feedback: "Minder fraai." }));
}

/** The organiser sends messages: those to entrants are not for the jury, and those to the jury name nobody. */
async function sendMessages(
  { contest, entry }: Pick<Awaited<ReturnType<typeof enterContest>>, "contest" | "entry">,
  organizer: Entrant["browser"],
) {
  const send = (message: object) =>
    organizer.post(`/contests/${contest.slug}/messages`, { id: crypto.randomUUID(), ...message });
  expectDone(
    await send({ to: "entrants", text: `Dag ${SECRET}` }),
    await send({ to: "entrant", personId: entry.id, text: `Dag ${SECRET}` }),
    await send({ to: "jury", text: "Lezen jullie verder?" }),
  );
}

/** Another juror scores, one entry wins and the contest ends; then jurors see each other's feedback. */
async function endContest(
  test: TestApi,
  { contest, entry }: Awaited<ReturnType<typeof enterContest>>,
  organizer: Entrant["browser"],
) {
  const { userId } = await aJuror(test.services, { contestId: contest.id });
  const colleague = await test.browser().signInAs(userId);
  for (const id of entry.contributionIds)
    expectDone(await colleague.post(`/contest-contributions/${id}/feedback`, { points: 70, feedback: "Sterk beeld." }));
  // For the organiser alone, even once jurors can read each other's feedback.
  expectDone(
    await colleague.put(`/contest-contributions/${entry.contributionIds[0]}/remark`, { remark: `Dit is ${SECRET}.` }),
  );
  const award = { state: "winner", place: 1 };
  expectDone(await organizer.post(`/contest-contributions/${entry.contributionIds[0]}/set-state`, award));
  expectDone(await organizer.post(`/contests/${contest.slug}/end`, { showJuryFeedbackToParticipant: 1 }));
  // Prepared but not released: only the organiser may know who won.
  const juryWord = `<p>${WRITER} wint met ${SECRET}.</p>`;
  expectDone(await organizer.put(`/contests/${contest.slug}/result`, { expectedOn: null, juryWord }));
}

/**
 * Somebody enters a running and an ended contest with texts that were public, liked, reported and announced before; a
 * follower who did all that is in both juries.
 */
export async function plantEntries(test: TestApi) {
  const { services } = test;
  const entrant = await anEntrant(test, PROFILE);
  const judge = await aPerson(services);
  const juror = { ...judge, browser: await test.browser().signInAs(judge.id, ["auth", "community"]) };
  expectDone(await juror.browser.post(`/users/${WRITER}/follow`));
  const { entered, privateText, draft } = await writeTexts(test, entrant);
  await test.runJobs();
  for (const { slug } of entered)
    expectDone(
      await juror.browser.post(`/texts/${slug}/like`),
      await juror.browser.post(`/texts/${slug}/report`, { reason: "x" }),
    );

  const { id: organizerId } = await aPerson(services, { roles: ["contest_organizer"] });
  const organizer = await test.browser().signInAs(organizerId);
  const wanted = { entrant, textIds: entered.map(({ id }) => id), organizerId, juror };
  const running = await enterContest(test, { ...wanted, title: "over water" });
  const ended = await enterContest(test, { ...wanted, title: "over wind" });
  for (const each of [running, ended]) await changeJudgement(each, { juror: juror.browser, organizer });
  for (const { contest, entry } of [running, ended]) await sendMessages({ contest, entry }, organizer);
  await endContest(test, ended, organizer);
  // The entrant's followers were notified; only the frozen copies of the entry stay.
  expectDone(await entrant.browser.delete(`/texts/${entered[1]?.slug}`));
  await test.runJobs();

  const both = [running, ended];
  const contributionIds = both.flatMap(({ entry }) => entry.contributionIds);
  const participationIds = both.map(({ entry }) => entry.id);
  const texts = [...entered, privateText];
  const rows = await Promise.all(
    (["contribution_feedbacks", "text_versions", "contest_jury", "invitations"] as const).map((table) =>
      services.db.selectFrom(table).select("id").execute(),
    ),
  );
  const images = await services.db
    .selectFrom("images")
    .select("id")
    .where("owner_id", "=", entrant.person.id)
    .execute();
  return {
    entrant,
    juror,
    organizer,
    running: running.contest,
    ended: ended.contest,
    tokens: both.map(({ invitation }) => invitation.token),
    slugs: [running.contest.slug, ended.contest.slug, WRITER, ...texts.map(({ slug }) => slug)],
    ids: [
      ...contributionIds,
      ...participationIds,
      ...texts.map(({ id }) => id),
      entrant.person.id,
      draft,
      ...both.map(({ contest }) => contest.id),
      ...rows.flat().map(({ id }) => id),
    ],
    /** What no juror may see at all. */
    hidden: [SECRET, BORN, PHONE, draft, ...participationIds, ...texts.flatMap(({ id, slug }) => [id, slug])],
    /** The entry as its jury sees it. */
    entry: [ENTERED, ...contributionIds, ...images.map(({ id }) => id)],
    /** What identifies the author. */
    identity: [WRITER, entrant.person.id],
  };
}
