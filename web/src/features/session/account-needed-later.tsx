import { type ComponentProps, lazy, Suspense } from "react";

const AccountNeeded = lazy(() => import("./account-needed.tsx").then((module) => ({ default: module.AccountNeeded })));

/** The dialog that asks a visitor to sign in; loaded when it is opened, to keep the script of the page small. */
export const AccountNeededLater = (props: ComponentProps<typeof AccountNeeded>) => (
  <Suspense>
    <AccountNeeded {...props} />
  </Suspense>
);
