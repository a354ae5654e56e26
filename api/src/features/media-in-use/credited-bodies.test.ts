import { describe, expect, it } from "vitest";
import { anAlumnus } from "#features/content/alumni/alumnus.factory.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { aLandingPage, anIntro } from "#features/content/landing-pages/landing-page.factory.ts";
import { aPage } from "#features/content/pages/page.factory.ts";
import { aProduct } from "#features/content/products/product.factory.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { pictureOf } from "#platform/files/media.ts";
import { useTestApi } from "#testing/test-api.ts";

const test = useTestApi();
const NAME = 'Lien <Claes> & "co"';
const LINE = '<small class="picture-credit">Beeld: Lien &lt;Claes&gt; &amp; &quot;co&quot;</small>';

const aStored = async (maker: string | null = NAME) => {
  const upload = { bytes: await aPicture(), ownerId: null, field: "image", details: { alt: "De zee", maker } };
  return pictureOf(await storeImage(test.services, upload));
};
const showing = ({ url }: { url: { default: string } }) => `<img src="${url.default}" alt="De zee" />`;

async function aNewsletter(body: string) {
  const now = test.clock.now();
  const slug = crypto.randomUUID();
  await test.services.db
    .insertInto("newsletters")
    .values({ slug, title: "Winter", body, sent_at: now, recipient_count: 1, created_at: now, updated_at: now })
    .execute();
  return { slug };
}

/** For each kind of editorial content with rich text: creates one with this body, and returns its path for readers. */
const READ: Record<string, (body: string) => Promise<string>> = {
  article: async (body) => `/articles/${(await anArticle(test.services, { body })).slug}`,
  page: async (body) => `/pages/${(await aPage(test.services, { body, site: "organization" })).slug}`,
  product: async (body) => `/products/${(await aProduct(test.services, { body })).slug}`,
  alumnus: async (body) => `/schrijfacademie_alumni/${(await anAlumnus(test.services, { body })).slug}`,
  newsletter: async (body) => `/newsletters/${(await aNewsletter(body)).slug}`,
  "landing page": async (text) =>
    `/landing_pages/${(await aLandingPage(test.services, { blocks: [anIntro({ text })] })).slug}`,
};
const bodyOf = async (path: string) => {
  const { status, body } = await test.browser().get(path, "organization");
  expect(status, path).toBe(200);
  return body.data.body ?? body.data.blocks[0].text;
};

describe("the makers of pictures in editorial content (docs/product/pictures.md#what-a-picture-carries)", () => {
  it.each(Object.entries(READ))("are named below them: %s", async (_, published) => {
    const [credited, nobody, gone] = [await aStored(), await aStored(null), await aStored()];
    const taken_down_at = test.clock.now();
    await test.services.db.updateTable("images").set({ taken_down_at }).where("id", "=", gone.id).execute();
    const body = `<p>Zie ${showing(credited)} daar.</p>${showing(nobody)}${showing(gone)}`;
    expect(await bodyOf(await published(body))).toBe(body.replace(" daar", `${LINE} daar`));
  });

  it("are not named in a form, which would save them", async () => {
    const editor = await aPerson(test.services, { roles: ["editor"] });
    const staff = await test.browser().signInAs(editor.id, ["staff"]);
    const body = `<p>Zie</p>${showing(await aStored())}`;
    const article = await anArticle(test.services, { body });
    const page = await aLandingPage(test.services, { blocks: [anIntro({ text: body })] });
    expect((await staff.get(`/staff/articles/${article.id}`, "staff")).body.data.body).toBe(body);
    expect((await staff.get(`/staff/landing-pages/${page.id}`, "staff")).body.data.blocks[0].text).toBe(body);
  });
});
