import type { QueryClient } from "@tanstack/react-query";
import type { CurrentSite } from "./current-site.ts";

/** What every route is given: where one is, and what was loaded. */
export interface RouterContext extends CurrentSite {
  queryClient: QueryClient;
}
