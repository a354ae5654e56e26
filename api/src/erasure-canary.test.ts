import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { OTHERS_WORD } from "./erasure-canary.addresses.fixture.ts";
import { plantColumn, plantPerson, textColumns } from "./erasure-canary.fixture.ts";
import { plantGivenFeedback } from "./erasure-canary.ecourses.fixture.ts";
import { CANARY } from "./erasure-canary.words.fixture.ts";
import { exportOf } from "./features/personal-data/export-of.factory.ts";
import { isPersonalTable, type PersonalTable } from "./features/personal-data/personal-table.ts";
import { personalDataJobs } from "./features/personal-data/personal-data.jobs.ts";
import { personalTables, registry } from "./features/personal-data/registry.ts";
import { days } from "./platform/clock.ts";
import type { Mail } from "./platform/mail/mail-content.ts";
import { useTestApi } from "./testing/test-api.ts";

/*
 * Erasing somebody leaves no trace in any table, file, search result, notification or export, except what the registry
 * retains. Every text column of the database is filled with unique text for one person; the export contains all of it,
 * and after the erasure every table is searched.
 */

const test = useTestApi();
let planted: Awaited<ReturnType<typeof plantPerson>>;
let exported: string;
let sentMails: Mail[];

const isTheirs = ({ sections }: PersonalTable) =>
  sql<boolean>`(${sql.join(
    Object.values(sections).map((of) => of(planted.person)),
    sql` or `,
  )})`;
/** Data of the former owner of an address, which must stay. */
const isOthers = (row: string) => row.includes(OTHERS_WORD) || row.includes(planted.former.id);
const isCanary = (row: string) => (row.includes(CANARY) && !isOthers(row)) || row.includes(planted.person.id);

/** All files of the store with their content. */
const stored = () => {
  const folder = join(test.services.config.dataDir, "files");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, bytes: readFileSync(path, "latin1") }));
};

let pictures: string[];
beforeAll(async () => {
  planted = await plantPerson(test);
  for (const column of await textColumns(test)) {
    const entry = registry[column.table as keyof typeof registry];
    if (isPersonalTable(entry)) await plantColumn(test, column, isTheirs(entry));
  }
  await plantGivenFeedback(test.services, planted);
  const { rows } = await sql<{ id: string }>`select id from images where owner_id = ${planted.person.id}`.execute(
    test.services.db,
  );
  pictures = rows.map(({ id }) => id);
});

describe("before", () => {
  it("every text column contains data of the person", async () => {
    const empty: string[] = [];
    for (const { table, column } of await textColumns(test)) {
      const entry = registry[table as keyof typeof registry];
      if (!isPersonalTable(entry)) continue;
      const { rows } = await sql<{ is: boolean }>`
        select exists (
          select from ${sql.table(table)} as row
          where ${isTheirs(entry)} and ${sql.ref(`row.${column}`)}::text like ${`%${CANARY}%`}
        ) as is`.execute(test.services.db);
      if (!rows[0]?.is) empty.push(`${table}.${column}`);
    }
    // The subject is a foreign key without text, so it is checked separately.
    expect(empty).toEqual(["audit_log.subject_id", "former_emails.email"]);
  });

  it("the export has everything it promises, with pictures", async () => {
    const { files, page, json } = await exportOf(test, await test.browser().signInAs(planted.person.id));
    const words = [page, json];
    exported = words.join("\n");
    const missing: string[] = [];
    for (const { table, column } of await textColumns(test)) {
      const entry = registry[table as keyof typeof registry];
      if (!isPersonalTable(entry) || !entry.columns[column]) continue;
      const { rows } = await sql<{ found: string }>`
        select distinct coalesce(substring(${sql.ref(`row.${column}`)}::text from ${`${CANARY}[a-z._-]*`}), '') as found
        from ${sql.table(table)} as row where ${isTheirs(entry)}`.execute(test.services.db);
      for (const { found } of rows)
        if (words.some((file) => !file.includes(found))) missing.push(`${table}.${column}: ${found}`);
    }
    expect(missing).toEqual([]);
    expect(pictures).toHaveLength(2);
    expect(Object.keys(files).toSorted()).toEqual(
      [
        "gegevens.json",
        "index.html",
        "schrijfacademie/1-test.pdf",
        ...pictures.map((id) => `afbeeldingen/${id}.webp`),
      ].toSorted(),
    );
  });

  it("the export has nothing of others who had their addresses", () => {
    expect(exported).not.toContain(OTHERS_WORD);
    expect(exported).toContain("doorgegeven@voorbeeld.example");
  });

  it("the export has no secrets", () => {
    expect(exported).not.toContain("password_hash");
    expect(exported).not.toContain(`${CANARY}.data_requests.mail_to`);
  });
});

