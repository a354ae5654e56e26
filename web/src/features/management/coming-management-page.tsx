import type { Ability } from "@inktvis/contract/access";
import type { Me } from "@inktvis/contract/features/accounts/me";
import { EmptyState } from "#ui/empty-state.tsx";
import { ManagementTabs } from "./management-tabs.tsx";
import { managedThings } from "./messages.nl.ts";
import { NoRights } from "./no-rights.tsx";

const ABILITY = {
  cursussen: "userCanCreateCourses",
  activiteiten: "userCanCreateActivities",
  "e-cursussen": "userCanCreateEcourses",
} satisfies Record<string, Ability>;

/** What cannot be made here yet, or by this person. */
export function ComingManagementPage({ me, things }: { me: Me; things: keyof typeof ABILITY }) {
  const { title, intro, coming, noRights, toMake } = managedThings[things];
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <ManagementTabs />
      <header className="grid gap-3">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="max-w-xl text-lg text-ink-soft">{intro}</p>
      </header>
      {me[ABILITY[things]] ? (
        <EmptyState title={coming} />
      ) : (
        <NoRights email={me.email} title={noRights} toMake={toMake} />
      )}
    </div>
  );
}
