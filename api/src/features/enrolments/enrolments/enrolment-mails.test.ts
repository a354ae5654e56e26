import { describe, expect, it } from "vitest";
import { later, minutes } from "#platform/clock.ts";
import { mailText } from "#platform/mail/mail-layout.ts";
import { emailOf } from "#features/people/people/person.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { enrolledMail, expiringMail } from "./enrolment.mail-kinds.ts";
import { anEnrolment } from "./enrolment.factory.ts";

const test = useTestApi();

const mailsOf = (kind: typeof enrolledMail, enrolmentId: string) => test.runJob(kind, { enrolmentId });

const DETAILS = {
  title: "Schrijven aan zee",
  has_enrollments: true,
  start_date: "2027-03-27",
  end_date: "2027-03-28",
  class_times: "Telkens van 10 tot 16 uur.",
  location_google_maps_link: "https://kaart.example/zee",
  practical_info: "Breng een schrift mee.\n\nEr is soep.",
  teacher: "Nele Zée",
};

describe("the mail to somebody who has enrolled (docs/product/enrolments.md#mails)", () => {
  it("says what, when, where and by whom, and has the calendar file", async () => {
    const course = await aCourse(test.services, DETAILS);
    const { id, user_id } = await anEnrolment(test.services, { course_id: course.id });
    const [mail, ...others] = await mailsOf(enrolledMail, id);
    expect(others).toEqual([]);
    const email = await emailOf(test.services, user_id);
    expect(mail).toMatchObject({
      to: email,
      replyTo: "cursus@dekade.example",
      subject: "Je bent ingeschreven voor Schrijven aan zee",
      action: { url: `http://account.localhost:3000/cursussen/${course.slug}` },
    });
    const text = mail ? mailText(mail) : "";
    for (const said of [
      "van 27 maart 2027 tot en met 28 maart 2027",
      "Telkens van 10 tot 16 uur.",
      "Bibliotheek De Kade, Gent",
      "Bibliotheek De Kade, met Nele Zée",
      "https://kaart.example/zee",
      "Breng een schrift mee.\n\nEr is soep.",
    ])
      expect(text).toContain(said);
    expect(text).not.toContain("factuur");
    const [file] = mail?.attachments ?? [];
    expect([file?.name, file?.type]).toEqual([`${course.slug}.ics`, "text/calendar; charset=utf-8"]);
    const calendar = Buffer.from((await file?.read()) ?? []).toString();
    expect(calendar).toContain("DTSTART;VALUE=DATE:20270327\r\nDTEND;VALUE=DATE:20270329\r\n");
  });

  it("says that a course has no meetings, and has no calendar file then", async () => {
    const course = await aCourse(test.services, { has_enrollments: true, has_real_life_part: false });
    const { id } = await anEnrolment(test.services, { course_id: course.id });
    const [mail] = await mailsOf(enrolledMail, id);
    expect(mail?.attachments).toBeUndefined();
    expect(mail && mailText(mail)).toContain("op je eigen tempo");
  });

  it("is not sent to people who have since left or were erased", async () => {
    const course = await aCourse(test.services, { has_enrollments: true });
    for (const wanted of [{ state: "delisted" as const }, { user_id: null }]) {
      const { id } = await anEnrolment(test.services, { course_id: course.id, ...wanted });
      expect(await mailsOf(enrolledMail, id)).toEqual([]);
    }
  });
});

describe("the mail that a seat will lapse soon", () => {
  it("says until when, and leads back to enrolling", async () => {
    const course = await aCourse(test.services, { has_enrollments: true, title: "Dialogen" });
    const { id } = await anEnrolment(test.services, { course_id: course.id, state: "paying" });
    test.clock.set(new Date("2026-11-23T10:00:00Z"));
    const until = later(test.clock.now(), minutes(10));
    await test.services.db.updateTable("enrolments").set({ reserved_until: until }).where("id", "=", id).execute();
    const [mail] = await mailsOf(expiringMail, id);
    expect(mail).toMatchObject({
      subject: "Je plaats in Dialogen vervalt bijna",
      action: { url: `http://organization.localhost:3000/cursussen/${course.slug}/inschrijven` },
    });
    expect(mail && mailText(mail)).toContain("tot maandag 23 november 2026 om 11:10");
  });

  it("is not sent to people who finished enrolling, nor once the seat has lapsed", async () => {
    const course = await aCourse(test.services, { has_enrollments: true });
    for (const state of ["enrolled", "lapsed"] as const) {
      const { id } = await anEnrolment(test.services, { course_id: course.id, state });
      expect(await mailsOf(expiringMail, id)).toEqual([]);
    }
  });
});
