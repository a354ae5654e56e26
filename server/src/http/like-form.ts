import type { IncomingMessage, ServerResponse } from "node:http";
import type { Api } from "@inktvis/api/api";
import type { Services } from "@inktvis/api/platform/context";
import { likeFormPath, LIKE_FORM_ID } from "@inktvis/contract/file-paths";
import { textPath } from "@inktvis/contract/page-paths/community";
import { apiOriginOf, originOf, type SiteAddresses } from "@inktvis/contract/sites";
import { patternOf } from "#seo/path-pattern.ts";
import { readText } from "./read-text.ts";
import { redirect, sendText } from "./send-text.ts";
import type { SiteRequest } from "./site-request.ts";

const PATH = patternOf(likeFormPath);
const MAX_BYTES = 2048;
/** The headers of the browser's request that the API checks. */
const PASSED_ON = ["cookie", "origin", "user-agent", "x-forwarded-for", "x-request-id"] as const;

interface Parts {
  services: Services;
  api: Api;
}

/**
 * The like of a member without JavaScript (docs/product/texts.md#likes): passes the form on to the API with its token
 * and origin, so that all checks of the API apply, and redirects back to the like button. Returns false for any other
 * request.
 */
export async function serveLikeForm({ services, api }: Parts, { req, res, pathname, site }: SiteRequest) {
  const slug = req.method === "POST" && site === "community" ? PATH.exec(pathname)?.[1] : undefined;
  if (slug === undefined) return false;
  const text = await readText(req, MAX_BYTES);
  if (text === undefined) sendText(res, 413, "Dit formulier is te groot.");
  else await like({ services, api }, { req, res, slug, form: new URLSearchParams(text) });
  return true;
}

interface Like {
  req: IncomingMessage;
  res: ServerResponse;
  slug: string;
  form: URLSearchParams;
}

async function like({ services, api }: Parts, { req, res, slug, form }: Like) {
  const { sites } = services.config;
  const passedOn = PASSED_ON.flatMap((name) => (req.headers[name] === undefined ? [] : [[name, req.headers[name]]]));
  const answer = await api.app.inject({
    method: "POST",
    url: `/api/texts/${slug}/${form.get("like") === "0" ? "unlike" : "like"}`,
    headers: {
      ...Object.fromEntries(passedOn),
      host: new URL(apiOriginOf(sites, "community")).host,
      "x-csrf-token": form.get("token") ?? "",
    },
    ...(req.socket.remoteAddress && { remoteAddress: req.socket.remoteAddress }),
  });
  const cookie = answer.headers["set-cookie"];
  if (cookie) res.setHeader("set-cookie", cookie);
  const { statusCode: status } = answer;
  if (status === 401 || status === 419) return redirect(res, 303, signInAddress(sites, textPath(slug)));
  if (status < 300 || status === 404) return redirect(res, 303, `${textPath(slug)}#${LIKE_FORM_ID}`);
  return sendText(res, status, answer.json<{ message?: string }>().message ?? "");
}

/** The address where somebody whose session has ended signs in, before coming back to the text. */
const signInAddress = (addresses: SiteAddresses, path: string) =>
  `${originOf(addresses, "auth")}/?${new URLSearchParams({ site: "community", path })}`;
