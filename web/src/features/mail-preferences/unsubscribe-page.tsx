import type { MailCategory } from "@inktvis/contract/features/mail-preferences";
import { type ReactNode, useState } from "react";
import { api } from "../../platform/api.ts";
import { sayRefusal } from "../../platform/forms/form-refusal.ts";
import { SiteLink } from "../../platform/site-link.tsx";
import { Button } from "../../ui/button.tsx";
import { AuthFoot, AuthOutcome, AuthPage } from "../auth/auth-page.tsx";
import { CATEGORIES, unsubscribeMessages as copy } from "./messages.nl.ts";

interface UnsubscribeProps {
  token: string;
  /** Undefined when the link is none of ours. */
  subscription: { category: MailCategory; isSubscribed: boolean } | undefined;
}

/** Says what will stop, and asks: opening a link changes nothing, since mail programs open links by themselves. */
export function UnsubscribePage({ token, subscription }: UnsubscribeProps) {
  const [state, setState] = useState<"asking" | "running" | "done">("asking");
  if (!subscription) return <Outcome title={copy.title}>{copy.broken}</Outcome>;
  const { label, help } = CATEGORIES[subscription.category];
  if (state === "done") return <Outcome title={copy.doneTitle}>{copy.done(label)}</Outcome>;
  if (!subscription.isSubscribed) return <Outcome title={copy.doneTitle}>{copy.notSubscribed(label)}</Outcome>;
  const unsubscribe = async () => {
    setState("running");
    try {
      await api.mailPreferences.unsubscribe({ params: { token } });
      setState("done");
    } catch (refusal) {
      sayRefusal(refusal);
      setState("asking");
    }
  };
  return (
    <AuthPage title={copy.title}>
      <div className="grid gap-2">
        <p>{copy.ask}</p>
        <p className="text-lg font-semibold">{label}</p>
        <p className="text-ink-soft">
          {help} {copy.others}
        </p>
      </div>
      <Button busy={state === "running"} className="justify-self-start" onClick={() => void unsubscribe()}>
        {copy.confirm}
      </Button>
      <ToSettings />
    </AuthPage>
  );
}

const Outcome = ({ title, children }: { title: string; children: string }) => (
  <AuthOutcome message={children} title={title}>
    <ToSettings />
  </AuthOutcome>
);

const ToSettings = (): ReactNode => (
  <AuthFoot>
    <SiteLink className="link" path="/instellingen/notificaties">
      {copy.toSettings}
    </SiteLink>
  </AuthFoot>
);
