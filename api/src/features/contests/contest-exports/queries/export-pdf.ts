import { awardName } from "@inktvis/contract/features/contests/award-names";
import { sql } from "kysely";
import { loadBlockPictures } from "#platform/blocks/block-pictures.ts";
import type { MemberContext } from "#platform/context.ts";
import { refused } from "#platform/http/errors.ts";
import { attachment } from "#platform/http/attachment.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { showsImage } from "#features/media/images/picture-use.ts";
import { shownImages } from "#features/media/images/shown-images.ts";
import { notManaged } from "../../contests/contest.errors.ts";
import { recordDataAccess } from "../../contests/manage-contest.ts";
import { contributionPictures } from "../../contributions/contribution.pictures.ts";
import { frozenTitle } from "../../contributions/queries/contribution-columns.ts";
import { judgedContests, judgedContributions } from "../../jury/jury.policy.ts";
import { type BookletEntry, makingBooklet } from "../booklet.ts";
import { openProgress } from "../export-progress.ts";
import { formatDateTime } from "#platform/dutch-dates.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import {
  ABSTAINED,
  CHANGED,
  addressOf,
  categoryOf,
  exportedContest,
  exportedEntries,
  feedbackOf,
} from "../exported-entries.ts";

interface ExportOptions {
  ageCategoryId?: number | undefined;
  progressId?: string | undefined;
  /** For managers of the contest: the booklet of the jury, with every entry. */
  nameless?: boolean | undefined;
  /** Only what the viewer judges, even when they also manage the contest. */
  judged?: boolean | undefined;
}
interface BookletSource {
  contestId: string;
  contest: { title: string; organization: string };
  /** The same contest when the viewer manages it: then the audit log records who exported the entries. */
  managed?: { id: string; title: string; organizer_id: string };
  note: string;
  /** Follows the title in the file name, so that the wrong version is not handed out by mistake. */
  fileSuffix: string;
  entries: BookletEntry[];
}

/**
 * The booklet of a contest: complete for its managers, without names for its jury. It is made while the caller waits,
 * and records its progress.
 */
export async function exportPdf(ctx: MemberContext, slug: string, wanted: ExportOptions) {
  await limitMember(ctx, "downloads");
  const source =
    (wanted.judged ? undefined : await forManager(ctx, slug, wanted)) ?? (await forJury(ctx, slug, wanted));
  if (!source) throw notManaged();
  const { contest, note, entries } = source;
  if (entries.length === 0) throw refused("Er zijn nog geen inzendingen om in een boekje te zetten.");
  if (source.managed) {
    const { managed } = source;
    await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-pdf", managed));
  }
  const progress = await openProgress(ctx, wanted.progressId, entries.length);
  const { bytes, broken } = await ctx.heavy.files(ctx.viewer.id, async (run) => {
    const pictures = await loadBlockPictures(
      ctx.files,
      entries.map(({ body, image_id }) => ({ body: body ?? "", image_id })),
      picturesOfEntrants(ctx, source.contestId),
    );
    return run(
      makingBooklet,
      { ...contest, subtitle: entryCountLabel(entries.length), note, entries, pictures, madeAt: ctx.now },
      (count) => void progress.set(count).catch((error: unknown) => ctx.log.warn({ err: error }, "export progress")),
    );
  });
  await progress.finish(broken);
  return attachment(bytes, {
    title: `${contest.title} ${source.fileSuffix}`,
    extension: "pdf",
    type: "application/pdf",
  });
}

/** Only pictures that an entrant of this contest put into their own text. */
const picturesOfEntrants = ({ db }: MemberContext, contestId: string) =>
  shownImages(
    db,
    showsImage(contributionPictures.all(db).where("contribution.contest_id", "=", contestId), contributionPictures),
  );

/** Room for a thousand entries of a thousand words. */
const MAX_BYTES = 8e6;
/**
 * The body of an entry, or null when all entries together are too long: then the longest are left out, so that one
 * person's entry cannot keep those of others out of the booklet, or fill our memory.
 */
const bodyThatFits = sql<string | null>`case
  when sum(octet_length(contribution.body)) over (order by octet_length(contribution.body), contribution.id) <= ${MAX_BYTES}
  then contribution.body end`;

const NAMELESS_NOTE = "Voor de jury: zonder namen.";
const WITH_NAMES = "met namen";
const WITHOUT_NAMES = "zonder namen";

const entryCountLabel = (count: number) => (count === 1 ? "1 inzending" : `${count} inzendingen`);

const forManager = (ctx: MemberContext, slug: string, wanted: ExportOptions) =>
  wanted.nameless ? forManagerWithoutNames(ctx, slug, wanted) : forOrganizer(ctx, slug, wanted);

