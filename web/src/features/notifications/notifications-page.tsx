import type { Notification } from "@inktvis/contract/features/notifications/notifications";
import { NOTIFICATIONS_PATH, MAIL_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { api, loadCsrfToken } from "#platform/api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { notificationCountQuery } from "#platform/session.queries.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { pagePath } from "#ui/page-path.ts";
import { Pager } from "#ui/pager.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { notificationMessages as copy } from "./messages.nl.ts";
import { NotificationFollowed, notificationSentence } from "./notification-sentence.tsx";
import { notificationsQuery } from "./notification.queries.ts";

const COLUMNS = [{ title: copy.notification }, { title: copy.date }, { title: copy.read, isHidden: true }];

/** The unread notifications of the signed-in person (docs/product/notifications.md#life). */
export function NotificationsPage({ page }: { page: number }) {
  const { data: notifications, meta } = useSuspenseQuery(notificationsQuery(page)).data;
  const { heading, running, markRead, markAllRead } = useMarkRead(page);
  const markFollowed = useMarkFollowed(page);
  const queryClient = useQueryClient();
  // The header shows the same number as this list.
  useEffect(() => {
    queryClient.setQueryData(notificationCountQuery.queryKey, meta.total);
  }, [queryClient, meta.total]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid gap-3">
          <h1 className="text-4xl sm:text-5xl" ref={heading} tabIndex={-1}>
            {copy.title}
          </h1>
          <p className="max-w-xl text-lg text-ink-soft">{copy.intro}</p>
        </div>
        {meta.total > 0 && (
          <Button
            busy={running === "all"}
            look="secondary"
            onClick={() => void markAllRead(meta.newestAt ?? undefined)}
          >
            {copy.readAll}
          </Button>
        )}
      </header>
      {notifications.length > 0 ? (
        <div>
          <DataTable columns={COLUMNS} label={copy.table}>
            {notifications.map((notification) => (
              <Row
                busy={running === notification.id}
                key={notification.id}
                notification={notification}
                onFollow={({ id }) => void markFollowed(id)}
                onRead={({ id }) => void markRead(id)}
              />
            ))}
          </DataTable>
          <Pager {...meta} hrefOf={(to) => pagePath(NOTIFICATIONS_PATH, to)} />
        </div>
      ) : (
        <NothingUnread isPastLast={meta.total > 0} />
      )}
    </div>
  );
}

function NothingUnread({ isPastLast }: { isPastLast: boolean }) {
  if (isPastLast) return <PastLastPage firstPage={NOTIFICATIONS_PATH} />;
  return (
    <EmptyState
      action={
        <SiteLink className="link" path={MAIL_SETTINGS_PATH}>
          {copy.mails}
        </SiteLink>
      }
      title={copy.none}
    >
      {copy.noneHelp}
    </EmptyState>
  );
}

/** Marks notifications as read, one request at a time. `running` is the id of the one being marked, or "all". */
function useMarkRead(page: number) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [running, setRunning] = useState<string>();
  async function mark(key: string, call: () => Promise<unknown>, message: string) {
    if (running) return;
    setRunning(key);
    try {
      await call();
      await queryClient.invalidateQueries(notificationsQuery(page));
      // The button that had the focus is removed with its row.
      heading.current?.focus();
      toast(message);
    } catch (refusal) {
      toastRefusal(refusal);
    } finally {
      setRunning(undefined);
    }
  }
  return {
    heading,
    running,
    markRead: (id: string) => mark(id, () => api.notifications.read({ params: { id } }), copy.wasRead),
    /** Leaves out those that came after `until`, which nobody has seen on this page. */
    markAllRead: (until: string | undefined) =>
      mark("all", () => api.notifications.readAll({ body: { until } }), copy.allRead),
  };
}

/** Marks a notification as read when its link is followed, while the browser leaves this page. */
function useMarkFollowed(page: number) {
  const queryClient = useQueryClient();
  useEffect(() => void loadCsrfToken({ quiet: true }).catch(() => {}), []);
  return async (id: string) => {
    // If that fails, the notification stays in the list, and the person still reaches the page they are going to.
    await api.notifications.read({ params: { id } }, { quiet: true, keepalive: true }).catch(() => {});
    await Promise.all([
      queryClient.invalidateQueries(notificationsQuery(page)),
      queryClient.invalidateQueries(notificationCountQuery),
    ]);
  };
}

interface RowProps {
  notification: Notification;
  busy: boolean;
  onFollow: (notification: Notification) => void;
  onRead: (notification: Notification) => void;
}

function Row({ notification, busy, onFollow, onRead }: RowProps) {
  const id = useId();
  const sentence = notificationSentence(notification);
  if (!sentence) return null;
  return (
    <tr>
      <Cell id={id}>
        <NotificationFollowed value={() => onFollow(notification)}>
          <span>{sentence}</span>
        </NotificationFollowed>
      </Cell>
      <Cell className="whitespace-nowrap" label={copy.date}>
        <DateTime date={notification.createdAt} format="long" />
      </Cell>
      <Cell className="whitespace-nowrap" label="">
        <Button aria-describedby={id} busy={busy} look="quiet" onClick={() => onRead(notification)}>
          {copy.read}
        </Button>
      </Cell>
    </tr>
  );
}
