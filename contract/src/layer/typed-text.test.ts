import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { contract } from "#index.ts";
import { endpointsOf } from "./endpoint.ts";
import { typedLine, typedText } from "./typed-text.ts";

type Leaf = z.ZodType<string | null | undefined>;
interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: z.ZodType[];
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  items?: z.ZodType[];
  left?: z.ZodType;
  right?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
}
const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

/** The schema that checks the value itself, without the transforms around it. */
function readBy(schema: z.ZodType): z.ZodType {
  const def = defOf(schema);
  if (def.type !== "pipe" || !def.in || !def.out) return schema;
  return readBy(defOf(def.in).type === "transform" ? def.out : def.in);
}

/** Every string that a schema takes, with its path. */
function* stringsOf(schema: z.ZodType, path: string): Generator<[path: string, leaf: Leaf]> {
  const def = defOf(readBy(schema));
  if (def.type === "string") yield [path, schema as Leaf];
  for (const [name, part] of Object.entries(def.shape ?? {})) yield* stringsOf(part, `${path}.${name}`);
  const parts = [def.element, def.innerType, def.valueType, def.left, def.right, ...(def.options ?? [])];
  for (const part of [...parts, ...(def.items ?? [])]) if (part) yield* stringsOf(part, path);
}

const fields = [...endpointsOf(contract)].flatMap(([name, { body, query }]) =>
  [body, query].flatMap((schema) => (schema ? [...stringsOf(schema as z.ZodType, name.join("."))] : [])),
);

/** Sent as it is and never stored in that form: passwords, which are hashed, and bytes as base64. */
const RAW =
  /\.(password|oldPassword|password_confirmation|data|image|profilePicture|bannerBig|bannerSmall|teacherImage)$/;
/** Made by machines: taken whole or refused. */
const OPAQUE = /\.(token|signingToken|subjectId)$/;
/** Names that tell one thing or person from another: invisible characters in them are not kept. */
const STRICT = /\.(nickname|name|oldSlug|slug)$/;

const WORDS = "Woord na woord, en het volgende";
const HOSTILE = "Woo\u0000rd\tna\u001b\u000bwoord,\u0007\fen\u0085het\r\nvol\u007fgende";
const MEANT = "Zee\u00adhond en \u{1f469}\u200d\u{1f680}";
const outputOf = (leaf: Leaf, value: string) => leaf.safeParse(value).data ?? undefined;
const maxOf = (leaf: Leaf) => {
  const typed = defOf(leaf).type === "pipe" ? defOf(leaf).in : leaf;
  return (typed as { maxLength?: number | null } | undefined)?.maxLength ?? null;
};

describe("control characters in what the contract takes", () => {
  it("are looked for in every string of every body", () => {
    expect(fields.length).toBeGreaterThan(150);
    const paths = fields.map(([path]) => path);
    for (const path of ["texts.create.title", "contests.update.extraField2", "settings.updateProfile.bio"])
      expect(paths).toContain(path);
    expect(paths).toContain("contestInvitations.inviteJury.invites.email");
  });

  it.each(fields.filter(([path]) => !RAW.test(path)))("are replaced or refused in %s", (path, leaf) => {
    const kept = outputOf(leaf, HOSTILE);
    if (OPAQUE.test(path) && kept === undefined) return;
    // A format, such as that of a date, takes neither text.
    expect(kept === undefined, "whether it is refused").toBe(outputOf(leaf, WORDS) === undefined);
    if (kept === undefined) return;
    expect(kept.replaceAll(/[\n\t]/g, "")).not.toMatch(/\p{Cc}/u);
    expect(kept.replaceAll(/\s+/g, " ")).toBe("Woord na woord, en het volgende");
    if (!STRICT.test(path)) expect(outputOf(leaf, MEANT)).toBe(MEANT);
    const max = maxOf(leaf);
    if (/\.(title|question|organization)$/.test(path) || (max !== null && max <= 255))
      expect(kept).not.toMatch(/[\n\t]/);
  });
});

describe("what is typed", () => {
  it("is kept without half of a character that was cut in two", () => {
    for (const typed of [typedLine(), typedText()])
      expect(typed.parse("\ud83dzee\udc69 \u{1f469}\ud83d")).toBe("zee \u{1f469}");
  });

  it("on one line keeps its words apart, whatever was pasted between them", () => {
    expect(typedLine().trim().parse("\tDe\nzee\r\n\u2028en\u000bik\u0007 \u0000\n")).toBe("De zee en ik");
    expect(typedLine().trim().min(3).safeParse("\u0007\u0000\n").success).toBe(false);
  });

  it.each(["\u200b", "\u2060", "\u3164", "\u00ad", "\ufeff", "\u2800", "\u{e0020}", " \u200b \u200d"])(
    "on one line is empty if nothing in it is visible (%j)",
    (unseen) => {
      expect(typedLine().parse(unseen.repeat(3))).toBe("");
      expect(typedLine().parse(`${unseen}?`)).toBe(`${unseen}?`);
    },
  );

  it("on one line cannot reverse the sentence that it is put in", () => {
    expect(typedLine().parse("\u202Ekees\u2066 en \u202Dco\u2069")).toBe("kees en co");
  });

  it("on several lines keeps lines, tabs and indents, and turns every line break into a newline", () => {
    expect(typedText().parse("een\r\n  twee\u000bdrie\fvier\rvijf\u0085zes\u2028\tacht\u0000\u009b")).toBe(
      "een\n  twee\ndrie\nvier\nvijf\nzes\u2028\tacht",
    );
  });
});
