/* `routeTree.gen.ts?site=…` as web/site-trees.ts makes it: the same type, so that links to other sites stay typed. */
declare module "*?site=organization" {
  export const routeTree: typeof import("./routeTree.gen.ts").routeTree;
}
declare module "*?site=community" {
  export const routeTree: typeof import("./routeTree.gen.ts").routeTree;
}
declare module "*?site=verzin" {
  export const routeTree: typeof import("./routeTree.gen.ts").routeTree;
}
declare module "*?site=schrijfacademie" {
  export const routeTree: typeof import("./routeTree.gen.ts").routeTree;
}
declare module "*?site=creatiefschrijvenjong" {
  export const routeTree: typeof import("./routeTree.gen.ts").routeTree;
}
declare module "*?site=account" {
  export const routeTree: typeof import("./routeTree.gen.ts").routeTree;
}
declare module "*?site=auth" {
  export const routeTree: typeof import("./routeTree.gen.ts").routeTree;
}
declare module "*?site=staff" {
  export const routeTree: typeof import("./routeTree.gen.ts").routeTree;
}
