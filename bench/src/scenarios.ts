import { READ_PATH, textPath } from "@inktvis/contract/page-paths/community";
import type { Encoding, LoadRequest } from "./load.ts";
import type { MeasuredProcess } from "./measured-process.ts";
import { LIST_URL, type Prepared } from "./prepare.ts";
import type { Scenario } from "./ratios.ts";

interface Server {
  process: MeasuredProcess;
  port: number;
}

/** By address and Host header: not every resolver knows names below localhost. */
export const at = (port: number, host: string, path: string): LoadRequest => ({
  url: `http://127.0.0.1:${port}${path}`,
  headers: { host: `${host}.localhost:${port}` },
});

/** The scenarios: pages are compared with the bare list, calls with a bare handler that returns the same bytes. */
export function scenariosOf(product: Server, bare: Server, { slug, session }: Prepared): Scenario[] {
  const bareAt = (path: string) => ({ process: bare.process, request: at(bare.port, "bare", path) });
  const asked = (host: string, path: string) => ({
    process: product.process,
    request: at(product.port, host, path),
  });
  const page = (name: string, path: string, encoding: Encoding): Scenario => ({
    name,
    encoding,
    product: asked("community", path),
    bare: bareAt("/list"),
  });
  const call = (name: string, path: string, barePath: string, encoding: Encoding): Scenario => ({
    name,
    encoding,
    product: asked("api.community", path),
    bare: bareAt(barePath),
    sameBytes: true,
  });
  const one = `/api/texts/${slug}`;
  const write = asked("api.community", "/api/texts");
  const { headers, body } = session;
  const post = { method: "POST" as const, body };
  return [
    page("Reading page", textPath(slug), "brotli"),
    page("Reading page", textPath(slug), "gzip"),
    page("Reading page", textPath(slug), "none"),
    page("List page (/lezen)", READ_PATH, "brotli"),
    page("Home page", "/", "brotli"),
    call("JSON list (GET /search)", LIST_URL, "/list", "none"),
    call("JSON list (GET /search)", LIST_URL, "/list", "brotli"),
    call("JSON list (GET /search), bare server prepares too", LIST_URL, "/prepared/list", "none"),
    call("JSON one (GET /texts/{slug})", one, "/read", "none"),
    call("JSON one (GET /texts/{slug})", one, "/read", "brotli"),
    call("JSON one (GET /texts/{slug}), bare server prepares too", one, "/prepared/read", "none"),
    {
      name: "Writing (POST /texts)",
      encoding: "none",
      product: { ...write, request: { ...write.request, ...post, headers: { ...write.request.headers, ...headers } } },
      bare: { process: bare.process, request: { ...at(bare.port, "bare", "/texts"), method: "POST" } },
    },
  ];
}
