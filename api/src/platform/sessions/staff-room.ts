import type { Context } from "../context.ts";
import type { SignInMethod } from "./session.ts";

type Request = Pick<Context, "site" | "session" | "config">;

/** Whether a sign-in lacks the second step that staff rights require. */
export const lacksSecondStep = (
  { staffSecondFactor }: Pick<Request["config"], "staffSecondFactor">,
  method: SignInMethod,
) => staffSecondFactor && method === "password";

/** Whether rights of the staff count: on the staff site only, so that an XSS on another site cannot use them. */
export const isInStaffRoom = ({ site, session, config }: Request) =>
  site === "staff" && !(session.kind === "member" && lacksSecondStep(config, session.method));
