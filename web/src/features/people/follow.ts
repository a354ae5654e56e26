import type { QueryClient } from "@tanstack/react-query";
import type { Person } from "@inktvis/contract/features/people";
import { api } from "../../platform/api.ts";
import { toast } from "../../platform/toasts.ts";
import { peopleMessages as copy } from "./messages.nl.ts";
import { personQuery } from "./person.queries.ts";

/** Follows somebody, or stops: shown at once, and taken back when the API will not. */
export async function setFollowing(queryClient: QueryClient, { slug, nickname }: Person, following: boolean) {
  const { queryKey } = personQuery(slug);
  const show = (shown: boolean) =>
    queryClient.setQueryData(queryKey, (person) => person && withFollowing(person, shown));
  await queryClient.cancelQueries({ queryKey });
  show(following);
  try {
    await api.people[following ? "follow" : "unfollow"]({ params: { slug } });
  } catch {
    // Why was said already (platform/api-transport.ts).
    show(!following);
    return;
  }
  toast(following ? copy.nowFollowing(nickname) : copy.noLongerFollowing(nickname));
  // What follows from it is elsewhere: the feed, and the author of a text.
  queryClient.removeQueries({ queryKey: ["texts"], type: "inactive" });
}

function withFollowing(person: Person, following: boolean): Person {
  if (person.me.following === following) return person;
  return { ...person, followers: person.followers + (following ? 1 : -1), me: { ...person.me, following } };
}
