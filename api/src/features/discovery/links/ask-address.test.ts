import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { afterEach, expect, it } from "vitest";
import { askAddress } from "./ask-address.ts";

const open: { close: () => unknown }[] = [];
afterEach(() => open.splice(0).map((server) => server.close()));

async function serve(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  open.push(server);
  return (server.address() as AddressInfo).port;
}
/** Allows requests to this machine, where a test can run servers. */
const within = (...ports: number[]) => ({
  isAllowed: (address: string) => address === "127.0.0.1",
  ports: ports.map(String),
});
const ask = (port: number, path = "/") => askAddress(new URL(`http://127.0.0.1:${port}${path}`), "test", within(port));

it.each([
  [200, null],
  [204, null],
  [401, null],
  [403, null],
  [429, null],
  [404, "missing"],
  [410, "gone"],
  [500, "server-error"],
  [503, "server-error"],
] as const)("treats the status %i as %s", async (status, problem) => {
  expect(await ask(await serve((_, answer) => answer.writeHead(status).end()))).toBe(problem);
});

it("takes a switch to another protocol as an answer, and waits for nothing more", async () => {
  const upgrading = createTcpServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () =>
      socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"),
    );
  });
  await new Promise<void>((ready) => upgrading.listen(0, "127.0.0.1", ready));
  open.push(upgrading);
  expect(await ask((upgrading.address() as AddressInfo).port)).toBeNull();
});

it("asks with GET what HEAD does not find, and identifies itself", async () => {
  const asked: unknown[] = [];
  const port = await serve(({ method, headers }, answer) => {
    asked.push(method, headers["user-agent"]);
    answer.writeHead(method === "GET" ? 200 : 404).end();
  });
  expect(await ask(port)).toBeNull();
  expect(asked).toEqual(["HEAD", "test", "GET", "test"]);
});

it("asks with GET even when HEAD gets no answer", async () => {
  const port = await serve(({ method, socket }, answer) => {
    if (method === "HEAD") socket.destroy();
    else answer.writeHead(200).end();
  });
  expect(await ask(port)).toBeNull();
});

it("follows redirects, but not forever", async () => {
  const port = await serve(({ url }, answer) => {
    if (url === "/there") answer.writeHead(200).end();
    else answer.writeHead(302, { location: url === "/" ? "/there" : "/again" }).end();
  });
  expect(await ask(port)).toBeNull();
  expect(await ask(port, "/again")).toBe("loop");
});

it("reaches no server of our own network: neither by address, nor by name, nor by a redirect", async () => {
  let asked = 0;
  const secret = await serve((_, answer) => {
    asked++;
    answer.writeHead(200).end();
  });
  for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "2130706433"])
    expect(
      await askAddress(new URL(`http://${host}:${secret}/`), "test", { ...within(secret), isAllowed: () => false }),
    ).toBe("unreachable");
  const redirecting = await serve((_, answer) => {
    answer.writeHead(302, { location: `http://127.0.0.2:${secret}/` }).end();
  });
  expect(await askAddress(new URL(`http://127.0.0.1:${redirecting}/`), "test", within(redirecting, secret))).toBe(
    "unreachable",
  );
  expect(asked).toBe(0);
});

it("asks only web ports, and only by web protocols", async () => {
  let asked = 0;
  const port = await serve((_, answer) => {
    asked++;
    answer.writeHead(200).end();
  });
  expect(await askAddress(new URL(`http://127.0.0.1:${port}/`), "test", within(443))).toBe("unreachable");
  const elsewhere = await serve((_, answer) => answer.writeHead(302, { location: "file:///etc/passwd" }).end());
  expect(await ask(elsewhere)).toBe("unreachable");
  expect(asked).toBe(0);
});
