import * as z from "zod";
import { inviteMessages as copy } from "./invite.nl.ts";

/** What the mails of an invitation say, in the organiser's own words. */
export const InviteMessage = z.string().trim().min(1, copy.textRequired).max(5000);
