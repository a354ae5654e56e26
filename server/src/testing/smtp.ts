import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import PostalMime, { type Email } from "postal-mime";

/** A mail server on loopback that accepts everything; `mails` are those that it acknowledged. */
export async function startSmtp() {
  const mails: Email[] = [];
  /** Called before a mail is acknowledged. */
  const hooks = { beforeAcknowledging: async () => {} };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    const take = async (mail: string) => {
      mails.push(await PostalMime.parse(mail));
      await hooks.beforeAcknowledging();
    };
    // Some clients are killed during the conversation.
    converse(socket, take).catch(() => {});
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    hooks,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
export type Smtp = Awaited<ReturnType<typeof startSmtp>>;

/** As much of RFC 5321 as a client needs to hand over mails. */
async function converse(socket: Socket, take: (mail: string) => Promise<void>) {
  const say = (line: string) => void socket.write(`${line}\r\n`);
  let mail: string[] | undefined;
  say("220 mail");
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (mail && line !== ".") mail.push(line.replace(/^\.\./, "."));
    else if (mail) {
      await take(mail.join("\r\n"));
      mail = undefined;
      say("250 accepted");
    } else if (/^DATA/i.test(line)) {
      mail = [];
      say("354 go on");
    } else if (/^QUIT/i.test(line)) {
      say("221 bye");
      socket.end();
    } else say("250 ok");
  }
}
