import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { ManagedPageQuery } from "#layer/managed-list.ts";
import { dataOf, PageQuery, pageOf, SlugParams } from "#layer/schemas.ts";
import { BODY_LIMIT_WITH_IMAGE, Email, Flag, ImageInput, Moment, Picture, Token } from "#layer/fields.ts";
import { ContactDetails } from "#features/people/person-details.ts";
import { ContestChange } from "./contest-changes.ts";
import { ChosenGenres, Genre } from "#features/texts/genres.ts";
import { AwardState, ContributionState, Place } from "./awards.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

export const CONTESTS_PER_PAGE = 16;
/** Ages that a category may name; the highest stands for everybody from there on. */
export const AGES = { from: 0, to: 98 };
export const MAX_AGE_CATEGORIES = 20;
export const BANNER_SIZES = { bannerBig: { width: 1000, height: 0 }, bannerSmall: { width: 430, height: 260 } };
export const MAX_CONTRIBUTIONS_PER_USER = 50;

export const ContestMode = z.enum(["interactive", "display"]);
export type ContestMode = z.infer<typeof ContestMode>;
export const ContestType = z.enum(["open", "closed"]);
export type ContestType = z.infer<typeof ContestType>;

export const AgeCategory = z
  .object({ id: z.int(), label: z.string(), ageFrom: z.int(), ageTo: z.int() })
  .meta({ id: "AgeCategory" });
export type AgeCategory = z.infer<typeof AgeCategory>;
/** One of them in an address, where numbers are text. */
export const AgeCategoryId = z.coerce.number<number>().pipe(z.int32());

/**
 * A contest as a tile shows it (docs/product/search.md#lists); passed is when the deadline is over or the contest has
 * ended.
 */
export const ContestSummary = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string().describe("de eerste regels van de beschrijving, zonder opmaak"),
    bannerSmall: Picture.nullable(),
    organization: z.string(),
    genres: z.array(Genre),
    mode: ContestMode,
    type: ContestType.nullable(),
    deadline: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    isPassed: z.boolean(),
    hasResult: z.boolean().describe("de uitslag is bekendgemaakt"),
  })
  .meta({ id: "ContestSummary" });
export type ContestSummary = z.infer<typeof ContestSummary>;

export const LengthUnit = z.enum(["words", "lines"]);
export type LengthUnit = z.infer<typeof LengthUnit>;
/** Longer than any text that is kept. */
export const MAX_TEXT_LENGTH = 250_000;

/** What its organiser filled in beside what a tile shows, answered as it is stored. */
export const ContestSettings = z.object({
  description: z.string().describe("opgeschoonde HTML"),
  rules: z.string().describe("opgeschoonde HTML"),
  reward: z.string(),
  extraField1: z.string().nullable(),
  extraField2: z.string().nullable(),
  contributionsPerUser: z.int().nullable().describe("null bij een wedstrijd die alleen getoond wordt"),
  allowFewerContributions: z.boolean(),
  showJuryFeedbackToParticipant: z.boolean(),
  useAgeCategories: z.boolean(),
  isBlind: z.boolean().describe("de jury weet niet wie schreef"),
  minLength: z.int().nullable(),
  maxLength: z.int().nullable(),
  lengthUnit: LengthUnit,
  showJurorNames: z.boolean().describe("juryleden zien na afloop wie van de jury wat schreef"),
  contactEmail: z.string().nullable().describe("voor vragen en antwoorden op mails; null: dat van de site"),
});

export const Contest = ContestSummary.extend({
  ...ContestSettings.shape,
  organizerSlug: z.string().nullable().describe("het profiel van wie organiseert; null als dat niet te zien is"),
  bannerBig: Picture.nullable(),
  juryDeadline: z.iso.datetime().nullable(),
  ageCategories: z.array(AgeCategory),
  publishedAt: z.iso.datetime().nullable(),
  revision: z.int().describe("telt de wijzigingen"),
  hasWinners: z.boolean().describe("voor wie de wedstrijd niet beheert, zodra de uitslag bekendgemaakt is"),
  resultExpectedOn: z.iso.date().nullable().describe("de dag die voor de uitslag aangekondigd is"),
  hasEntries: z.boolean().describe("er diende al iemand in: wat de deelname bepaalt, ligt vast"),
  counts: z
    .object({ begun: z.int(), handedIn: z.int(), jurors: z.int() })
    .nullable()
    .describe("deelnames en juryleden, voor wie de wedstrijd beheert"),
  rulesVersion: z.string().describe("noemt deze tekst van het reglement, voor wie ze aanvaardt"),
  changes: z.array(ContestChange).describe("wat wijzigde sinds iemand meedoet, laatste eerst"),
  invitation: z
    .object({ type: z.enum(["jury", "participant"]), usedAt: z.iso.datetime().nullable() })
    .nullable()
    .describe("bij het token dat meekwam; null wanneer het niet klopt"),
  me: z.object({
    isJury: z.boolean(),
    hasOrganized: z.boolean().describe("organiseerde de wedstrijd vroeger, en doet daarom niet mee"),
    isOrganizer: z.boolean().describe("false voor wie de wedstrijd van iemand anders beheert"),
    participation: z.object({ finalizedAt: z.iso.datetime().nullable() }).nullable(),
    can: z.object({
      update: z.boolean(),
      publish: z.boolean(),
      unpublish: z.boolean(),
      end: z.boolean(),
      delete: z.boolean(),
      invite: z.boolean().describe("jury en deelnemers uitnodigen"),
      editResult: z.boolean().describe("de uitslag aankondigen en voorbereiden"),
      message: z.boolean().describe("een bericht sturen aan wie meedoet of jureert"),
      startParticipation: z.boolean(),
    }),
  }),
}).meta({ id: "Contest" });
export type Contest = z.infer<typeof Contest>;

