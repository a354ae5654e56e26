import type { Context } from "../context.ts";

type Request = Pick<Context, "site" | "session" | "config">;

/** Whether who is signed in did so without the second step that rights of the staff ask. */
export const lacksSecondFactor = ({ config, session }: Omit<Request, "site">) =>
  config.staffSecondFactor && session.kind === "member" && session.method === "password";

/** Whether rights of the staff count: on the staff site only, so that an XSS on another site cannot use them. */
export const isInStaffRoom = (request: Request) => request.site === "staff" && !lacksSecondFactor(request);
