import * as z from "zod";
import { type Contract, type Endpoint, endpointsOf, type Schema } from "./endpoint.ts";
import { ErrorBody } from "./schemas.ts";

type Json = Record<string, unknown>;

/** OpenAPI 3.1 from the contract, with zod's JSON Schema; schemas with `.meta({ id })` become components. */
export function openApi(contract: Contract, info: { title: string; version: string; description: string }) {
  const components: Record<string, unknown> = {};
  const paths: Record<string, Json> = {};

  const schemaOf = (schema: Schema, io: "input" | "output"): Json => {
    const {
      $schema: _,
      $defs,
      id,
      ...rest
    } = z.toJSONSchema(schema as z.ZodType, {
      io,
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === "file") Object.assign(jsonSchema, { type: "string", format: "binary" });
      },
    }) as Json & { $defs?: Record<string, Json>; id?: string };
    for (const [name, { id: _id, ...definition }] of Object.entries($defs ?? {}))
      components[name] ??= withComponentRefs(definition);
    if (!id) return withComponentRefs(rest);
    components[id] ??= withComponentRefs(rest);
    return { $ref: `#/components/schemas/${id}` };
  };

  const parametersOf = (schema: Schema | undefined, where: "path" | "query") =>
    Object.entries((schema as z.ZodObject | undefined)?.shape ?? {}).map(([name, field]) => {
      const required = where === "path" || !(field as z.ZodType).safeParse(undefined).success;
      return { name, in: where, required, schema: schemaOf(field, "input") };
    });

  const responsesOf = (endpoint: Endpoint) => {
    const refused = { content: { "application/json": { schema: schemaOf(ErrorBody, "output") } } };
    const content = endpoint.response
      ? { "application/json": { schema: schemaOf(endpoint.response, "output") } }
      : endpoint.produces && { [endpoint.produces]: {} };
    return {
      [endpoint.status ?? (content ? 200 : 204)]: { description: "Gelukt", ...(content && { content }) },
      default: { description: "Geweigerd, met een zin die zegt wat er aan de hand is", ...refused },
    };
  };

  for (const [name, endpoint] of endpointsOf(contract)) {
    const { method, path, body, accepts, access, summary } = endpoint;
    (paths[path] ??= {})[method.toLowerCase()] = {
      operationId: name.join("."),
      tags: name.slice(0, 1),
      summary,
      description: `Toegang: ${access}.`,
      parameters: [...parametersOf(endpoint.params, "path"), ...parametersOf(endpoint.query, "query")],
      ...(body && {
        requestBody: {
          required: true,
          content: {
            [accepts === "multipart" ? "multipart/form-data" : "application/json"]: { schema: schemaOf(body, "input") },
          },
        },
      }),
      ...(method !== "GET" && { security: [{ csrf: [] }] }),
      responses: responsesOf(endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: "/api" }],
    paths,
    components: {
      schemas: components,
      securitySchemes: { csrf: { type: "apiKey", in: "header", name: "X-CSRF-TOKEN" } },
    },
  };
}

/** JSON Schema has shared definitions beside the schema, OpenAPI under components. */
const withComponentRefs = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll("#/$defs/", "#/components/schemas/")) as Json;
