import * as z from "zod";
import { Picture } from "#layer/fields.ts";
import { Genre } from "#features/texts/genres.ts";
import { ContestChange } from "./contest-changes.ts";

export const ContestMode = z.enum(["interactive", "display"]);
export type ContestMode = z.infer<typeof ContestMode>;
export const ContestType = z.enum(["open", "closed"]);
export type ContestType = z.infer<typeof ContestType>;

export const AgeCategory = z
  .object({ id: z.int(), label: z.string(), ageFrom: z.int(), ageTo: z.int() })
  .meta({ id: "AgeCategory" });
export type AgeCategory = z.infer<typeof AgeCategory>;
/** The id of an age category in an address, where numbers are text. */
export const AgeCategoryId = z.coerce.number<number>().pipe(z.int32());

/**
 * A contest as a tile shows it (docs/product/search.md#lists). It is passed once its deadline is over or it has ended.
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

/** What the organiser filled in besides what a tile shows, returned as stored. */
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
