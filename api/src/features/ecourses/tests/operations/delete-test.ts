import type { MemberContext } from "#platform/context.ts";
import { noSuchTest } from "../test.errors.ts";
import { changeTest, type TestPlace } from "../test.policy.ts";
import { replaceCurrent } from "./save-test.ts";

/**
 * Deletes a test. Its versions stay, with what people answered and earned; people who are answering one may finish it.
 * @throws 404 also when there is none, 410 for a deleted lesson
 */
export const deleteTest = (ctx: MemberContext, place: TestPlace) =>
  changeTest(ctx, { act: "delete-test", place }, async (tx, scope, say) => {
    const replaced = await replaceCurrent(tx, scope, ctx.now);
    if (!replaced) throw noSuchTest();
    say({ before: { test: replaced.title } });
  });
