import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";

/** docs/product/payments.md#states */
export const PaymentState = z.enum(["pending", "paid", "failed"]);
export type PaymentState = z.infer<typeof PaymentState>;

export const payments = {
  notify: endpoint({
    method: "POST",
    path: "/payments/{token}",
    access: "public",
    signedAddress: true,
    summary: "Hierop laat de betaaldienst weten dat een betaling veranderde; wat er veranderde, wordt haar gevraagd",
    // Any text: a forged token gets the same response.
    params: z.object({ token: z.string() }),
    status: 200,
  }),
};
