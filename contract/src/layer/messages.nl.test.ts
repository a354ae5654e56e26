import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod";
import { type Endpoint, endpointsOf } from "./endpoint.ts";
import { contract } from "#index.ts";
import type { LABELS } from "#labels.nl.ts";
import { Moment, NewPassword } from "./fields.ts";
import { setDutchMessages } from "./messages.nl.ts";

setDutchMessages();

/** The message for an invalid value. */
const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe("the field in a message", () => {
  it.each([
    ["by its own name", z.object({ title: z.string() }), {}, "Titel is verplicht."],
    [
      "by the last name of the path",
      z.object({ text: z.object({ body: z.string() }) }),
      { text: {} },
      "Tekst is verplicht.",
    ],
    ["by its list", z.object({ genres: z.array(z.int()) }), { genres: ["x"] }, "Genres is niet geldig."],
    [
      "in a list of objects",
      z.object({ genres: z.array(z.object({ email: z.string() })) }),
      { genres: [{}] },
      "E-mailadres is verplicht.",
    ],
    ["without a label", z.object({ zomaar: z.string() }), {}, "Dit veld is verplicht."],
    ["without a path", z.string(), undefined, "Dit veld is verplicht."],
  ])("is named %s", (_case, schema, value, message) => {
    expect(messagesOf(schema, value)).toEqual([message]);
  });

  it("distinguishes missing from invalid values", () => {
    const schema = z.object({ title: z.string() });
    expect(messagesOf(schema, { title: null })).toEqual(["Titel is verplicht."]);
    expect(messagesOf(schema, { title: 3 })).toEqual(["Titel is niet geldig."]);
  });
});

describe("sizes and lengths", () => {
  it.each([
    [z.string().min(1), "", "Titel is verplicht."],
    [z.string().trim().min(2), " ", "Titel is verplicht."],
    [z.email(), "", "Titel is verplicht."],
    [z.iso.date(), "", "Titel is verplicht."],
    [z.enum(["a"]), "", "Titel is verplicht."],
    [NewPassword, "", "Titel is verplicht."],
    [z.string().length(2), "", "Titel is verplicht."],
    [z.union([z.iso.date(), z.iso.datetime()]), "", "Titel is verplicht."],
    [Moment, null, "Titel is verplicht."],
    [z.string().min(2), "a", "Titel moet minstens 2 tekens hebben."],
    [z.string().max(1), "ab", "Titel mag hoogstens 1 teken hebben."],
    [z.string().max(255), "x".repeat(256), "Titel mag hoogstens 255 tekens hebben."],
    [z.array(z.int()).min(1), [], "Kies er minstens 1 bij titel."],
    [z.array(z.int()).max(3), [1, 2, 3, 4], "Kies er hoogstens 3 bij titel."],
    [z.number().min(1), 0, "Titel moet minstens 1 zijn."],
    [z.number().max(10), 11, "Titel mag hoogstens 10 zijn."],
    [z.number().multipleOf(5), 3, "Titel is niet geldig."],
  ] as const)("are described in Dutch (%#)", (schema, value, message) => {
    expect(messagesOf(z.object({ title: schema }), { title: value })).toEqual([message]);
  });

  it.each([
    ["courseStudentLevels", z.array(z.int()).min(1), [], "Kies minstens één niveau."],
    ["genres", z.array(z.int()).max(3), [1, 2, 3, 4], "Kies hoogstens 3 genres."],
    ["answerData", z.array(z.int()).min(2), [1], "Geef minstens 2 antwoorden."],
  ])("name what is counted in the list %s", (field, schema, value, message) => {
    expect(messagesOf(z.object({ [field]: schema }), { [field]: value })).toEqual([message]);
  });

  it.each([
    [z.email(), "naam@", "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be."],
    [z.url(), "voorbeeld", "Vul een volledig webadres in, zoals https://voorbeeld.be."],
    [z.iso.date(), "2026-02-30", "Vul een geldige datum in."],
    [z.iso.datetime(), "2026-02-03", "Vul een geldige datum met tijd in."],
    [z.uuid(), "x", "E-mailadres is niet geldig."],
    [z.enum(["a"]), "b", "E-mailadres is niet geldig."],
    [z.enum(["a"]), null, "E-mailadres is verplicht."],
    [z.union([z.boolean(), z.literal(1)]), "b", "E-mailadres is niet geldig."],
  ] as const)("are explained by example for a format (%#)", (schema, value, message) => {
    expect(messagesOf(z.object({ email: schema }), { email: value })).toEqual([message]);
  });

  it("prefers a message of the schema itself", () => {
    expect(messagesOf(z.object({ title: z.string().min(3, "Verzin een titel.") }), { title: "" })).toEqual([
      "Verzin een titel.",
    ]);
  });
});

/** The names of the fields that any endpoint of a tree takes in its body. */
type BodyFields<Tree> =
  Tree extends Endpoint<infer Input>
    ? "body" extends keyof Input
      ? keyof NonNullable<Input["body"]> & string
      : never
    : { [Name in keyof Tree]: BodyFields<Tree[Name]> }[keyof Tree];
/** Sent by pages, never typed by people. */
type NotTyped =
  | ("userId" | "organizerId" | "rulesVersion" | "filters" | "courseId" | "isSent" | "refund" | "handedInAt")
  | ("subjectId" | "change" | "replaces" | "shownTerms" | "again" | "startedAt");

describe("the fields of the contract", () => {
  it("each have a label", () => {
    expectTypeOf<Exclude<BodyFields<typeof contract>, keyof typeof LABELS>>().toEqualTypeOf<NotTyped>();
  });

  it("report in Dutch for an empty form", () => {
    for (const [name, { body }] of endpointsOf(contract)) {
      if (!body) continue;
      for (const message of messagesOf(body as z.ZodType, {}))
        expect(message, name.join(".")).toMatch(/ is (?:verplicht|niet geldig)\.$|^Ga akkoord/);
    }
  });
});
