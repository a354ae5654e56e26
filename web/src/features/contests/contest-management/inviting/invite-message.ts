import * as z from "zod";
import { inviteMessages as copy } from "./invite.nl.ts";

/** The message of the organiser in the mail of an invitation. */
export const InviteMessage = z.string().trim().min(1, copy.textRequired).max(5000);
