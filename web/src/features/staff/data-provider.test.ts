import { afterEach, expect, it, vi } from "vitest";
import { ALL_ROWS, dataProvider } from "./data-provider.ts";
import { staffApi } from "./staff-api.ts";

afterEach(() => void vi.restoreAllMocks());

const COUNTED = 1000;

it.each([0, 40, 100, 1000, 1040, 2300])(
  "fetches all of %i rows, even when there are more than the API counts",
  async (count) => {
    vi.spyOn(staffApi.staffPeople, "list").mockImplementation((async ({
      query: { page, perPage },
    }: {
      query: { page: number; perPage: number };
    }) => ({
      data: Array.from({ length: count }, (_row, id) => ({ id })).slice((page - 1) * perPage, page * perPage),
      meta: { total: Math.min(count, COUNTED), ...(count > COUNTED && { hasMore: true }) },
    })) as never);
    const { data } = await dataProvider.getList("people", { pagination: ALL_ROWS });
    expect([data.length, new Set(data.map(({ id }) => id)).size]).toEqual([count, count]);
  },
);
