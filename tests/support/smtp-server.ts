import { createServer, type Socket } from 'node:net';

/**
 * A mail server that stores its mails and rejects `nobody@…`. With `refuse` it responds "not now", with `drop` it
 * stores a mail but closes the connection, with `slow` it delays each line.
 */
export interface SmtpServer {
  url: string;
  messages: { to: string[]; data: string }[];
  refuse: boolean;
  drop: boolean;
  slow: boolean;
  stop(): Promise<void>;
}

const SLOW_MILLISECONDS = 20;

export async function startSmtp(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const state: SmtpServer = {
    url: '',
    messages: [],
    refuse: false,
    drop: false,
    slow: false,
    stop: async () => {},
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    converse(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  state.url = `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  state.stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return state;
}

function converse(socket: Socket, state: SmtpServer): void {
  let to: string[] = [];
  let data: string[] | undefined;
  let buffer = '';
  const respond = (line: string) => {
    if (!state.slow) return void socket.write(`${line}\r\n`);
    setTimeout(() => socket.write(`${line}\r\n`), SLOW_MILLISECONDS);
  };
  const apply = (line: string) => {
    if (data) {
      if (line !== '.') return void data.push(line.replace(/^\./, ''));
      state.messages.push({ to, data: data.join('\r\n') });
      [to, data] = [[], undefined];
      if (state.drop) return void socket.destroy();
      return void respond('250 kept');
    }
    if (/^(EHLO|HELO)/i.test(line)) return void respond('250 localhost');
    if (/^MAIL/i.test(line)) return void respond(state.refuse ? '451 not now' : '250 go on');
    if (/^RCPT TO:<nobody@/i.test(line)) return void respond(`550 5.1.1 ${line.slice(8)} is unknown here`);
    if (/^RCPT TO:<(.*?)>/i.test(line)) to.push(line.slice(9, -1));
    if (/^DATA/i.test(line)) {
      data = [];
      return void respond('354 go on');
    }
    respond(/^QUIT/i.test(line) ? '221 bye' : '250 fine');
  };
  respond('220 test');
  socket.on('data', (chunk) => {
    const lines = (buffer + chunk.toString('utf8')).split('\r\n');
    buffer = lines.pop() ?? '';
    for (const line of lines) apply(line);
  });
}
