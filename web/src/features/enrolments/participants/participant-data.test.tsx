import { renderToStaticMarkup } from "react-dom/server";
import type { Participant } from "@inktvis/contract/features/enrolments/participants";
import { expect, it } from "vitest";
import { ParticipantData } from "./participant-data.tsx";

it("has no empty heading for somebody whose account is erased", () => {
  const erased = { user: null, personalData: {}, invoicingData: null, survey: [] } as unknown as Participant;
  expect(renderToStaticMarkup(<ParticipantData participant={erased} />)).not.toContain("Gegevens");
});
