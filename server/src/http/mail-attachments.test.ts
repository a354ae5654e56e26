import { readdirSync } from "node:fs";
import { createMailer } from "@inktvis/api/platform/mail/mailer";
import { createTransport, outboxFolder } from "@inktvis/api/platform/mail/transport";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { describe, expect, it } from "vitest";
import { startSmtp } from "#testing/smtp.ts";
import { useTestServer } from "#testing/test-server.ts";

const test = useTestApi();
const { send } = useTestServer(test);

/** Every byte, a line that is longer than mails are, and line ends of all kinds. */
const BYTES = Buffer.concat([
  Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  Buffer.alloc(2000, "a\r\n\n"),
]);
const CALENDAR = "BEGIN:VCALENDAR\r\nSUMMARY:Schrijven aan zée\r\nEND:VCALENDAR\r\n";
const aMail = (to: string, read = async (): Promise<Uint8Array> => BYTES) => ({
  kind: "enrolments.paid",
  to,
  subject: "Met bijlagen",
  preview: "",
  greeting: "Dag",
  paragraphs: ["Ze hangen hieraan."],
  attachments: [
    { name: "Factuur 2026-00001 – zée.pdf", type: "application/pdf", read },
    { name: "cursus.ics", type: "text/calendar; charset=utf-8", read: async () => Buffer.from(CALENDAR) },
  ],
});

describe("the attachments of a mail", () => {
  it("reach the mail server byte for byte, with their names and types", async () => {
    const smtp = await startSmtp();
    const transport = createTransport({ ...test.services.config, smtpUrl: smtp.url });
    await createMailer({ ...test.services, transport }).send(aMail("lid@voorbeeld.example"));
    smtp.close();
    const [{ attachments, text } = { attachments: [], text: "" }] = smtp.mails;
    expect(text).toContain("Ze hangen hieraan.");
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ["Factuur 2026-00001 – zée.pdf", "application/pdf"],
      ["cursus.ics", "text/calendar"],
    ]);
    const contents = attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
    expect(contents[0]?.equals(BYTES)).toBe(true);
    // The mail parser of these tests normalises the line ends of text.
    expect(contents[1]?.toString()).toBe(CALENDAR.replaceAll("\r\n", "\n"));
  });

  it("can be saved one by one from the mailbox of a development machine", async () => {
    const { config } = test.services;
    await createTransport(config)(aMail("lid@voorbeeld.example"), crypto.randomUUID());
    const [file = ""] = readdirSync(outboxFolder(config));
    const host = "mail.localhost:3000";
    expect((await send(`/mail/${file}`, { host })).text).toContain(
      `<a href="/attachment/${file}/0">Factuur 2026-00001`,
    );
    const { status, headers, bytes } = await send(`/attachment/${file}/0`, { host });
    expect([status, headers["content-type"], headers["x-content-type-options"]]).toEqual([
      200,
      "application/pdf",
      "nosniff",
    ]);
    expect(headers["content-disposition"]).toMatch(/^attachment; /);
    expect(bytes.equals(BYTES)).toBe(true);
    expect((await send(`/attachment/${file}/2`, { host })).status).toBe(404);
  });

  it("are not in the mail log", async () => {
    const transport = createTransport(test.services.config);
    await createMailer({ ...test.services, transport }).send(aMail("log@voorbeeld.example"));
    const logged = await test.services.db
      .selectFrom("mail_log")
      .selectAll()
      .where("email", "=", "log@voorbeeld.example")
      .execute();
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toMatch(/pdf|calendar|VCALENDAR/i);
  });

  it("that cannot be read make sending the mail fail, so that it is tried again", async () => {
    const smtp = await startSmtp();
    const transport = createTransport({ ...test.services.config, smtpUrl: smtp.url });
    const mailer = createMailer({ ...test.services, transport });
    const to = "later@voorbeeld.example";
    const missing = () => Promise.reject(new Error("no such file"));
    await expect(mailer.send(aMail(to, missing), "job")).rejects.toThrow("no such file");
    await mailer.send(aMail(to), "job");
    smtp.close();
    expect(smtp.mails).toHaveLength(1);
  });
});
