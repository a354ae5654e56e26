import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import {
  endTillPayment,
  findTillPayment,
  isTillPaymentOpen,
  TILL_OUTCOMES,
  type TillOutcome,
} from "@inktvis/api/features/billing/providers/till";
import type { Services } from "@inktvis/api/platform/context";
import { escapeHtml } from "@inktvis/api/platform/html";
import { formatAmount } from "@inktvis/api/platform/money";
import { BANCONTACT_BY_PHONE } from "@inktvis/contract/features/billing/payment-methods";
import { tillPath } from "@inktvis/contract/file-paths";
import { originOf } from "@inktvis/contract/sites";
import { readText } from "./read-text.ts";
import { redirect, sendText } from "./send-text.ts";
import type { SiteRequest } from "./site-request.ts";

const [BEFORE_ID = ""] = tillPath("*").split("*");
const MAX_BYTES = 2048;

type Payment = NonNullable<Awaited<ReturnType<typeof findTillPayment>>>;

/**
 * The page of a payment at the practice till (docs/product/payments.md#till): a plain form without scripts, and no
 * session. Returns false where the till takes no payments, and for an unknown payment: the page then does not exist.
 */
export async function serveTill(services: Services, { req, res, pathname, site }: SiteRequest) {
  if (services.payments?.name !== "till" || site !== "organization" || !pathname.startsWith(BEFORE_ID)) return false;
  const payment = await findTillPayment(services, pathname.slice(BEFORE_ID.length));
  if (!payment) return false;
  res.setHeader("cache-control", "private, no-store");
  if (req.method === "POST") await choose(services, payment, { req, res });
  else sendPage(res, payment, isTillPaymentOpen(payment, services.clock.now()));
  return true;
}

async function choose(services: Services, payment: Payment, { req, res }: Pick<SiteRequest, "req" | "res">) {
  // The address is the authorisation, but even a site that knows it may not send the form.
  if (req.headers.origin !== originOf(services.config.sites, "organization"))
    return sendText(res, 403, "Deze aanvraag komt niet van deze site.");
  const text = await readText(req, MAX_BYTES);
  if (text === undefined) return sendText(res, 413, "Dit formulier is te groot.");
  const chosen = new URLSearchParams(text).get("outcome");
  const outcome = TILL_OUTCOMES.find((name) => name === chosen);
  if (!outcome) return sendText(res, 422, "Kies hoe de betaling afloopt.");
  await endTillPayment(services, payment.id, outcome);
  return redirect(res, 303, payment.redirect_url);
}

const BUTTONS: Record<TillOutcome, string> = {
  paid: "Betalen",
  failed: "Laten mislukken",
  canceled: "Annuleren",
  expired: "Laten verlopen",
};
const ENDED: Record<TillOutcome, string> = {
  paid: "Deze betaling is gelukt.",
  failed: "Deze betaling is mislukt.",
  canceled: "Deze betaling is geannuleerd.",
  expired: "Deze betaling is verlopen.",
};

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;padding:1rem;background:Canvas;color:CanvasText}
main{max-width:26rem;margin:2rem auto}
.practice{padding:.75rem 1rem;border:2px dashed;font-weight:600}
h1{font-size:2rem;line-height:1.2;margin:1.5rem 0 .25rem}
p{margin:.5rem 0;overflow-wrap:anywhere}
form{display:grid;gap:.75rem;margin:1.5rem 0}
button{font:inherit;min-height:2.75rem;padding:.5rem 1rem;border:1px solid;border-radius:.375rem;background:Canvas;color:CanvasText;cursor:pointer}
button[value=paid]{background:CanvasText;color:Canvas;font-weight:600}
a{color:inherit}
:focus-visible{outline:3px solid;outline-offset:2px}`;

const time = new Intl.DateTimeFormat("nl-BE", { timeZone: "Europe/Brussels", timeStyle: "short" });

function sendPage(res: ServerResponse, payment: Payment, isOpen: boolean) {
  const nonce = randomBytes(16).toString("base64");
  // Chrome applies form-action to the redirect after the form as well.
  const back = new URL(payment.redirect_url).origin;
  res.setHeader(
    "content-security-policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${back}; base-uri 'none'; frame-ancestors 'none'`,
  );
  const title = `${formatAmount(payment.amount)} betalen`;
  const html = `<!doctype html>
<html lang="nl-BE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}: oefenkassa</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main>
<p class="practice">Dit is een oefenkassa: er wordt niets betaald.</p>
<h1>${title}</h1>
<p>${escapeHtml(payment.description)}</p>
${isOpen ? form(payment) : ended(payment)}
</main></body></html>`;
  sendText(res, 200, html, "text/html; charset=utf-8");
}

function form({ amount, expires_at }: Payment) {
  const buttons = TILL_OUTCOMES.map((name) => `<button name="outcome" value="${name}">${BUTTONS[name]}</button>`);
  const limit =
    amount > BANCONTACT_BY_PHONE
      ? `<p>Met Bancontact op je gsm kan een bedrag boven ${formatAmount(BANCONTACT_BY_PHONE)} geweigerd worden.</p>`
      : "";
  return `${limit}<p>Kies hoe de betaling afloopt. Dat kan tot ${time.format(expires_at)}.</p>
<form method="post">${buttons.join("")}</form>`;
}

function ended({ status, redirect_url }: Payment) {
  const words = ENDED[status === "pending" ? "expired" : (status as TillOutcome)];
  return `<p>${words}</p><p><a href="${escapeHtml(redirect_url)}">Terug naar je inschrijving</a></p>`;
}
