import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

const LOOK_MS = 50;

/**
 * A minimal proxy in front of the processes: it polls `/ready`, keeps its connections open, and sends a request to
 * another process only if nothing of it was sent yet.
 * @param ports returns the current ports of the processes
 */
export async function startBalancer(ports: () => readonly number[]) {
  const kept = new Agent({ keepAlive: true });
  let ready: number[] = [];
  let turn = 0;

  const isReady = (port: number) =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const look = async () => {
    const answers = await Promise.all(ports().map(async (port) => ((await isReady(port)) ? [port] : [])));
    ready = answers.flat();
  };
  await look();
  const over = new AbortController();
  const looking = (async () => {
    for (; !over.signal.aborted; await pause(LOOK_MS)) await look();
  })();

  /** Forwards a request whose body has arrived, and returns the response of the process. */
  async function pass({ method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const port = ready[turn++ % ready.length];
    const passed = request({ agent: kept, host: "127.0.0.1", port, method, path: url, headers });
    passed.end(body);
    try {
      const [answer] = (await once(passed, "response")) as [IncomingMessage];
      return answer;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ECONNREFUSED" || ready.length < 2) throw error;
      return pass({ method, url, headers } as IncomingMessage, body);
    }
  }
  async function serve(req: IncomingMessage, res: ServerResponse) {
    try {
      const answer = await pass(req, await buffer(req));
      const { connection: _connection, ...headers } = answer.headers;
      res.writeHead(answer.statusCode ?? 500, headers);
      answer.pipe(res);
    } catch (error) {
      res.writeHead(502).end(String(error));
    }
  }
  const server = createServer((req, res) => void serve(req, res)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    ready: () => ready,
    close: async () => {
      over.abort();
      await looking;
      server.closeAllConnections();
      server.close();
      kept.destroy();
    },
  };
}
