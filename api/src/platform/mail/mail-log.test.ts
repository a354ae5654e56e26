import { describe, expect, it } from "vitest";
import { createMailer } from "./mailer.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();
const CONTENT = { kind: "auth.x", subject: "Onderwerp", preview: "", greeting: "Dag", paragraphs: ["Een geheim."] };
const logged = (email: string) =>
  test.services.db.selectFrom("mail_log").selectAll().where("email", "=", email).execute();

describe("the mail log", () => {
  it("has every mail with recipient, kind and time, without its content", async () => {
    const { id, email } = await aPerson(test.services);
    await test.services.mailer.send({ ...CONTENT, to: email });
    const rows = await logged(email);
    expect(rows).toMatchObject([
      { kind: "auth.x", user_id: id, subject: "Onderwerp", sent_at: test.clock.now(), error: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain("geheim");
  });

  it("has no person without an account", async () => {
    await test.services.mailer.send({ ...CONTENT, to: "niemand@voorbeeld.example" });
    expect(await logged("niemand@voorbeeld.example")).toMatchObject([{ user_id: null }]);
  });

  it("records why a mail was not sent, and the error is rethrown", async () => {
    const transport = () => Promise.reject(new Error("550 mailbox full"));
    const mailer = createMailer({ ...test.services, transport });
    await expect(mailer.send({ ...CONTENT, to: "vol@voorbeeld.example" })).rejects.toThrow("mailbox full");
    expect(await logged("vol@voorbeeld.example")).toMatchObject([{ sent_at: null, error: "550 mailbox full" }]);
  });
});
