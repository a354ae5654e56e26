import type { DataProvider, RaRecord } from "ra-core";
import type { CallOptions } from "@inktvis/contract/layer/client";
import { api } from "#platform/api.ts";

interface Page {
  data: any[];
  meta: { total: number };
}
/** What a feature of the contract for the staff room has; one that does less is never asked for the rest. */
interface Endpoints {
  list: (input: { query: Record<string, unknown> }) => Promise<Page>;
  get: (input: { params: { id: unknown } }) => Promise<{ data: any }>;
  create: (input: { body: object }, options: CallOptions) => Promise<{ data: any }>;
  update: (input: { params: { id: unknown }; body: object }, options: CallOptions) => Promise<{ data: any }>;
  delete: (input: { params: { id: unknown } }, options: CallOptions) => Promise<void>;
}

/** `articles` is the feature `staffArticles`. */
function endpointsOf(resource: string): Endpoints {
  const feature = `staff${resource.charAt(0).toUpperCase()}${resource.slice(1)}`;
  return (api as unknown as Record<string, Endpoints>)[feature] as Endpoints;
}

/** As many as the API gives at once. */
const AT_ONCE = 100;
/** For a list that is wanted whole: it is asked for page by page. */
export const WHOLE = { page: 1, perPage: Number.POSITIVE_INFINITY };

/** A change says in its own form what is refused, where it stays until the next try; not in the corner as well. */
const IN_FORM: CallOptions = { quiet: true };

/** A refusal as the forms of react-admin read it: a message a field in its `body`, `root` for what belongs to none. */
async function told<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    const { message, errors = {} } = error as Error & { errors?: Record<string, string[]> };
    const fields = Object.fromEntries(Object.entries(errors).map(([name, [first]]) => [name, first]));
    throw Object.assign(error as Error, {
      body: { errors: Object.keys(fields).length > 0 ? fields : { root: message } },
    });
  }
}

const isStored = (value: unknown) => typeof value === "object" && value !== null && "url" in value;
/** What a form sends: a picture or a file that is there and stays is left out, since it is not given anew. */
const bodyOf = (data: object) => Object.fromEntries(Object.entries(data).filter(([, value]) => !isStored(value)));

const remove = (resource: string, id: unknown) => told(endpointsOf(resource).delete({ params: { id } }, IN_FORM));
const update = (resource: string, id: unknown, data: object) =>
  told(endpointsOf(resource).update({ params: { id }, body: bodyOf(data) }, IN_FORM));
const list = (resource: string, query: Record<string, unknown>) => endpointsOf(resource).list({ query });

/** The lists and forms of the staff room over the contract (layer/staff-list.ts). */
export const dataProvider: DataProvider = {
  async getList(resource, { pagination, sort, filter }) {
    const query = { sort: sort?.field, order: sort?.order, ...filter };
    if (pagination !== WHOLE) {
      const { data, meta } = await list(resource, { ...pagination, ...query });
      return { data, total: meta.total };
    }
    const rows: Page["data"] = [];
    for (let page = 1; ; page++) {
      const { data, meta } = await list(resource, { page, perPage: AT_ONCE, ...query });
      rows.push(...data);
      if (data.length === 0 || rows.length >= meta.total) return { data: rows, total: rows.length };
    }
  },
  getOne: (resource, { id }) => endpointsOf(resource).get({ params: { id } }),
  async getMany(resource, { ids }) {
    return { data: (await list(resource, { ids: ids.join(","), perPage: AT_ONCE })).data };
  },
  async getManyReference(resource, { target, id, pagination, sort, filter }) {
    const query = { ...pagination, sort: sort.field, order: sort.order, ...filter, [target]: id };
    const { data, meta } = await list(resource, query);
    return { data, total: meta.total };
  },
  create: (resource, { data }) => told(endpointsOf(resource).create({ body: bodyOf(data) }, IN_FORM)),
  update: (resource, { id, data }) => update(resource, id, data),
  async updateMany(resource, { ids, data }) {
    for (const id of ids) await update(resource, id, data);
    return { data: ids };
  },
  async delete(resource, { id, previousData }) {
    await remove(resource, id);
    return { data: (previousData ?? { id }) as RaRecord as never };
  },
  async deleteMany(resource, { ids }) {
    for (const id of ids) await remove(resource, id);
    return { data: ids };
  },
};
