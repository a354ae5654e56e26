import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Texts } from "#platform/db/tables.gen.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { bodyColumnsFromHtml } from "./text.rules.ts";
import { insertText } from "./text-writing.ts";

interface Wanted extends Partial<Omit<Insertable<Texts>, "slug">> {
  genres?: readonly number[];
}

/** Creates a public text by an author of its own; anything not given is filled in. */
export async function aText(services: Services, { genres = [1], ...wanted }: Wanted = {}) {
  const now = services.clock.now();
  const title = wanted.title ?? `Tekst ${crypto.randomUUID().slice(0, 8)}`;
  const author_id = wanted.author_id ?? (await aPerson(services)).id;
  const values = {
    author_id,
    title,
    is_private: false,
    created_at: now,
    updated_at: now,
    published_at: wanted.is_private ? null : now,
    ...wanted,
    ...bodyColumnsFromHtml(wanted.body ?? "<p>Het regende op de polder.</p>"),
  };
  const text = await services.db.transaction().execute((tx) => insertText(tx, values, genres));
  return { ...text, title, authorId: author_id };
}
