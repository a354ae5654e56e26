import { useNotificationContext, useTranslate } from "ra-core";
import { useEffect } from "react";
import { toast } from "#platform/toasts.ts";

/** Shows react-admin's notifications as toasts of the site. */
export function RoomToasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (!next || typeof next.message !== "string") return;
    const text = translate(next.message, next.notificationOptions?.messageArgs);
    toast(text, next.type === "error" || next.type === "warning" ? "failed" : "good");
  }, [notifications, takeNotification, translate]);
  return null;
}
