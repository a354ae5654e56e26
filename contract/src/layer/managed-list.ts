import { Flag } from "./fields.ts";
import { PageQuery } from "./schemas.ts";

/* The list of what somebody manages: their contests, … */

export const MANAGED_PER_PAGE = 25;
export const ManagedPageQuery = PageQuery.extend({ all: Flag.optional() });
