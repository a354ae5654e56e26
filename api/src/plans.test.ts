import { CompiledQuery } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { type SearchQuery, SORT_FIELDS } from "@inktvis/contract/features/discovery/search";
import { COMMON_WORD, plantedWords } from "../demo/big/planted-words.ts";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { anEntry } from "./features/contests/participations/entry.factory.ts";
import { VALID_BODIES } from "./valid-bodies.ts";
import { aText } from "./features/texts/texts/text.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { fillTables } from "./plans.fixture.ts";
import { countRowsRead, findFullScans, fullScansOf, sizesOf } from "./testing/query-plan.ts";
import { useTestApi } from "./testing/test-api.ts";
import type { TestBrowser } from "./testing/test-browser.ts";

/** Browsers and items that the calls below use. */
interface Setting {
  /** Signed in, with many texts. */
  author: TestBrowser;
  visitor: TestBrowser;
  /** A public text of somebody else. */
  slug: string;
  ownSlug: string;
  other: string;
  ownTextId: string;
  /** Contests that the author is entering, ended contests, and the entry to withdraw. */
  begun: string;
  ended: string;
  entryId: string;
  /** Manages `contest` and a few more. */
  organizer: TestBrowser;
  contest: string;
  /** Manages `course`. */
  teacher: TestBrowser;
  teacherSlug: string;
  course: string;
  admin: TestBrowser;
}
const form = { title: "Een nieuwe tekst", body: "<p>Het regent.</p>", genres: [1, 3], private: 0 };
const search = (q: Omit<SearchQuery, "models"> & Partial<SearchQuery>) =>
  `/search?q=${encodeURIComponent(JSON.stringify({ models: ["text"], ...q }))}`;
const CATALOGUE: SearchQuery = {
  models: ["course"],
  perPage: 24,
  sort: [
    { field: "date", order: "asc" },
    { field: "published_at", order: "desc" },
  ],
  modelConfigurations: { course: { active: true } },
};
const [PLANTED = ""] = plantedWords(1);
/** Occurs in no text, but in an author's name. */
const WRITER = "wolvendael";
const draft = `/me/drafts/${crypto.randomUUID()}`;

