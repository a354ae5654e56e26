/** Whether a page is at this path, or below it, as `/lezen/poezie` is below `/lezen`. */
export const isAtOrBelow = (page: string, path: string) => page === path || page.startsWith(`${path}/`);
