import { describe, expect, it } from "vitest";
import { createMailer } from "./mailer.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();
const CONTENT = { kind: "auth.x", subject: "Onderwerp", preview: "", greeting: "Dag", paragraphs: ["Een geheim."] };
const logged = (email: string) =>
  test.services.db.selectFrom("mail_log").selectAll().where("email", "=", email).execute();

describe("the mail log", () => {
  it("lists every mail with recipient, kind and time, without its content", async () => {
    const { id, email } = await aPerson(test.services);
    await test.services.mailer.send({ ...CONTENT, to: email });
    const rows = await logged(email);
    expect(rows).toMatchObject([
      { kind: "auth.x", user_id: id, subject: "Onderwerp", sent_at: test.clock.now(), error: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain("geheim");
  });

  it("has no user for an address without an account", async () => {
    await test.services.mailer.send({ ...CONTENT, to: "niemand@voorbeeld.example" });
    expect(await logged("niemand@voorbeeld.example")).toMatchObject([{ user_id: null }]);
  });

  it("records why a mail was not sent, and rethrows the error", async () => {
    const transport = () => Promise.reject(new Error("550 mailbox full"));
    const mailer = createMailer({ ...test.services, transport });
    await expect(mailer.send({ ...CONTENT, to: "vol@voorbeeld.example" })).rejects.toThrow("mailbox full");
    expect(await logged("vol@voorbeeld.example")).toMatchObject([{ sent_at: null, error: "550 mailbox full" }]);
  });

  describe("for a job that runs again", () => {
    const sendTwice = async (outcomes: (() => Promise<void>)[]) => {
      const to = `${crypto.randomUUID()}@voorbeeld.example`;
      const ids: string[] = [];
      const transport = async (_mail: unknown, id: string) => {
        ids.push(id);
        await outcomes[ids.length - 1]?.();
      };
      const mailer = createMailer({ ...test.services, transport });
      for (const _outcome of outcomes) await mailer.send({ ...CONTENT, to }, "job").catch(() => undefined);
      return { ids, rows: await logged(to) };
    };
    const accept = async () => {};
    const refuse = () => Promise.reject(new Error("451 later"));

    it("does not send an accepted mail again", async () => {
      const { ids, rows } = await sendTwice([accept, accept]);
      expect([ids.length, rows.length]).toEqual([1, 1]);
    });

    it("sends a refused mail again, with the same id", async () => {
      const { ids, rows } = await sendTwice([refuse, accept]);
      expect(new Set(ids).size).toBe(1);
      expect(ids.length).toBe(2);
      expect(rows).toMatchObject([{ sent_at: test.clock.now(), error: null }]);
    });

    it("records an accepted mail even when the database is unavailable for a moment", async () => {
      const { db } = test.services;
      const acceptAndLoseDatabase = async () => {
        db.updateTable = () => {
          Reflect.deleteProperty(db, "updateTable");
          throw new Error("terminating connection due to administrator command");
        };
      };
      const { ids, rows } = await sendTwice([acceptAndLoseDatabase, accept]);
      expect(Object.hasOwn(db, "updateTable")).toBe(false);
      expect([ids.length, rows]).toMatchObject([1, [{ sent_at: test.clock.now() }]]);
    });

    it("has another mail for each recipient and each job", async () => {
      const ids = new Set<string>();
      const mailer = createMailer({ ...test.services, transport: async (_mail, id) => void ids.add(id) });
      for (const to of ["een@voorbeeld.example", "twee@voorbeeld.example"])
        for (const job of ["job", "other"]) await mailer.send({ ...CONTENT, to }, job);
      expect(ids.size).toBe(4);
    });
  });
});
