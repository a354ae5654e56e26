/** The path of a page of a list, for `Pager`; the first page has no `page` parameter. */
export const pagePath = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);
