import { escapeHtml } from "../html.ts";
import type { openApi } from "@inktvis/contract/layer/openapi";

type OpenApiDocument = ReturnType<typeof openApi>;
type Json = Record<string, unknown>;
interface Operation {
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: Json }> }>;
}

/** The docs page: the OpenAPI document as plain HTML, without scripts or external resources. */
export function docsPage({ info, paths, components }: OpenApiDocument) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? "");
  const sections = [...byTag].map(
    ([tag, entries]) => `<section><h2>${escapeHtml(tag)}</h2>${entries.map(operationHtml).join("")}</section>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${escapeHtml(name)}"><summary><b>${escapeHtml(name)}</b></summary>${jsonHtml(schema)}</details>`,
  );
  return `<!doctype html><html lang="nl-BE"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title><style>${STYLE}</style>
<main><h1>${escapeHtml(info.title)} API</h1><p>${escapeHtml(info.description)}</p>
<p><a href="openapi.json">OpenAPI 3.1 als JSON</a></p>${sections.join("")}
<section><h2>Schema’s</h2>${schemas.join("")}</section></main></html>`;
}

function operationHtml({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const parameters = operation.parameters.map(
    ({ name, in: where, required, schema }) =>
      `<li><code>${escapeHtml(name)}</code> <small>${where}${required ? ", verplicht" : ""}</small>${jsonHtml(schema)}</li>`,
  );
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h4>Body <small>${type}</small></h4>${jsonHtml(schema)}`,
  );
  const responses = Object.entries(operation.responses).map(([status, { description, content }]) => {
    const schema = Object.values(content ?? {})[0]?.schema;
    return `<h4>${status} <small>${escapeHtml(description)}</small></h4>${schema ? jsonHtml(schema) : ""}`;
  });
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>
<p>${escapeHtml(operation.description)}</p>${parameters.length > 0 ? `<h4>Parameters</h4><ul>${parameters.join("")}</ul>` : ""}${bodies.join("")}${responses.join("")}</details>`;
}

/** JSON with its `$ref`s as links. */
const jsonHtml = (value: unknown) =>
  `<pre>${escapeHtml(JSON.stringify(value, null, 2)).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    (_, name: string) => `<a href="#schema-${name}">${name}</a>`,
  )}</pre>`;

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.5rem 0}summary{cursor:pointer}
pre{overflow:auto;font-size:.85rem;background:color-mix(in srgb,currentColor 6%,transparent);padding:.75rem;border-radius:.4rem}
b.get,b.post,b.put,b.delete{display:inline-block;min-width:4.5rem}h2{text-transform:capitalize;margin-top:2.5rem}`;
