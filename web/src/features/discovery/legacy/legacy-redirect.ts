import { queryOptions } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { originOf } from "@inktvis/contract/sites";
import { api } from "#platform/api.ts";
import { load, type LoaderArguments } from "#platform/load.ts";

type Kind = "text" | "user" | "contest";
interface Address {
  oldId: string;
  oldSlug: string;
}

const legacyQuery = (kind: Kind, { oldId, oldSlug }: Address) =>
  queryOptions({
    queryKey: ["legacy", kind, oldId, oldSlug],
    queryFn: async ({ signal }) => (await api.legacy[kind]({ params: { oldId, oldSlug } }, { signal })).data,
  });

/**
 * The loader of an address of the former site: a 301 to its new address, or a 404
 * (docs/product/content.md#former-addresses).
 */
export async function legacyRedirect(
  args: LoaderArguments & { params: Address },
  kind: Kind,
  pathOf: (slug: string) => string,
): Promise<never> {
  const { slug } = await load(args, legacyQuery(kind, args.params));
  throw redirect({ href: originOf(args.context.addresses, "community") + pathOf(slug), statusCode: 301 });
}
