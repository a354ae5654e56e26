import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AnswerMark } from "./answer-mark.tsx";

it("offers another try only where one is known to be possible, so not in the list of makers", () => {
  const answer = { isAccepted: false };
  expect(renderToStaticMarkup(<AnswerMark answer={answer} />)).toContain("niet goedgekeurd");
  expect(renderToStaticMarkup(<AnswerMark answer={answer} canTryAgain />)).toContain("nog eens proberen");
});