/** What its organiser sees in the list of contests. */
export const ManagedContest = ContestSummary.extend({
  publishedAt: z.iso.datetime().nullable(),
  participationCount: z.int().describe("begonnen deelnames"),
  entryCount: z.int().describe("ingediende deelnames"),
}).meta({ id: "ManagedContest" });
export type ManagedContest = z.infer<typeof ManagedContest>;

/** docs/product/contests.md#form */
export const ContestInput = z
  .object({
    title: typedLine().trim().min(3).max(255),
    description: typedText().min(1).max(500_000).brand<"RichInput">(),
    rules: typedText().min(1).max(500_000).brand<"RichInput">(),
    reward: typedLine().trim().min(1).max(255),
    organization: typedLine().trim().min(1).max(255),
    contactEmail: Email,
    deadline: Moment,
    /** Needed for an earlier deadline once somebody began. */
    confirmEarlierDeadline: Flag.optional(),
    juryDeadline: Moment.nullish(),
    bannerBig: ImageInput,
    bannerSmall: ImageInput,
    extraField1: typedLine().trim().min(1).max(255).nullish(),
    extraField2: typedLine().trim().min(1).max(255).nullish(),
    mode: ContestMode,
    genres: ChosenGenres,
    /** What follows is needed when the contest is interactive, and means nothing otherwise. */
    type: ContestType.nullish(),
    contributionsPerUser: z.int().min(1).max(MAX_CONTRIBUTIONS_PER_USER).nullish(),
    allowFewerContributions: Flag.optional(),
    showJuryFeedbackToParticipant: Flag.optional(),
    /** Of each text; lines are those with words. */
    minLength: z.int().min(1).max(MAX_TEXT_LENGTH).nullish(),
    maxLength: z.int().min(1).max(MAX_TEXT_LENGTH).nullish(),
    lengthUnit: LengthUnit.optional(),
    isBlind: Flag.optional(),
    showJurorNames: Flag.optional(),
    useAgeCategories: Flag,
    ageCategories: z
      .array(
        z.object({
          /** Of one that is there already, so that jury and entries stay in it. */
          id: z.int32().optional(),
          ageFrom: z.int().min(AGES.from).max(AGES.to),
          ageTo: z.int().min(AGES.from).max(AGES.to),
        }),
      )
      .max(MAX_AGE_CATEGORIES)
      .optional(),
    /** What the form was filled in from; a stale one is refused. */
    revision: z.int32().optional(),
  })
  .meta({ id: "ContestInput" });
export type ContestInput = z.input<typeof ContestInput>;

/**
 * Why somebody does in the contest of somebody else what harms who is in it or cannot be undone: demanded of them, told to
 * the organiser, and in the audit log. The organiser's own acts ask for none.
 */
const StaffReason = typedText().trim().max(2000).optional();
export const WithReason = z.object({ reason: StaffReason });

/** How the contest ends, and what the mails of the result say beside what they always say. */
export const EndInput = z
  .object({
    showJuryFeedbackToParticipant: Flag,
    winnerMessage: typedText().trim().max(5000).optional(),
    otherMessage: typedText().trim().max(5000).optional(),
    reason: StaffReason,
  })
  .meta({ id: "EndInput" });
export type EndInput = z.input<typeof EndInput>;

/** A mail with the result as its readers get it, without the layout. */
export const ResultMail = z
  .object({
    to: z.enum(["winner", "other", "begun"]).describe("begun: begon en diende niet in, bij een vroeger einde"),
    hasFeedback: z.boolean().describe("of de mail zegt dat er feedback te lezen is"),
    count: z.int().describe("hoeveel mensen deze mail krijgen"),
    subject: z.string(),
    greeting: z.string(),
    paragraphs: z.array(z.string()),
    button: z.string().nullable(),
  })
  .meta({ id: "ResultMail" });
export type ResultMail = z.infer<typeof ResultMail>;

export const Winner = z
  .object({
    user: z.object({
      nickname: z.string(),
      name: z.string(),
      email: z.string(),
      ...ContactDetails.shape,
    }),
    contribution: z.object({
      id: z.uuid(),
      title: z.string(),
      ageCategoryId: z.int().nullable(),
      state: AwardState,
      place: Place,
    }),
  })
  .meta({ id: "Winner" });
