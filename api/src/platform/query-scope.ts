import type { Context, MemberContext } from "./context.ts";
import type { Database, Tx } from "./db/database.ts";

/*
 * What the queries of policies depend on. A context is one; in a transaction pass `{ ...ctx, db: tx }`, so that the
 * query is part of it.
 */

interface OnConnection {
  db: Database | Tx;
}
/** For queries of what is public from a moment on. */
export type AtNow = OnConnection & Pick<Context, "now">;
/** For queries of what a member, or a visitor, may see. */
export type ForViewer = OnConnection & Pick<Context, "viewer">;
/** For queries of what belongs to a member. */
export type ForMember = OnConnection & Pick<MemberContext, "viewer">;
