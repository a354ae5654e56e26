import type { QueryClient } from "@tanstack/react-query";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { api } from "#platform/api.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { textQuery } from "../text.queries.ts";
import type { Action } from "./action.ts";
import { reactionMessages as copy } from "./reactions.nl.ts";

interface Reaction {
  isOn: (text: Text) => boolean;
  turned: (text: Text, on: boolean) => Text;
  send: (text: Text, on: boolean) => Promise<unknown>;
  said: (text: Text, on: boolean) => string;
}

const REACTIONS: Record<Action, Reaction> = {
  like: {
    isOn: ({ me }) => me.liking,
    turned: (text, liking) => ({
      ...text,
      likes: Math.max(0, text.likes + (liking ? 1 : -1)),
      me: { ...text.me, liking },
    }),
    send: ({ slug }, on) => api.reactions[on ? "like" : "unlike"]({ params: { slug } }),
    said: ({ likes }, on) => (on ? copy.liked(likes) : copy.unliked),
  },
  volg: {
    isOn: ({ author }) => author.me.following,
    turned: (text, following) => ({ ...text, author: { ...text.author, me: { following } } }),
    send: ({ author }, on) => api.profiles[on ? "follow" : "unfollow"]({ params: { slug: author.slug } }),
    said: ({ author }, on) => (on ? copy.followed : copy.unfollowed)(author.nickname),
  },
  meld: {
    isOn: ({ me }) => me.reported,
    turned: (text, reported) => ({ ...text, me: { ...text.me, reported } }),
    send: ({ slug }, on) =>
      on ? api.reactions.report({ params: { slug }, body: {} }) : api.reactions.unreport({ params: { slug } }),
    said: (_text, on) => (on ? copy.reported : copy.unreported),
  },
};

const busy = new Set<string>();

/**
 * Turns a reaction on or off, the other way round when nothing is asked for. The page shows it at once and takes it back
 * when it is refused. Answers what to say of it; nothing when it was refused, runs already, or is as it should be.
 */
export async function react(queryClient: QueryClient, slug: string, action: Action, wanted?: boolean) {
  const { queryKey } = textQuery(slug);
  const { isOn, turned, send, said } = REACTIONS[action];
  const text = queryClient.getQueryData(queryKey);
  const running = `${action} ${slug}`;
  if (!text || busy.has(running)) return undefined;
  const on = wanted ?? !isOn(text);
  if (on === isOn(text)) return said(text, on);
  const show = (state: boolean) =>
    queryClient.setQueryData(queryKey, (shown) => shown && (isOn(shown) === state ? shown : turned(shown, state)));
  busy.add(running);
  try {
    // An answer that is on its way would bring back how it was.
    await queryClient.cancelQueries({ queryKey });
    show(on);
    await send(text, on);
    forgetLists(queryClient);
    return said(queryClient.getQueryData(queryKey) ?? text, on);
  } catch (error) {
    show(!on);
    toastRefusal(error);
    return undefined;
  } finally {
    busy.delete(running);
  }
}

/** Reports with a reason; a refusal is left to the dialog that asked for it. */
export async function report(queryClient: QueryClient, slug: string, reason: string) {
  await api.reactions.report({ params: { slug }, body: { reason } });
  queryClient.setQueryData(textQuery(slug).queryKey, (text) => text && REACTIONS.meld.turned(text, true));
}

/** Favourites, followed texts and profiles show it too, once they are opened again. */
function forgetLists(queryClient: QueryClient) {
  for (const queryKey of [["texts"], ["search"], ["profiles"]])
    queryClient.removeQueries({ queryKey, type: "inactive" });
}