export type Winner = z.infer<typeof Winner>;

/** What somebody does in a contest that they manage; what is not done by its organiser is kept in the audit log. */
export const ManagingAct = z.enum([
  "update",
  "delete",
  "publish",
  "unpublish",
  "end",
  "set-state",
  "update-feedback",
  "reopen-entry",
  "invite-jury",
  "invite-participants",
  "delete-invitation",
  "assign-juror",
  "remove-juror",
  "use-entrants",
  "export-csv",
  "export-pdf",
  "hand-over",
  "save-result",
  "release-result",
  "withdraw-result",
  "send-message",
  "remind-juror",
  "reopen",
]);
export type ManagingAct = z.infer<typeof ManagingAct>;

export const STAFF_ACTS_PER_PAGE = 10;
export const StaffAct = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    by: z.object({ nickname: z.string() }).nullable().describe("null: iemand van wie het account er niet meer is"),
    act: ManagingAct,
    entry: z.string().nullable().describe("de titel van de inzending waarover het ging"),
    juror: z.string().nullable().describe("de naam van het jurylid waarover het ging"),
    state: ContributionState.nullable().describe("wat de inzending werd"),
    reason: z.string().nullable().describe("waarom, bij wat niet terug te draaien is of iemand schaadt"),
  })
  .meta({ id: "StaffAct" });
export type StaffAct = z.infer<typeof StaffAct>;

/** Organisers manage their own contests, staff all of them; for others there is nothing to manage (404). */
const MANAGEMENT = "userCanCreateContests";

export const contests = {
  get: endpoint({
    method: "GET",
    path: "/contests/{slug}",
    access: "public",
    summary: "Een wedstrijd; een oude slug antwoordt met de wedstrijd onder haar nieuwe",
    params: SlugParams,
    query: z.object({ token: Token.optional() }),
    response: dataOf(Contest),
  }),
  create: endpoint({
    method: "POST",
    path: "/contests",
    access: MANAGEMENT,
    summary: "Een wedstrijd maken; ze is nog niet gepubliceerd",
    body: ContestInput,
    bodyLimit: 2 * BODY_LIMIT_WITH_IMAGE,
    response: dataOf(Contest),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/contests/{slug}",
    access: MANAGEMENT,
    summary: "Een eigen wedstrijd wijzigen",
    params: SlugParams,
    body: ContestInput,
    bodyLimit: 2 * BODY_LIMIT_WITH_IMAGE,
    response: dataOf(Contest),
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/contests/{slug}",
    access: MANAGEMENT,
    summary: "Een eigen wedstrijd verwijderen die niet gepubliceerd is, of die alleen getoond wordt",
    params: SlugParams,
    body: WithReason,
    status: 204,
  }),
  publish: endpoint({
    method: "POST",
    path: "/contests/{slug}/publish",
    access: MANAGEMENT,
    summary: "Een eigen wedstrijd publiceren; nog eens is geen fout",
    params: SlugParams,
    status: 204,
  }),
  unpublish: endpoint({
    method: "POST",
    path: "/contests/{slug}/unpublish",
    access: MANAGEMENT,
    summary: "Een wedstrijd die alleen getoond wordt, van de site halen; nog eens is geen fout",
    params: SlugParams,
    body: WithReason,
    status: 204,
  }),
  end: endpoint({
    method: "POST",
    path: "/contests/{slug}/end",
    access: MANAGEMENT,
    summary: "Een eigen wedstrijd beëindigen; wie meedeed, krijgt de uitslag",
    params: SlugParams,
    body: EndInput,
    status: 204,
  }),
  resultMails: endpoint({
    method: "POST",
    path: "/contests/{slug}/result-mails",
    access: MANAGEMENT,
    summary: "De mails met de uitslag zoals ze verstuurd zouden worden; er wordt niets verstuurd",
    params: SlugParams,
    body: EndInput,
    response: dataOf(z.array(ResultMail)),
  }),
  winners: endpoint({
    method: "GET",
    path: "/contests/{slug}/winners",
    access: MANAGEMENT,
    summary: "De laureaten, met adres",
    params: SlugParams,
    response: dataOf(z.array(Winner)),
  }),
  staffActs: endpoint({
    method: "GET",
    path: "/contests/{slug}/staff-acts",
    access: MANAGEMENT,
    summary: "Wat anderen dan de organisator in een wedstrijd deden, laatste eerst",
    params: SlugParams,
    query: PageQuery,
    response: pageOf(StaffAct),
  }),
  managed: endpoint({
    method: "GET",
    path: "/me/manage/contests",
    access: MANAGEMENT,
    summary: "De wedstrijden die je beheert, nieuwste eerst; met all=1 alle op één pagina",
    query: ManagedPageQuery,
    response: pageOf(ManagedContest),
  }),
};
