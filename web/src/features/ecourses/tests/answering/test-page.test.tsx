import type { Test } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testQuery } from "../test.queries.ts";
import { TestPage } from "./test-page.tsx";

const PLACE = { ecourseId: "11111111-1111-4111-8111-111111111111" };
const FAILED = { responseData: {}, completedSuccessfully: false, score: 40, nextTryAt: null, certificate: null };

function pageWith(me: Partial<Test["me"]>) {
  const client = new QueryClient();
  const test = {
    id: "22222222-2222-4222-8222-222222222222",
    title: "Wat weet je nog?",
    passPercentage: 100,
    revision: 1,
    retryAfter: 86_400,
    questions: [],
    ecourse: { id: PLACE.ecourseId, title: "Water" },
    lesson: null,
    me: {
      completed: false,
      response: FAILED,
      isReplaced: false,
      isPreview: false,
      nextTryAt: null,
      lessonsToGo: 1,
      ...me,
    },
  } satisfies Test;
  client.setQueryData(testQuery(PLACE).queryKey, test);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <TestPage place={PLACE} />
    </QueryClientProvider>,
  );
}

it("does not say that completing lessons opens the test while a failed student has to wait for another try", () => {
  const locked = pageWith({ nextTryAt: "2030-03-01T10:00:00.000Z" });
  expect(locked).toContain("Je kan de test opnieuw maken vanaf");
  expect(locked).not.toContain("gaat voor je open");
  expect(pageWith({})).toContain("Voltooi ze, en de eindproef gaat voor je open.");
});
