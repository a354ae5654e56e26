import * as z from "zod";
import type { StaffRight } from "#access.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, pageOf } from "./schemas.ts";

/** Path parameters of resources with integer ids. */
export const NumberParams = z.object({ id: z.coerce.number<number>().pipe(z.int32().min(1)) });

interface Resource<Row, Query, Params, Input, Change> {
  /** Below /staff. */
  path: string;
  access: StaffRight;
  /** `een genre`, `alle genres` */
  one: string;
  all: string;
  /** A row, in lists and by itself. */
  row: Row;
  query: Query;
  params: Params;
  create: Input;
  update: Change;
  /** In bytes; absent: the default of the API. */
  bodyLimit?: number;
}

/** The endpoints of a staff resource. Features omit those that they do not have. */
export function staffEndpoints<
  Row extends z.ZodType,
  Query extends z.ZodType,
  Params extends z.ZodType,
  Input extends z.ZodType,
  Change extends z.ZodType,
>({
  path,
  access,
  one,
  all,
  row,
  query,
  params,
  create,
  update,
  bodyLimit,
}: Resource<Row, Query, Params, Input, Change>) {
  const list = `/staff/${path}` as const;
  const item = `${list}/{id}` as const;
  const response = dataOf(row);
  return {
    list: endpoint({ method: "GET", path: list, access, summary: `Kantoor: ${all}`, query, response: pageOf(row) }),
    get: endpoint({ method: "GET", path: item, access, summary: `Kantoor: ${one}`, params, response }),
    create: endpoint({
      method: "POST",
      path: list,
      access,
      summary: `Kantoor: ${one} maken`,
      body: create,
      ...(bodyLimit && { bodyLimit }),
      response,
      status: 201,
    }),
    update: endpoint({
      method: "PUT",
      path: item,
      access,
      summary: `Kantoor: ${one} wijzigen`,
      params,
      body: update,
      ...(bodyLimit && { bodyLimit }),
      response,
    }),
    delete: endpoint({
      method: "DELETE",
      path: item,
      access,
      summary: `Kantoor: ${one} verwijderen`,
      params,
      status: 204,
    }),
  };
}

/** Merges one row of a list of choices into another: whatever had the first has the other from then on. */
export const mergeEndpoint = <const Path extends string>(
  path: Path,
  { access, summary }: { access: StaffRight; summary: string },
) =>
  endpoint({
    method: "POST",
    path: `/staff/${path}/{id}/merge`,
    access,
    summary: `Kantoor: ${summary}`,
    params: NumberParams,
    body: z.object({ into: z.int32() }),
    status: 204,
  });
