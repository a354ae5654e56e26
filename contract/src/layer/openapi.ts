import * as z from "zod";
import { type Contract, type Endpoint, endpointsOf, type Schema } from "./endpoint.ts";
import { ErrorBody } from "./schemas.ts";

type Json = Record<string, unknown>;

type SchemaOf = (schema: Schema, io: "input" | "output") => Json;

/** OpenAPI 3.1 from the contract, with zod's JSON Schema; schemas with `.meta({ id })` become components. */
export function openApi(contract: Contract, info: { title: string; version: string; description: string }) {
  const { schemaOf, components } = createComponents();
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of endpointsOf(contract))
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(name, endpoint, schemaOf);

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

/** Converts schemas to JSON Schema; those with an id are collected as components and referred to. */
function createComponents() {
  const components: Record<string, unknown> = {};
  const schemaOf: SchemaOf = (schema, io) => {
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
  return { components, schemaOf };
}

function operationOf(name: readonly string[], endpoint: Endpoint, schemaOf: SchemaOf): Json {
  const { method, body, accepts, access, summary, params, query } = endpoint;
  return {
    operationId: name.join("."),
    tags: name.slice(0, 1),
    summary,
    description: `Toegang: ${access}.`,
    parameters: [...parametersOf(params, "path", schemaOf), ...parametersOf(query, "query", schemaOf)],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [accepts === "multipart" ? "multipart/form-data" : "application/json"]: { schema: schemaOf(body, "input") },
        },
      },
    }),
    ...(method !== "GET" && { security: [{ csrf: [] }] }),
    responses: responsesOf(endpoint, schemaOf),
  };
}

const parametersOf = (schema: Schema | undefined, location: "path" | "query", schemaOf: SchemaOf) =>
  Object.entries((schema as z.ZodObject | undefined)?.shape ?? {}).map(([name, field]) => {
    const required = location === "path" || !(field as z.ZodType).safeParse(undefined).success;
    return { name, in: location, required, schema: schemaOf(field, "input") };
  });

function responsesOf({ response, produces, status, orEmpty }: Endpoint, schemaOf: SchemaOf) {
  const refused = { content: { "application/json": { schema: schemaOf(ErrorBody, "output") } } };
  const content = response
    ? { "application/json": { schema: schemaOf(response, "output") } }
    : produces && { [produces]: {} };
  return {
    [status ?? (content ? 200 : 204)]: { description: "Gelukt", ...(content && { content }) },
    ...(orEmpty && { [orEmpty]: { description: "Te laat: herlaad, en begin deze stap opnieuw" } }),
    default: { description: "Geweigerd, met een zin die zegt wat er aan de hand is", ...refused },
  };
}

/** JSON Schema has shared definitions beside the schema, OpenAPI under components. */
const withComponentRefs = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll("#/$defs/", "#/components/schemas/")) as Json;
