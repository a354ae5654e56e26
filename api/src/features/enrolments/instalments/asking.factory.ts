import { beforeAll } from "vitest";
import { mailText } from "#platform/mail/mail-layout.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { type Payer, payers } from "../payments/paying.factory.ts";

export const REASON = "Ik krijg mijn loon in drie keer.";
export const ASKED = { installmentEnabled: 1, installmentReason: REASON };

/** For a test file: people who ask to pay in instalments, and the people who decide on that. */
export function useAsking() {
  const { test, mollie: stub } = useMollie();
  const made = payers(test);
  beforeAll(() => made.aHouse());

  const aCourseInInstalments = (wanted: object = {}) =>
    made.aPaidCourse({
      pricing_allow_installments: true,
      pricing_installment_instructions: "Elke maand een derde.",
      ...wanted,
    });

  /** Somebody who asked to pay €123.45 in instalments, the organiser who decides on it, and the request. */
  async function somebodyWhoAsked(wanted: object = {}, choice: object = {}) {
    const course = await aCourseInInstalments(wanted);
    const payer = await made.aPayer(course);
    const asked = await made.choose(payer, { ...ASKED, ...choice });
    if (asked.status !== 200) throw new Error(asked.text);
    const organizer = await test.browser().signInAs(course.organizerId);
    return { course, payer, organizer, id: asked.body.data.installment.id as string };
  }
  type Asking = Awaited<ReturnType<typeof somebodyWhoAsked>>;
  const decide = ({ organizer, id }: Pick<Asking, "organizer" | "id">, act: string, body = {}) =>
    organizer.post(`/installments/${id}/${act}`, body);
  const enter = ({ organizer, id }: Pick<Asking, "organizer" | "id">, paidAmount: unknown) =>
    organizer.put(`/installments/${id}`, { paidAmount });
  async function somebodyApproved(wanted: object = {}, choice: object = {}) {
    const asking = await somebodyWhoAsked(wanted, choice);
    const approved = await decide(asking, "approve");
    if (approved.status !== 200) throw new Error(approved.text);
    await test.runJobs();
    return asking;
  }
  const look = async (payer: Payer) => (await made.look(payer)).body.data;
  const mailsNow = async () => (await test.runJobs()).map((mail) => ({ ...mail, text: mailText(mail) }));
  const checkBooks = async (payer: Payer) => {
    await test.runScheduled("enrolments.check-books");
    return (await made.anomaliesOf(payer)).map(({ kind }) => kind);
  };

  return {
    test,
    stub,
    made,
    aCourseInInstalments,
    somebodyWhoAsked,
    somebodyApproved,
    decide,
    enter,
    look,
    mailsNow,
    checkBooks,
  };
}
export type Asking = Awaited<ReturnType<ReturnType<typeof useAsking>["somebodyWhoAsked"]>>;