describe("after", () => {
  beforeAll(async () => {
    const browser = await test.browser().signInAs(planted.person.id);
    expect((await browser.post("/me/gdpr/request-delete")).status).toBe(200);
    await test.runJobs();
    // A job that waits during the erasure and names the person.
    await test.services.db
      .transaction()
      .execute((tx) => test.services.jobs.enqueue(tx, { name: "auth.password-reset" }, { userId: planted.person.id }));
    test.clock.advance(days(14));
    await personalDataJobs.find(({ kind }) => kind.name === "personal-data.erase")?.run(test.services, {});
    sentMails = await test.runJobs();
  });

  it("no table has data of the person except what the registry retains", async () => {
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(test.services.db);
    expect(tables.length).toBeGreaterThan(50);
    const left: string[] = [];
    for (const { schema, name } of tables) {
      const kept = personalTables.find(({ table }) => schema === "public" && table === name)?.retained?.columns ?? [];
      const { rows } = await sql<{ row: string }>`
        select (to_jsonb(row) - ${kept}::text[])::text as row from ${sql.id(schema, name)} as row`.execute(
        test.services.db,
      );
      left.push(...rows.filter(({ row }) => isCanary(row)).map(({ row }) => `${name}: ${row}`));
    }
    // A word that also occurs in the title of the retained contest; words used only by the person are deleted.
    expect(left).toEqual([`search_words: {"word": "${CANARY}"}`]);
  });

  it("retained data exists: feedback of a juror, a contest with other entrants, and data of the house", async () => {
    const { db } = test.services;
    const feedbacks = await db
      .selectFrom("contribution_feedbacks as feedback")
      .innerJoin("contest_jury as juror", "juror.id", "feedback.jury_id")
      .innerJoin("contests as contest", "contest.id", "juror.contest_id")
      .select(["feedback.points", "contest.ended_at"])
      .where("juror.user_id", "is", null)
      .where("feedback.points", "is not", null)
      .execute();
    expect(feedbacks).toEqual([{ points: 70, ended_at: expect.any(Date) }]);
    const contests = await db
      .selectFrom("contests")
      .select("organizer_id")
      .where("title", "like", `${CANARY}%`)
      .execute();
    expect(contests).toEqual([{ organizer_id: planted.heir.id }]);
    for (const table of ["courses", "activities"] as const) {
      const left = await db
        .selectFrom(table)
        .select(["organizer_id", "organized_by_cs"])
        .where("title", "like", `${CANARY}%`)
        .execute();
      expect(left).toEqual([{ organizer_id: planted.heir.id, organized_by_cs: true }]);
    }
    const followed = db.selectFrom("ecourses").select("organizer_id").where("title", "like", `${CANARY}%`);
    expect(await followed.execute()).toEqual([{ organizer_id: planted.heir.id }]);
    const earned = db.selectFrom("certificates").select(["user_id", "name"]).where("code", "like", `${CANARY}%`);
    expect(await earned.execute()).toEqual([{ user_id: null, name: null }]);
  });

  it("no file of theirs is left", () => {
    const left = stored().filter(
      ({ path, bytes }) => isCanary(path + bytes) || pictures.some((id) => path.includes(id)),
    );
    expect(left.map(({ path }) => path)).toEqual([]);
    expect(stored().filter(({ path }) => path.includes("exports"))).toEqual([]);
  });

  it("search finds nothing, even with a spelling mistake", async () => {
    const models = ["text", "user", "page", "article", "course", "activity"];
    for (const text of [CANARY, "kanarei", `${CANARY}.users.nickname`]) {
      const q = encodeURIComponent(JSON.stringify({ models, text }));
      const found = (await planted.theirs.get(`/search?q=${q}`)).body.data as { organizedByCs?: boolean }[];
      expect(found.filter(({ organizedByCs }) => !organizedByCs)).toEqual([]);
    }
    expect((await planted.theirs.get(`/users/${planted.person.slug}`)).status).toBe(404);
    for (const list of ["/me/texts/followed", "/me/texts/favorites", "/me/notifications"])
      expect((await planted.theirs.get(list)).text).not.toContain(CANARY);
  });

  it("exports of others have only retained data of the person, and all their own at shared addresses", async () => {
    const kept = personalTables.flatMap(
      ({ table, retained }) => retained?.columns.map((column) => `${CANARY}.${table}.${column}`) ?? [],
    );
    for (const { id } of [planted.other, planted.heir, planted.former, planted.next]) {
      const { page, json } = await exportOf(test, await test.browser().signInAs(id));
      const words = [page, json];
      // A former address of the person.
      const content = words.join("\n").replaceAll(planted.person.email, id === planted.former.id ? "" : "$&");
      expect(content).not.toContain(planted.person.id);
      const leaks = [...content.matchAll(new RegExp(`${CANARY}[\\w.-]*`, "g"))]
        .map(([found]) => found.replace(/^kanarie-(contests|courses|activities)-title(-\d)?$/, `${CANARY}.$1.title`))
        .filter((found) => !kept.includes(found));
      expect(leaks).toEqual([]);
      // Two of each kind of contact, and the newsletter that the present owner subscribed to.
      const ofShared = id === planted.former.id ? 4 : id === planted.next.id ? 5 : 0;
      for (const file of words)
        expect(file.match(new RegExp(`(?<=":"|<dd>)${OTHERS_WORD}`, "g")) ?? []).toHaveLength(ofShared);
    }
  });

  it("one mail goes to the person, and other mails have no data of theirs except what was transferred", () => {
    expect(sentMails.filter(({ to }) => to === planted.person.email).map(({ subject }) => subject)).toEqual([
      "Je gegevens zijn gewist",
    ]);
    const others = sentMails.filter(({ to }) => to !== planted.person.email);
    expect(others.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      ["activiteiten", "cursussen", "online cursussen", "wedstrijden"].map((things) => [
        planted.heir.email,
        `Je neemt ${things} over`,
      ]),
    );
    expect(JSON.stringify(others).replaceAll(/\.(contests|courses|activities|ecourses)\.title/g, "!")).not.toMatch(
      new RegExp(`${CANARY}(?!!)`),
    );
  });

  it("like counts are exact", async () => {
    const wrong = await sql`
      select id from texts where likes <> (select count(*) from text_likes where text_id = texts.id)`.execute(
      test.services.db,
    );
    expect(wrong.rows).toEqual([]);
  });
});