/** Add every new endpoint that reads or writes a growing table. */
const CALLS: Record<string, (setting: Setting) => Promise<{ status: number }>> = {
  "newest texts, visitor": ({ visitor }) => visitor.get(search({})),
  "newest texts, member": ({ author }) => author.get(search({})),
  "newest texts, page 5": ({ visitor }) => visitor.get(search({ page: 5 })),
  "texts of a genre": ({ visitor }) => visitor.get(search({ filters: { genres: [3] } })),
  "texts of a rare genre": ({ visitor }) => visitor.get(search({ filters: { genres: [18] } })),
  "most liked texts": ({ visitor }) => visitor.get(search({ sort: { field: "popularity", order: "desc" } })),
  "most liked texts of a genre": ({ visitor }) =>
    visitor.get(search({ filters: { genres: [3] }, sort: { field: "popularity", order: "desc" } })),
  "texts by title": ({ visitor }) => visitor.get(search({ sort: { field: "title", order: "asc" } })),
  "front page, visitor": ({ visitor }) => visitor.get("/front-page"),
  "front page, member": ({ author }) => author.get("/front-page"),
  tips: ({ visitor }) => visitor.get(search({ modelConfigurations: { text: { isTip: true } } })),
  "texts with a rare word": ({ visitor }) => visitor.get(search({ text: PLANTED })),
  "texts with a common word": ({ visitor }) => visitor.get(search({ text: COMMON_WORD })),
  "texts with a common word by title": ({ visitor }) =>
    visitor.get(search({ text: COMMON_WORD, sort: { field: "title", order: "asc" }, page: 5 })),
  "texts with a rare and a common word": ({ visitor }) => visitor.get(search({ text: `${PLANTED} ${COMMON_WORD}` })),
  "texts with a word with a letter wrong": ({ visitor }) => visitor.get(search({ text: "kasstanjelaer" })),
  "texts by who wrote them": ({ visitor }) => visitor.get(search({ text: WRITER })),
  "texts with a rare word by who wrote them": ({ visitor }) => visitor.get(search({ text: `${PLANTED} ${WRITER}` })),
  "texts with a common word by who wrote them": ({ visitor }) =>
    visitor.get(search({ text: `${WRITER} ${COMMON_WORD}` })),
  "people by name": ({ visitor }) => visitor.get(search({ models: ["user"], text: "vandaele" })),
  "newest people": ({ visitor }) => visitor.get(search({ models: ["user"] })),
  "texts and people": ({ visitor }) => visitor.get(search({ models: ["text", "user"], text: "boer" })),
  "what somebody asked about their own data": ({ author }) => author.get("/me/gdpr"),
  "newest contests": ({ visitor }) => visitor.get(search({ models: ["contest"] })),
  "contests by title": ({ visitor }) =>
    visitor.get(search({ models: ["contest"], sort: { field: "title", order: "asc" } })),
  "contests with a rare word": ({ visitor }) => visitor.get(search({ models: ["contest"], text: "veerpont" })),
  "active contests": ({ visitor }) =>
    visitor.get(search({ models: ["contest"], modelConfigurations: { contest: { active: true } } })),
  "a month of the agenda": ({ visitor }) => visitor.get("/agenda?month=2026-06", "organization"),
  "courses of the catalogue": ({ visitor }) => visitor.get(search(CATALOGUE)),
  "courses of the catalogue of a region": ({ visitor }) =>
    visitor.get(search({ ...CATALOGUE, filters: { regions: [3], types: [2] } })),
  "courses of a level and a genre": ({ visitor }) =>
    visitor.get(search({ ...CATALOGUE, filters: { levels: [3], genres: [7] } })),
  "newest courses and activities": ({ visitor }) => visitor.get(search({ models: ["course", "activity"] })),
  "courses by title": ({ visitor }) =>
    visitor.get(search({ models: ["course"], sort: { field: "title", order: "asc" } })),
  "courses and activities with a rare word": ({ visitor }) =>
    visitor.get(search({ models: ["course", "activity"], text: "veerpont" })),
  "activities by when they begin": ({ visitor }) =>
    visitor.get(search({ models: ["activity"], sort: { field: "date_from", order: "asc" } })),
  "activities that are not over": ({ visitor }) =>
    visitor.get(search({ models: ["activity"], modelConfigurations: { activity: { active: true } } })),
  "a contest, visitor": ({ visitor, contest }) => visitor.get(`/contests/${contest}`),
  "a contest, member": ({ author, contest }) => author.get(`/contests/${contest}`),
  "contests that one manages": ({ organizer }) => organizer.get("/me/manage/contests"),
  "all contests that one manages": ({ organizer }) => organizer.get("/me/manage/contests?all=1"),
  "what staff did in a contest": ({ organizer, contest }) => organizer.get(`/contests/${contest}/staff-acts`),
  "courses, visitor": ({ visitor }) => visitor.get("/courses"),
  "courses, page 5": ({ author }) => author.get("/courses?page=5"),
  "courses that people enrol in": ({ visitor }) => visitor.get("/courses?hasEnrollments=1"),
  "courses, organiser": ({ teacher }) => teacher.get("/courses"),
  "courses, admin": ({ admin }) => admin.get("/courses"),
  "a course, visitor": ({ visitor, course }) => visitor.get(`/courses/${course}`),
  "a course, organiser": ({ teacher, course }) => teacher.get(`/courses/${course}`),
  "courses that one manages": ({ teacher }) => teacher.get("/me/manage/courses"),
  "all courses that one manages": ({ teacher }) => teacher.get("/me/manage/courses?all=1"),
  "making a course": ({ teacher }) => teacher.post("/courses", VALID_BODIES["courses.create"]),
  "changing a course": ({ teacher, course }) =>
    teacher.put(`/courses/${course}`, { ...VALID_BODIES["courses.update"], title: "Cursus aan zee" }),
  "publishing a course": ({ teacher, course }) => teacher.post(`/courses/${course}/publish`),
  "publishing a contest": ({ organizer, contest }) => organizer.post(`/contests/${contest}/publish`),
  "a text, visitor": ({ visitor, slug }) => visitor.get(`/texts/${slug}`),
  "a text, member": ({ author, slug }) => author.get(`/texts/${slug}`),
  "where to read on": ({ visitor, slug }) => visitor.get(`/texts/${slug}/neighbours`),
  "own texts": ({ author }) => author.get("/me/texts"),
  favourites: ({ author }) => author.get("/me/texts/favorites"),
  "texts of people followed": ({ author }) => author.get("/me/texts/followed"),
  "a profile, visitor": ({ visitor, other }) => visitor.get(`/users/${other}`),
  "a profile, member": ({ author, other }) => author.get(`/users/${other}`),
  "texts of a profile": ({ visitor, other }) => visitor.get(`/users/${other}/texts`),
  "what somebody organises": ({ visitor, teacherSlug }) => visitor.get(`/users/${teacherSlug}/organized`),
  following: ({ author, other }) => author.post(`/users/${other}/follow`),
  unfollowing: ({ author, other }) => author.post(`/users/${other}/unfollow`),
  liking: ({ author, slug }) => author.post(`/texts/${slug}/like`),
  unliking: ({ author, slug }) => author.post(`/texts/${slug}/unlike`),
  reporting: ({ author, slug }) => author.post(`/texts/${slug}/report`),
  unreporting: ({ author, slug }) => author.post(`/texts/${slug}/unreport`),
  "tracking a view": async ({ visitor, slug }) => {
    const { token } = (await visitor.get(`/texts/${slug}/tr`)).body.data;
    return visitor.post("/texts/t/view", { token });
  },
  "writing a text": ({ author }) => author.post("/texts", form),
  "changing a text": ({ author, ownSlug }) => author.put(`/texts/${ownSlug}`, form),
  "versions of a text": ({ author, ownSlug }) => author.get(`/texts/${ownSlug}/versions`),
  "keeping a draft": ({ author }) => author.put(draft, { ...form, textId: null, membersOnly: 0 }),
  drafts: ({ author }) => author.get("/me/drafts"),
  "own entries": ({ author }) => author.get("/me/contests/participations"),
  "an own entry": ({ author, begun }) => author.get(`/contests/${begun}/participation`),
  "choosing texts": ({ author, begun, ownTextId }) =>
    author.post(`/contests/${begun}/participate/save-contributions`, { texts: [ownTextId] }),
  "filling in data": ({ author, begun }) =>
    author.post(`/contests/${begun}/participate/save-data`, VALID_BODIES["participations.saveData"]),
  "handing in": ({ author, begun }) => author.post(`/contests/${begun}/participate/finalize`),
  "feedback on an entry": ({ author, ended }) => author.get(`/contests/${ended}/participation/feedback`),
  withdrawing: ({ author, entryId }) => author.delete(`/contest-participants/${entryId}`),
  "who am I": ({ author }) => author.get("/me"),
  "the second factor": ({ author }) => author.get("/me/second-factor"),
  notifications: ({ author }) => author.get("/me/notifications"),
  "how many notifications": ({ author }) => author.get("/me/notifications/count"),
  "reading all notifications": ({ author }) => author.post("/me/notifications/read-all"),
  "which mails one wants": ({ author }) => author.get("/me/mail-preferences"),
  "people for staff": ({ admin }) => admin.get("/staff/people?sort=createdAt&order=DESC"),
  "people for staff by name": ({ admin }) => admin.get("/staff/people?sort=nickname"),
  "people for staff by address": ({ admin }) => admin.get("/staff/people?sort=email&page=3"),
  "people for staff with a piece of a name": ({ admin }) => admin.get(`/staff/people?q=${WRITER.slice(1, 8)}`),
  "people for staff with a role": ({ admin }) => admin.get("/staff/people?role=admin"),
  "people for staff who are blocked": ({ admin }) => admin.get("/staff/people?state=blocked"),
  "a person for staff": async ({ admin }) => {
    const { data } = (await admin.get("/staff/people?perPage=1")).body;
    return admin.get(`/staff/people/${data[0].id}`);
  },
  "texts as staff sees them": ({ admin }) => admin.get("/staff/texts"),
  "texts for staff by a word": ({ admin }) => admin.get(`/staff/texts?q=${WRITER}`),
  "tips as staff sees them": ({ admin }) => admin.get("/staff/texts?promoted=tip"),
  "contests as staff sees them": ({ admin }) => admin.get("/staff/contests"),
  "contests by a piece of their title": ({ admin }) => admin.get("/staff/contests?q=strijd 77"),
  "reported texts": ({ admin }) => admin.get("/staff/reports"),
  "mails that went out": ({ admin }) => admin.get("/staff/mails?order=DESC"),
  "mails to an address": ({ admin }) => admin.get("/staff/mails?q=lezer-77@voorbeeld.be"),
  "mails that failed": ({ admin }) => admin.get("/staff/mails?state=failed&order=DESC"),
  "decisions about texts": ({ admin }) => admin.get("/staff/decisions?state=appealed"),
};

