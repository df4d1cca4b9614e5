import { expect, test } from '@jest/globals';
import { Turns } from '../turns.js';

test('documents that arrive together leave a turn of the event loop to others between them', async () => {
  const turns = new Turns();
  const order: string[] = [];
  let left = 20;
  const noteDocument = () => {
    order.push('document');
    left -= 1;
  };
  const documents = Array.from({ length: left }, () => turns.take().then(noteDocument));
  while (left > 0) {
    await new Promise(setImmediate);
    order.push('request');
  }
  await Promise.all(documents);
  expect(order.filter((each) => each === 'document')).toHaveLength(20);
  expect(order.join(' ')).not.toContain('document document');
});
