import { expect, it } from "vitest";
import { mailHtml, mailText } from "./mail-layout.ts";

const FIELDS = "subject preview greeting paragraph title note label small from".split(" ");
const hostile = (field: string) => `<script>${field}</script><img src=x onerror="${field}"></mj-text>& "'`;
const url = `https://voorbeeld.be/?a=1&b="><script>url</script>`;

it("escapes typed text everywhere in a mail", async () => {
  const content = {
    subject: hostile("subject"),
    preview: hostile("preview"),
    greeting: hostile("greeting"),
    paragraphs: [hostile("paragraph")],
    items: [{ title: hostile("title"), note: hostile("note"), url }],
    action: { label: hostile("label"), url },
    smallPrint: [hostile("small")],
    unsubscribe: { from: hostile("from"), page: url, oneClick: url },
  };
  const html = await mailHtml(content);
  for (const markup of ["<script", "<img", 'onerror="', 'b="']) expect(html).not.toContain(markup);
  for (const field of FIELDS) expect(html).toContain(`&lt;script&gt;${field}&lt;/script&gt;&lt;img`);
  // The addresses of the item, the button, the line below it, and the footer.
  expect(html.split('href="https://voorbeeld.be/?a=1&amp;b=&quot;&gt;&lt;script&gt;')).toHaveLength(5);
  expect(mailText(content)).toContain(hostile("paragraph"));
});
