import { expect, test } from '@jest/globals';
import { sendUnlessSlow } from '../socket-limits.js';

function socketWith(bufferedAmount: number, readyState = 1) {
  const calls: unknown[] = [];
  const note = (...call: unknown[]) => void calls.push(call);
  const socket = {
    OPEN: 1,
    readyState,
    bufferedAmount,
    send: (text: string) => note('send', text),
    close: (code: number) => note('close', code),
    terminate: () => note('terminate'),
  };
  return { socket: socket as never, calls };
}

test('sends a message to a socket whose client reads', () => {
  const { socket, calls } = socketWith(1024 * 1024);
  sendUnlessSlow(socket, 'an event');
  expect(calls).toEqual([['send', 'an event']]);
});

test('closes a socket whose client has more than a mebibyte to read, so that it connects again', () => {
  const { socket, calls } = socketWith(1024 * 1024 + 1);
  sendUnlessSlow(socket, 'an event');
  expect(calls).toEqual([['close', 1013]]);
});

test('sends nothing to a socket that is closing', () => {
  const { socket, calls } = socketWith(0, 2);
  sendUnlessSlow(socket, 'an event');
  expect(calls).toEqual([]);
});
