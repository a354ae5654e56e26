import * as z from "zod";
import { invitingMessages as copy } from "./messages.nl.ts";

/** The message of the organiser in the mail of an invitation. */
export const InviteMessage = z.string().trim().min(1, copy.textRequired).max(5000);
