import type { QueryClient } from "@tanstack/react-query";
import type { Person } from "@inktvis/contract/features/profiles/profiles";
import { api } from "#platform/api.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { toast } from "#platform/toasts.ts";
import { peopleMessages as copy } from "#features/people/people/messages.nl.ts";
import { personQuery } from "#features/people/people/person.queries.ts";
import { dropCached } from "#platform/cached-queries.ts";

const running = new Set<string>();

/** Follows or unfollows a person. The page shows it at once, and reverts with a toast when the API refuses. */
export async function setFollowing(queryClient: QueryClient, { slug, nickname }: Person, following: boolean) {
  if (running.has(slug)) return;
  running.add(slug);
  const { queryKey } = personQuery(slug);
  const show = (shown: boolean) =>
    queryClient.setQueryData(queryKey, (person) => person && withFollowing(person, shown));
  try {
    await queryClient.cancelQueries({ queryKey });
    show(following);
    await api.profiles[following ? "follow" : "unfollow"]({ params: { slug } });
    toast(following ? copy.nowFollowing(nickname) : copy.noLongerFollowing(nickname));
    // Cached texts of followed people, and cached texts of this author, show whether they are followed.
    dropCached(queryClient, ["texts"]);
  } catch (error) {
    show(!following);
    toastRefusal(error);
  } finally {
    running.delete(slug);
  }
}

function withFollowing(person: Person, following: boolean): Person {
  if (person.me.following === following) return person;
  return { ...person, followers: person.followers + (following ? 1 : -1), me: { ...person.me, following } };
}
