import * as z from "zod";
import { Email, Flag, ImageInput, Moment } from "#layer/fields.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";
import { ChosenGenres } from "#features/texts/genres.ts";
import { ContestMode, ContestType, LengthUnit } from "./contest.ts";

/** Ages that a category may name; the highest stands for everybody of that age or older. */
export const AGES = { from: 0, to: 98 };
export const MAX_AGE_CATEGORIES = 20;
export const BANNER_SIZES = { bannerBig: { width: 1000, height: 0 }, bannerSmall: { width: 430, height: 260 } };
export const MAX_CONTRIBUTIONS_PER_USER = 50;

/** More words or lines than any stored text has. */
const MAX_TEXT_LENGTH = 250_000;

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
    /** Required for an earlier deadline once somebody has begun. */
    confirmEarlierDeadline: Flag.optional(),
    juryDeadline: Moment.nullish(),
    bannerBig: ImageInput,
    bannerSmall: ImageInput,
    extraField1: typedLine().trim().min(1).max(255).nullish(),
    extraField2: typedLine().trim().min(1).max(255).nullish(),
    mode: ContestMode,
    genres: ChosenGenres,
    /** The fields below are required when the contest is interactive, and have no meaning otherwise. */
    type: ContestType.nullish(),
    contributionsPerUser: z.int().min(1).max(MAX_CONTRIBUTIONS_PER_USER).nullish(),
    allowFewerContributions: Flag.optional(),
    showJuryFeedbackToParticipant: Flag.optional(),
    /** The limits of each text; only lines with words count. */
    minLength: z.int().min(1).max(MAX_TEXT_LENGTH).nullish(),
    maxLength: z.int().min(1).max(MAX_TEXT_LENGTH).nullish(),
    lengthUnit: LengthUnit.optional(),
    isBlind: Flag.optional(),
    showJurorNames: Flag.optional(),
    useAgeCategories: Flag,
    ageCategories: z
      .array(
        z.object({
          /** The id of an existing category, so that its jurors and entries stay in it. */
          id: z.int32().optional(),
          ageFrom: z.int().min(AGES.from).max(AGES.to),
          ageTo: z.int().min(AGES.from).max(AGES.to),
        }),
      )
      .max(MAX_AGE_CATEGORIES)
      .optional(),
    /** The revision that the form was filled in from; a stale one is refused. */
    revision: z.int32().optional(),
  })
  .meta({ id: "ContestInput" });
export type ContestInput = z.input<typeof ContestInput>;