async function forOrganizer(
  ctx: MemberContext,
  slug: string,
  { ageCategoryId }: ExportOptions,
): Promise<BookletSource | undefined> {
  const contest = await exportedContest(ctx, slug);
  if (!contest) return undefined;
  const rows = await exportedEntries(ctx, contest.id, ageCategoryId)
    .select([bodyThatFits.as("body"), "contribution.image_id"])
    .execute();
  const feedback = await feedbackOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    contestId: contest.id,
    contest,
    managed: contest,
    note: "Met de gegevens van wie meedeed: alleen voor de organisator.",
    fileSuffix: WITH_NAMES,
    entries: rows.map((row) => ({
      title: row.title,
      byline: row.name === row.nickname ? row.name : `${row.name} (${row.nickname})`,
      category: categoryOf(row),
      body: row.body,
      image_id: row.image_id,
      facts: factsOf([
        ["Inzending", row.entryNumber === null ? "" : `nr. ${row.entryNumber}`],
        ["Ingediend", formatDateTime(row.finalizedAt)],
        ["E-mail", row.email],
        ["Telefoon", row.phone ?? ""],
        ["Adres", addressOf(row)],
        ["Geboren", row.date_of_birth?.split("-").toReversed().join("-") ?? ""],
        [contest.extra_field1 ?? "", row.extra_field1 ?? ""],
        [contest.extra_field2 ?? "", row.extra_field2 ?? ""],
        ["Uitslag", awardName(row)],
        ["Score", row.score === null ? "/" : row.score.toLocaleString("nl-BE")],
        ...(feedback.get(row.id) ?? []).map((each): ExportedField => [
          each.nickname === null ? "Organisator" : `Jury: ${each.nickname}`,
          [
            each.points === null ? "" : `${each.points}`,
            each.feedback,
            each.abstained_because === null ? "" : `${ABSTAINED}: ${each.abstained_because}`,
            each.changed_at ? CHANGED : "",
          ]
            .filter(Boolean)
            .join(" · "),
        ]),
      ]),
    })),
  };
}

type ExportedField = BookletEntry["facts"][number];
/** Questions that were not asked or not answered are left out. */
const factsOf = (facts: readonly ExportedField[]) => facts.filter(([label, words]) => label && words);

/** What a juror may see, in the order of their list, which does not reveal who entered when. */
async function forJury(
  ctx: MemberContext,
  slug: string,
  { ageCategoryId }: ExportOptions,
): Promise<BookletSource | undefined> {
  const contest = await judgedContests(ctx)
    .innerJoin("contest_slugs as address", "address.contest_id", "contest.id")
    .select(["contest.id", "contest.title", "contest.organization", "contest.is_blind"])
    .where("address.slug", "=", slug)
    .executeTakeFirst();
  if (!contest) return undefined;
  const rows = await whereGiven(judgedContributions(ctx), { "contribution.age_category_id": ageCategoryId })
    .leftJoin("contest_age_categories as category", "category.id", "contribution.age_category_id")
    .select([frozenTitle.as("title"), bodyThatFits.as("body"), "contribution.image_id"])
    .select(["category.age_from", "category.age_to", "writer.nickname"])
    .where("contest.id", "=", contest.id)
    .orderBy("category.age_from")
    .orderBy("category.age_to")
    .orderBy("contribution.id")
    .execute();
  return {
    contestId: contest.id,
    contest: { title: contest.title, organization: contest.organization },
    note: contest.is_blind ? NAMELESS_NOTE : "Voor de jury.",
    fileSuffix: contest.is_blind ? WITHOUT_NAMES : "voor de jury",
    entries: rows.map((row) => bareEntry(row, row.nickname ?? "")),
  };
}

/** Every entry that is not invalid, without its author, in the order of the jury. */
async function forManagerWithoutNames(
  ctx: MemberContext,
  slug: string,
  { ageCategoryId }: ExportOptions,
): Promise<BookletSource | undefined> {
  const contest = await exportedContest(ctx, slug);
  if (!contest) return undefined;
  const rows = await whereGiven(ctx.db.selectFrom("contributions as contribution"), {
    "contribution.age_category_id": ageCategoryId,
  })
    .leftJoin("contest_age_categories as category", "category.id", "contribution.age_category_id")
    .select([frozenTitle.as("title"), bodyThatFits.as("body"), "contribution.image_id"])
    .select(["category.age_from", "category.age_to"])
    .where("contribution.contest_id", "=", contest.id)
    .where("contribution.frozen_at", "is not", null)
    .where("contribution.state", "!=", "invalid")
    .orderBy("category.age_from")
    .orderBy("category.age_to")
    .orderBy("contribution.id")
    .execute();
  const { title, organization } = contest;
  return {
    contestId: contest.id,
    contest: { title, organization },
    managed: contest,
    note: NAMELESS_NOTE,
    fileSuffix: WITHOUT_NAMES,
    entries: rows.map((row) => bareEntry(row, "")),
  };
}

interface BareRow {
  title: string;
  body: string | null;
  image_id: string | null;
  age_from: number | null;
  age_to: number | null;
}
const bareEntry = (row: BareRow, byline: string): BookletEntry => ({
  title: row.title,
  byline,
  category: categoryOf(row),
  body: row.body,
  image_id: row.image_id,
  facts: [],
});
