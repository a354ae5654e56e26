import type { QueryClient } from "@tanstack/react-query";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { api } from "#platform/api.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { textQuery } from "../text.queries.ts";
import type { Action } from "./action.ts";
import { reactionMessages as copy } from "./reactions.nl.ts";
import { dropCached } from "#platform/cached-queries.ts";

interface Reaction {
  isOn: (text: Text) => boolean;
  /** The text as it is once the reaction is on or off. */
  updated: (text: Text, on: boolean) => Text;
  send: (text: Text, on: boolean) => Promise<unknown>;
  message: (text: Text, on: boolean) => string;
}

const REACTIONS: Record<Action, Reaction> = {
  like: {
    isOn: ({ me }) => me.liking,
    updated: (text, liking) => ({
      ...text,
      likes: Math.max(0, text.likes + (liking ? 1 : -1)),
      me: { ...text.me, liking },
    }),
    send: ({ slug }, on) => api.reactions[on ? "like" : "unlike"]({ params: { slug } }),
    message: ({ likes }, on) => (on ? copy.liked(likes) : copy.unliked),
  },
  volg: {
    isOn: ({ author }) => author.me.following,
    updated: (text, following) => ({ ...text, author: { ...text.author, me: { following } } }),
    send: ({ author }, on) => api.profiles[on ? "follow" : "unfollow"]({ params: { slug: author.slug } }),
    message: ({ author }, on) => (on ? copy.followed : copy.unfollowed)(author.nickname),
  },
  meld: {
    isOn: ({ me }) => me.reported,
    updated: (text, reported) => ({ ...text, me: { ...text.me, reported } }),
    send: ({ slug }, on) =>
      on ? api.reactions.report({ params: { slug }, body: {} }) : api.reactions.unreport({ params: { slug } }),
    message: (_text, on) => (on ? copy.reported : copy.unreported),
  },
};

const running = new Set<string>();

/**
 * Turns a reaction on or off; without `wanted`, toggles it. The page shows the change at once, and reverts it after a
 * refusal. Returns a message to announce; undefined after a refusal, which shows a toast, or while the same reaction is
 * running.
 */
export async function react(queryClient: QueryClient, slug: string, action: Action, wanted?: boolean) {
  const { queryKey } = textQuery(slug);
  const { isOn, updated, send, message } = REACTIONS[action];
  const text = queryClient.getQueryData(queryKey);
  const key = `${action} ${slug}`;
  if (!text || running.has(key)) return undefined;
  const on = wanted ?? !isOn(text);
  if (on === isOn(text)) return message(text, on);
  const show = (state: boolean) =>
    queryClient.setQueryData(queryKey, (shown) => shown && (isOn(shown) === state ? shown : updated(shown, state)));
  running.add(key);
  try {
    // The response of a running fetch would overwrite the new state with the old one.
    await queryClient.cancelQueries({ queryKey });
    show(on);
    await send(text, on);
    dropCachedLists(queryClient);
    return message(queryClient.getQueryData(queryKey) ?? text, on);
  } catch (error) {
    show(!on);
    toastRefusal(error);
    return undefined;
  } finally {
    running.delete(key);
  }
}

/** Reports with a reason. Throws the refusal, which the dialog shows. */
export async function report(queryClient: QueryClient, slug: string, reason: string) {
  await api.reactions.report({ params: { slug }, body: { reason } });
  queryClient.setQueryData(textQuery(slug).queryKey, (text) => text && REACTIONS.meld.updated(text, true));
}

/** Lists and profiles show reactions too: they are refetched when they are next opened. */
const dropCachedLists = (queryClient: QueryClient) => dropCached(queryClient, ["texts"], ["search"], ["profiles"]);
