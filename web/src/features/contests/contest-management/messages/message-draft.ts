import type { MessageAudience } from "@inktvis/contract/features/contests/contest-messages";
import * as z from "zod";
import type { PreviewedMail } from "#features/management/send-dialog.tsx";
import { contestMessagesCopy as copy } from "./messages.nl.ts";

/** `to` is an audience, followed by the id of the person when the audience is a single person: "entrant:…". */
export const Message = z.object({
  to: z.string().min(1, copy.toMissing),
  text: z.string().trim().min(1, copy.textMissing).max(5000),
});
export type Message = z.input<typeof Message>;

export const draftOf = ({ to, text }: Message) => {
  const [audience = "", personId = null] = to.split(":");
  return { to: audience as MessageAudience, personId, text };
};

/** A message in its preview; the id identifies it when sending is retried. */
export interface Previewed extends PreviewedMail {
  id: string;
  draft: ReturnType<typeof draftOf>;
}
