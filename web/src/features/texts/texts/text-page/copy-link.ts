import { copyText } from "#platform/copy-text.ts";
import { reactionMessages } from "./reactions.nl.ts";

/** Copies the address of a text; loaded with its messages when a reader first copies one. */
export const copyLink = (url: string) => copyText(url, reactionMessages);
