import type { Ability } from "@inktvis/contract/access";
import type { Me } from "@inktvis/contract/features/accounts/me";
import { EmptyState } from "#ui/empty-state.tsx";
import { ManagementTabs } from "./management-tabs.tsx";
import { managedKinds } from "./messages.nl.ts";
import { NoRights } from "./no-rights.tsx";

const ABILITIES = {
  cursussen: "userCanCreateCourses",
  activiteiten: "userCanCreateActivities",
  "e-cursussen": "userCanCreateEcourses",
} satisfies Record<string, Ability>;

/** The page of a kind of things that cannot be created yet, or not by this person. */
export function UpcomingManagementPage({ me, kind }: { me: Me; kind: keyof typeof ABILITIES }) {
  const { title, intro, comingSoon, noRights, purpose } = managedKinds[kind];
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <ManagementTabs />
      <header className="grid gap-3">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="max-w-xl text-lg text-ink-soft">{intro}</p>
      </header>
      {me[ABILITIES[kind]] ? (
        <EmptyState title={comingSoon} />
      ) : (
        <NoRights email={me.email} title={noRights} purpose={purpose} />
      )}
    </div>
  );
}
