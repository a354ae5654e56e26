import type { QueryClient } from "@tanstack/react-query";
import type { CurrentSite } from "./current-site.ts";

/** What every route gets: the current site, and what was loaded. */
export interface RouterContext extends CurrentSite {
  queryClient: QueryClient;
}
