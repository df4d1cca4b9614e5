import assert from 'node:assert/strict';
import { once } from 'node:events';
import { WebSocket } from 'ws';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A graphql-transport-ws client that a test drives message by message. */
export interface TestSocket {
  init(payload?: object): Promise<void>;
  send(message: Message): void;
  sendText(text: string): void;
  /** Waits for the next message of one of these types and skips the others. */
  next(...types: string[]): Promise<Message>;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  close(): Promise<void>;
}

export async function openSocket(url: string, headers: Readonly<Record<string, string>>): Promise<TestSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  const messages: Message[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)) as Message);
    for (const wake of waiting.splice(0)) wake();
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close').then(([code, reason]) => ({ code: Number(code), reason: String(reason) }));
  await once(socket, 'open');

  const next: TestSocket['next'] = async (...types) => {
    for (;;) {
      const message = messages.shift();
      if (!message) await new Promise<void>((resolve) => waiting.push(resolve));
      else if (types.includes(message.type)) return message;
    }
  };
  const send: TestSocket['send'] = (message) => socket.send(JSON.stringify(message));
  return {
    next,
    send,
    closed,
    sendText: (text) => socket.send(text),
    init: async (payload) => {
      send({ type: 'connection_init', payload });
      await next('connection_ack');
    },
    close: async () => {
      socket.close();
      await closed;
    },
  };
}

export async function expectClose(socket: TestSocket, code: number): Promise<void> {
  assert.equal((await socket.closed).code, code);
}
