import { type Member, memberOf } from "./member.ts";

interface NewText {
  title: string;
  body?: string;
  membersOnly?: boolean;
  private?: boolean;
}

/** Creates a text, public by default. Returns its slug. */
export async function makeText(
  author: Member,
  { title, body = "<p>Eerst is er zout, dan pas de zee.</p>", membersOnly, private: hidden }: NewText,
) {
  const [genre] = await author.call<{ id: number }[]>("GET", "/genres");
  const text = { title, body, membersOnly: membersOnly ? 1 : 0, private: hidden ? 1 : 0, genres: [genre?.id] };
  return (await author.call<{ slug: string }>("POST", "/texts", text)).slug;
}

/** Creates a text by `schrijver` that no other test uses. Returns its slug. */
export const newText = async (text: Partial<NewText> = {}) =>
  makeText(await memberOf("schrijver"), { title: `Zout op de ramen ${crypto.randomUUID()}`, ...text });

interface ReadText {
  likes: number;
  views: number;
  reads: number;
  me: { liking: boolean };
}

/** A text as the API returns it to its author, or to the given reader. */
export const readText = async (slug: string, reader?: Member) =>
  (reader ?? (await memberOf("schrijver"))).call<ReadText>("GET", `/texts/${slug}`);
