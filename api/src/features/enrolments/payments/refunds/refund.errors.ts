import { conflict, notFound } from "#platform/http/errors.ts";

export const noSuchRefund = () => notFound("Deze terugbetaling bestaat niet.");
export const notToTransfer = () =>
  conflict("already-decided", "Deze terugbetaling hoeft niet meer overgeschreven: een collega was je voor.");
