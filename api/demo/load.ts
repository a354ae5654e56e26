import { hashPassword } from "#features/accounts/auth/passwords.ts";
import { bodyColumnsFromHtml } from "#features/texts/texts/text.rules.ts";
import { insertText } from "#features/texts/texts/text-writing.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { slugify } from "#platform/slugs.ts";
import { addAcademy } from "./content/academy.ts";
import { addContent, prepareContent } from "./content.ts";
import { addCourseInvitations } from "./content/course-invitations.ts";
import { addEcourses, prepareEcourses } from "./content/ecourses.ts";
import { addEditions } from "./content/editions.ts";
import { addEnrolments } from "./content/enrolments.ts";
import { addDelistings } from "./content/delistings.ts";
import { addWaitingLists } from "./content/waiting-lists.ts";
import { addSubscriptions } from "./content/magazine.ts";
import { addNewsletters } from "./content/newsletters.ts";
import { addVersions } from "./content/versions.ts";
import { addMailings } from "./content/mailings.ts";
import { addContests, prepareContests } from "./contests.ts";
import { idsOf } from "./demo.ts";
import { coverOf, portraitOf } from "./drawings.ts";
import { addNotifications } from "./notifications.ts";
import { DEMO_PEOPLE, type DemoPerson } from "./people.ts";
import { PORTFOLIOS } from "./portfolios.ts";
import { addOffers, prepareOffers } from "./offers.ts";
import { addReactions } from "./reactions.ts";
import { storePictures } from "./store-pictures.ts";
import { type DemoText, readDemoTexts } from "./texts.ts";

export const DEMO_PASSWORD = "inktvis-demo";
export const demoEmail = (key: string) => `${key}@inktvis.example`;

/** The key of a genre in the demo files: the slug of its name. */
const genreKey = (name: string) => slugify(name);

/**
 * Fills an empty database with people, texts, what the house publishes, contests, courses, activities, enrolments,
 * online courses and registrations for the academy.
 * All in one transaction, so that an interrupted start leaves nothing half done.
 * @returns false for a database that already has people, which is left unchanged
 */
export async function loadDemo(services: Services) {
  const { db, clock } = services;
  if (await hasPeople(services)) return false;
  const texts = await readDemoTexts();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const portraits = await storePictures(services, DEMO_PEOPLE, portraitOf);
  const covers = await storePictures(services, texts, coverOf);
  const content = await prepareContent(services);
  const contests = await prepareContests(services);
  const offers = await prepareOffers(services);
  const ecourses = await prepareEcourses(services);
  return db.transaction().execute(async (tx) => {
    // Two processes may start on one empty database; the second one then finds the people of the first.
    await lockName(tx, "demo");
    if (await hasPeople({ db: tx })) return false;
    const genres = new Map(
      (await tx.selectFrom("genres").select(["id", "name"]).execute()).map(({ id, name }) => [genreKey(name), id]),
    );
    const genreId = idsOf("genre", genres);
    const people = new Map<string, string>();
    for (const person of DEMO_PEOPLE) {
      const picture = portraits.get(person);
      people.set(
        person.key,
        await addPerson(tx, person, { passwordHash, picture, genreIds: person.genres.map(genreId), now: clock.now() }),
      );
    }
    const personId = idsOf("person", people);
    const textIds = new Map<DemoText, string>();
    for (const text of texts) {
      const author = personId(text.author);
      textIds.set(
        text,
        await addText(tx, text, { author, cover: covers.get(text), genreIds: text.genres.map(genreId) }),
      );
    }
    const now = clock.now();
    await addReactions(tx, { personId, textIds, now });
    await addContent(tx, content, { genreId, personId, now });
    await addVersions(tx, services, { personId, now });
    await addContests(tx, contests, { personId, genreId });
    const courseId = idsOf("course", await addOffers(tx, offers, { personId, genreId }));
    const demo = { personId, courseId, genreId, now };
    await addEnrolments(tx, services, demo);
    await addSubscriptions(tx, services, demo);
    await addDelistings(tx, services, demo);
    await addWaitingLists(tx, services, demo);
    await addEditions(tx, demo);
    await addMailings(tx, demo);
    await addNewsletters(tx, demo);
    await addCourseInvitations(tx, demo);
    await addEcourses(tx, services, ecourses, demo);
    await addAcademy(tx, services, demo);
    await addNotifications(tx, demo);
    return true;
  });
}

const hasPeople = async ({ db }: { db: Services["db"] | Tx }) =>
  (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;

interface PersonFacts {
  passwordHash: string;
  picture: string | undefined;
  genreIds: number[];
  now: Date;
}

async function addPerson(tx: Tx, person: DemoPerson, { passwordHash, picture, genreIds, now }: PersonFacts) {
  const { id, slug } = await tx
    .insertInto("users")
    .values({
      slug: slugify(person.nickname),
      nickname: person.nickname,
      email: demoEmail(person.key),
      password_hash: passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      date_of_birth: person.dateOfBirth,
      bio: person.bio,
      website: person.website,
      ...PORTFOLIOS[person.key],
      address_city: person.city,
      address_country: person.country,
      genre_ids: genreIds,
      picture_id: picture,
      collaborator: person.collaborator,
      real_name_public_visible: person.realNamePublicVisible,
      age_public_visible: person.agePublicVisible,
      terms_agreed_at: now,
      created_at: now,
    })
    .returning(["id", "slug"])
    .executeTakeFirstOrThrow();
  await tx.insertInto("user_slugs").values({ slug, user_id: id }).execute();
  if (person.role) await tx.insertInto("user_roles").values({ user_id: id, role: person.role }).execute();
  if (picture) await tx.updateTable("images").set({ owner_id: id }).where("id", "=", picture).execute();
  return id;
}

interface TextFacts {
  author: string;
  cover: string | undefined;
  genreIds: number[];
}

async function addText(tx: Tx, text: DemoText, { author, cover, genreIds }: TextFacts) {
  const at = text.publishedAt;
  const { id } = await insertText(
    tx,
    {
      author_id: author,
      title: text.title,
      ...bodyColumnsFromHtml(text.body),
      image_id: cover,
      is_private: text.isPrivate,
      members_only: text.membersOnly,
      created_at: at,
      updated_at: at,
      published_at: text.isPrivate ? null : at,
    },
    genreIds,
  );
  if (cover) await tx.updateTable("images").set({ owner_id: author }).where("id", "=", cover).execute();
  return id;
}

/** The accounts, one per line, as they are listed at the start and in the README. */
export const demoAccounts = () => DEMO_PEOPLE.map(({ key, nickname }) => `${demoEmail(key).padEnd(46)}${nickname}`);
