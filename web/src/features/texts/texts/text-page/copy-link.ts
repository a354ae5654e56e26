import { copyText } from "#platform/copy-text.ts";
import { reactionMessages } from "./reactions.nl.ts";

/** Copies the address of a text; with its words loaded when a reader first does. */
export const copyLink = (url: string) => copyText(url, reactionMessages);
