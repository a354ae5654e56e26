import * as z from "zod";
import { endpoint } from "../layer/endpoint.ts";

export const NotificationSettingsInput = z
  .object({ receiveOnlyCrucialEmail: z.boolean() })
  .meta({ id: "NotificationSettingsInput" });

export const settings = {
  changeNotifications: endpoint({
    method: "PUT",
    path: "/me/notification-settings",
    access: "member",
    summary: "Kiezen of je alleen de noodzakelijke e-mails krijgt",
    body: NotificationSettingsInput,
    status: 204,
  }),
};
