import { goStraightOn, type HandOverPage } from "./hand-over.ts";

/**
 * `beforeLoad` of prepare: who is signed in here already goes straight on. Nobody comes here from within a site, so that
 * no browser has to carry it.
 */
export async function passSignedInHere(page: HandOverPage) {
  if (import.meta.env.SSR) await goStraightOn(page);
}
