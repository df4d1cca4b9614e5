import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { writeJsonList } from '../json-list.js';

/** Values of about 1,000 characters each, counted as they are read. */
function aList(length: number) {
  const progress = { read: 0 };
  function* readValues() {
    for (let number = 0; number < length; number += 1) {
      progress.read = number + 1;
      yield { number, text: 'é'.repeat(1000) };
    }
  }
  return { progress, values: readValues() };
}

describe('writeJsonList', () => {
  test('writes a short list as one text', () => {
    expect(writeJsonList([])).toBe('[]');
    expect(writeJsonList([{ a: 1 }, null, 'é'])).toBe('[{"a":1},null,"é"]');
  });

  test('writes a long list in pieces that are the same JSON together', async () => {
    const stream = writeJsonList(aList(1000).values);
    expect(stream).toBeInstanceOf(Readable);
    expect(await text(stream as Readable)).toBe(JSON.stringify([...aList(1000).values]));
  });

  test('waits for a client that stops reading, and stops when the client disconnects', async () => {
    const { progress, values } = aList(1000);
    const stream = writeJsonList(values) as Readable;
    expect(stream.read()).toBeNull();
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    expect(progress.read).toBeLessThan(500);
    const { read } = progress;
    stream.destroy();
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    expect(progress.read).toBe(read);
  });
});
