import type { DataProvider, RaRecord } from "ra-core";
import type { CallOptions } from "@inktvis/contract/layer/client";
import { capitalize } from "#platform/formats/capitalize.ts";
import { isChangedElsewhere } from "#platform/refusals.ts";
import { staffApi } from "./staff-api.ts";

interface Page {
  data: any[];
  meta: { total: number; hasMore?: boolean };
}
/**
 * The endpoints of a contract feature for the staff room. A feature may lack some of them: its resource then never
 * calls those.
 */
interface Endpoints {
  list: (input: { query: Record<string, unknown> }) => Promise<Page>;
  get: (input: { params: { id: unknown } }) => Promise<{ data: any }>;
  create: (input: { body: object }, options: CallOptions) => Promise<{ data: any }>;
  update: (input: { params: { id: unknown }; body: object }, options: CallOptions) => Promise<{ data: any }>;
  delete: (input: { params: { id: unknown } }, options: CallOptions) => Promise<void>;
  merge: (input: { params: { id: unknown }; body: { into: number } }) => Promise<void>;
}

/** `articles` → the endpoints of the feature `staffArticles`. */
function endpointsOf(resource: string): Endpoints {
  const feature = `staff${capitalize(resource)}`;
  return (staffApi as unknown as Record<string, Endpoints>)[feature] as Endpoints;
}

/** The largest page that the API returns. */
const MAX_PER_PAGE = 100;
/** The pagination of a whole list, which is fetched page by page. */
export const ALL_ROWS = { page: 1, perPage: Number.POSITIVE_INFINITY };

/** A form shows a refusal itself, until the next try: there is no toast as well. */
export const WITHOUT_TOAST: CallOptions = { quiet: true };

/**
 * Rethrows a refusal in the shape that react-admin's forms read: a message for each field in `body.errors`, or one in
 * `root`; in `revision` when somebody else saved in the meantime.
 */
export async function withFormErrors<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    const { message, errors = {} } = error as Error & { errors?: Record<string, string[]> };
    const fields = Object.fromEntries(Object.entries(errors).map(([name, [first]]) => [name, first]));
    throw Object.assign(error as Error, {
      body: { errors: Object.keys(fields).length > 0 ? fields : { [formPartOf(error)]: message } },
    });
  }
}

const formPartOf = (refusal: unknown) => (isChangedElsewhere(refusal) ? "revision" : "root");

/** Whether the value is a picture or file that the API already has. */
export const isStored = (value: unknown) => typeof value === "object" && value !== null && "url" in value;
/** The body of a form, without stored pictures and files: those that do not change are not sent. */
export const bodyOf = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => !isStored(value)));

const remove = (resource: string, id: unknown) =>
  withFormErrors(endpointsOf(resource).delete({ params: { id } }, WITHOUT_TOAST));
const update = (resource: string, id: unknown, data: object) =>
  withFormErrors(endpointsOf(resource).update({ params: { id }, body: bodyOf(data) }, WITHOUT_TOAST));
const list = (resource: string, query: Record<string, unknown>) => endpointsOf(resource).list({ query });

/** Merges one row of a list of choices into another. */
export const mergeRow = (resource: string, id: number, into: number) =>
  endpointsOf(resource).merge({ params: { id }, body: { into } });

/** The lists and forms of the staff room over the contract (layer/staff-list.ts). */
export const dataProvider: DataProvider = {
  async getList(resource, { pagination, sort, filter }) {
    const query = { sort: sort?.field, order: sort?.order, ...filter };
    if (pagination !== ALL_ROWS) {
      const { data, meta } = await list(resource, { ...pagination, ...query });
      return { data, total: meta.total, meta };
    }
    const rows: Page["data"] = [];
    for (let page = 1; ; page++) {
      const { data, meta } = await list(resource, { page, perPage: MAX_PER_PAGE, ...query });
      rows.push(...data);
      // The total of a large list is counted up to a maximum only.
      if (data.length === 0 || (!meta.hasMore && rows.length >= meta.total)) return { data: rows, total: rows.length };
    }
  },
  getOne: (resource, { id }) => endpointsOf(resource).get({ params: { id } }),
  async getMany(resource, { ids }) {
    return { data: (await list(resource, { ids: ids.join(","), perPage: MAX_PER_PAGE })).data };
  },
  async getManyReference(resource, { target, id, pagination, sort, filter }) {
    const query = { ...pagination, sort: sort.field, order: sort.order, ...filter, [target]: id };
    const { data, meta } = await list(resource, query);
    return { data, total: meta.total };
  },
  create: (resource, { data }) => withFormErrors(endpointsOf(resource).create({ body: bodyOf(data) }, WITHOUT_TOAST)),
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
