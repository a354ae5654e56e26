import { ApiError } from "@inktvis/contract/layer/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { RefusalPage } from "./error-page.tsx";
import { messages } from "./messages.nl.ts";
import { clearProblem, pageProblem } from "./page-problem.ts";
import { reactToRefusal } from "./refusals.ts";

afterEach(clearProblem);

const GONE = "Deze tekst bestaat niet meer. Je woorden staan nog in deze browser.";

it.each([
  { refused: "a 404 with a reason", refusal: new ApiError(404, "not-found", GONE), help: GONE },
  { refused: "a 403 with a reason", refusal: new ApiError(403, "forbidden", GONE), help: GONE },
  {
    refused: "a 404 that says what the title says",
    refusal: new ApiError(404, "not-found", messages.notFound),
    help: messages.notFoundHelp,
  },
  {
    refused: "a 403 that says what the title says",
    refusal: new ApiError(403, "forbidden", messages.unauthorized),
    help: messages.unauthorizedHelp,
  },
])("the page that replaces an action with $refused explains it under the title", ({ refusal, help }) => {
  reactToRefusal(refusal);
  const html = renderToStaticMarkup(<RefusalPage {...(pageProblem.get() ?? { status: 0 })} />);
  expect(html).toContain(refusal.status === 404 ? messages.notFound : messages.unauthorized);
  expect(html.match(/<p[^>]*>([^<]*)<\/p>/)?.[1]).toBe(help);
});