describe("every query uses an index", () => {
  const test = useTestApi();
  let setting: Setting;
  let sizes: Awaited<ReturnType<typeof sizesOf>>;
  beforeAll(async () => {
    const { db } = test.services;
    const { teacher, course, contest } = await fillTables(test.services);
    sizes = await sizesOf(db);
    const [author, other] = await db
      .selectFrom("texts")
      .innerJoin("users as author", "author.id", "texts.author_id")
      .select(["author.id", "author.slug as author", ({ fn }) => fn.min("texts.slug").as("slug")])
      .where("is_private", "=", false)
      .where("members_only", "=", false)
      .groupBy("author.id")
      .orderBy(({ fn }) => fn.countAll(), "desc")
      .limit(2)
      .execute();
    if (!author || !other) throw new Error("Nobody wrote anything");
    const own = await db.selectFrom("texts").select("id").where("slug", "=", author.slug).executeTakeFirstOrThrow();
    const entered = { user_id: author.id, handedIn: false };
    const [begun, ended, left] = [
      await aContest(test.services),
      await aContest(test.services),
      await aContest(test.services),
    ];
    await anEntry(test.services, { ...entered, contest_id: begun.id });
    await anEntry(test.services, { ...entered, contest_id: ended.id, handedIn: true });
    await db.updateTable("contests").set({ ended_at: test.clock.now() }).where("id", "=", ended.id).execute();
    const { id: entryId } = await anEntry(test.services, { ...entered, contest_id: left.id });
    await db
      .updateTable("users")
      .set({ nickname: `${WRITER} ${other.author}` })
      .where("slug", "=", other.author)
      .execute();
    setting = {
      ownTextId: own.id,
      begun: begun.slug,
      ended: ended.slug,
      entryId,
      author: await test.browser().signInAs(author.id),
      visitor: test.browser(),
      slug: other.slug,
      ownSlug: author.slug,
      other: other.author,
      admin: await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id),
      organizer: await test.browser().signInAs(contest.organizerId),
      contest: contest.slug,
      teacher: await test.browser().signInAs(teacher.id),
      teacherSlug: teacher.slug,
      course: course.slug,
    };
  });

  it("is tested on large tables", () => {
    expect([...sizes.keys()]).toEqual(
      expect.arrayContaining([
        "texts",
        "text_slugs",
        "text_genres",
        "text_likes",
        "users",
        "contests",
        "invitations",
        "courses",
        "participations",
        "contributions",
        "notifications",
        "audit_log",
        "mail_log",
        "courses",
        "course_levels",
        "course_genres",
        "activities",
        "activity_genres",
      ]),
    );
  });

  it.each([
    ["select id from texts where views = 7", ["texts is read whole"]],
    ["select id from texts where not is_private and views = 7", ["texts is read whole"]],
    ["select id from texts order by word_count limit 3", ["texts is read whole"]],
    ["select id from texts where not is_private order by word_count limit 3", ["texts is read whole"]],
    ["select id from texts where not is_private order by likes desc, published_at desc, id desc limit 3", []],
    ["update users set varia = '' where varia = 'x'", ["users is read whole"]],
    ["select id from users where email = 'x' limit 1", ["users is read whole"]],
    ["select id from users where lower(email) = 'x'", []],
    ["select name from genres", []],
  ])("finds the full scans of %s", async (statement, faults) => {
    expect(await findFullScans(test.services.db, CompiledQuery.raw(statement), sizes)).toEqual(faults);
  });

  it.each(Object.keys(CALLS))("%s", async (name) => {
    const act = async () => expect((await CALLS[name]?.(setting))?.status).toBeLessThan(300);
    expect(await fullScansOf(test, act, sizes)).toEqual([]);
  });

  const mostRead = async (act: () => Promise<unknown>, table: string) => {
    const rows: number[] = [];
    for (const query of await test.queriesOf(act)) rows.push(await countRowsRead(test.services.db, query, table));
    return Math.max(...rows);
  };

  it.each(["relevance", ...SORT_FIELDS])(
    "a rare word is looked up, however rare it is taken for: %s",
    async (field) => {
      const sort = field === "relevance" ? {} : { sort: { field: field as (typeof SORT_FIELDS)[number] } };
      for (const models of [["text"], ["text", "user"]] as const)
        expect(
          await mostRead(() => setting.visitor.get(search({ models: [...models], text: PLANTED, ...sort })), "texts"),
        ).toBeLessThan(100);
    },
  );

  it("related texts are looked up by genre, even in a genre with few texts", async () => {
    const { db } = test.services;
    const { id: rare } = await db
      .insertInto("genres")
      .values({ name: "Zeldzaam" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const [one, other] = [
      await aText(test.services, { genres: [rare] }),
      await aText(test.services, { genres: [rare] }),
    ];
    const act = async () =>
      expect((await setting.visitor.get(`/texts/${one.slug}/neighbours`)).body.data.related).toMatchObject([
        { slug: other.slug },
      ]);
    expect(await mostRead(act, "texts")).toBeLessThan(100);
  });

  it("notifications read no invitations of others", async () => {
    expect(await mostRead(() => setting.author.get("/me/notifications"), "invitations")).toBeLessThan(100);
  });
});
