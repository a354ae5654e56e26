import { CONTEST_RULES } from "@inktvis/contract/features/contests/contest-rules";
import type { ContestInput } from "@inktvis/contract/features/contests/contest-input";
import { brokenRules } from "@inktvis/contract/layer/form-rules";
import type * as z from "zod";
import { brusselsInstant, FARTHEST, later } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { columnsFrom } from "#platform/db/columns.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { type Problems, refuseWith } from "#platform/http/errors.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { excerptOf } from "#features/texts/texts/text.rules.ts";

type Input = z.output<typeof ContestInput>;

/**
 * What an organiser filled in, as columns to store (docs/product/contests.md#form). Undefined leaves a column as it
 * was.
 * @throws 422 for the fields that are wrong in themselves, whatever the contest was before
 */
export async function readContestInput(ctx: MemberContext, input: Input) {
  await limitMember(ctx, "texts");
  const description = await readRichText(ctx, input.description);
  const rules = await readRichText(ctx, input.rules);
  const isInteractive = input.mode === "interactive";
  refuseWith({
    ...(description.wordCount === 0 && { description: "Beschrijf eerst je wedstrijd." }),
    ...(rules.wordCount === 0 && { rules: "Schrijf eerst het reglement." }),
    ...brokenRules(CONTEST_RULES, input),
  });
  // Stored elsewhere, or in another form than it was typed.
  const {
    bannerBig: _big,
    bannerSmall: _small,
    genres: _genres,
    ageCategories: _ages,
    confirmEarlierDeadline: _confirmed,
    revision: _revision,
    description: _description,
    rules: _rules,
    ...settings
  } = input;
  return {
    ...columnsFrom("contests", {
      ...settings,
      deadline: brusselsInstant(input.deadline),
      juryDeadline: isInteractive ? juryDeadlineOf(input) : null,
      extraField1: input.extraField1 ?? null,
      extraField2: input.extraField2 ?? null,
      type: isInteractive ? (input.type ?? null) : null,
      contributionsPerUser: isInteractive ? (input.contributionsPerUser ?? null) : null,
      minLength: isInteractive ? (input.minLength ?? null) : null,
      maxLength: isInteractive ? (input.maxLength ?? null) : null,
      allowFewerContributions: isInteractive ? input.allowFewerContributions : false,
    }),
    description: description.html,
    rules: rules.html,
    excerpt: excerptOf(description.opening),
  };
}
const juryDeadlineOf = ({ juryDeadline }: Input) =>
  typeof juryDeadline === "string" ? brusselsInstant(juryDeadline) : juryDeadline;
export type ContestValues = Awaited<ReturnType<typeof readContestInput>>;

/** What is wrong with the deadlines; a deadline that does not change may be in the past. */
export function problemsOfMoments(
  { deadline, jury_deadline }: { deadline: Date; jury_deadline: Date | null | undefined },
  { now, isChanged }: { now: Date; isChanged: boolean },
): Problems {
  const farthest = later(now, FARTHEST);
  return {
    ...(isChanged && deadline <= now && { deadline: "Kies een deadline die nog moet komen." }),
    ...(deadline > farthest && { deadline: "Kies een deadline binnen de tien jaar." }),
    ...(jury_deadline && jury_deadline <= deadline && { juryDeadline: "Kies een moment na de deadline." }),
    ...(jury_deadline && jury_deadline > farthest && { juryDeadline: "Kies een moment binnen de tien jaar." }),
  };
}
