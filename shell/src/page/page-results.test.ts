import { expect, test } from '@jest/globals';
import { createPageResults } from './page-results.js';

const page = {
  session: { user: { id: 'wanda' } },
  results: [{ hash: 'a', variables: { from: '1', to: '2' }, data: { schedules: [] } }],
};

test('a response is for its document and its variables, once', () => {
  const results = createPageResults(page).of('wanda');
  expect(results.take('b', { from: '1', to: '2' })).toBeUndefined();
  expect(results.take('a', { from: '1', to: '3' })).toBeUndefined();
  expect(results.take('a', { to: '2', from: '1' })).toEqual({ schedules: [] });
  expect(results.take('a', { to: '2', from: '1' })).toBeUndefined();
});

test('another user who signs in on the page gets nothing, and neither does the first one afterwards', () => {
  const results = createPageResults(page);
  expect(results.of('wes').take('a', { from: '1', to: '2' })).toBeUndefined();
  expect(results.of('wanda').take('a', { from: '1', to: '2' })).toBeUndefined();
});

test('nothing is left after a sign-out', () => {
  const results = createPageResults(page);
  const own = results.of('wanda');
  results.clear();
  expect(own.take('a', { from: '1', to: '2' })).toBeUndefined();
});

test('a response that has become old is not used', () => {
  const results = createPageResults(page, () => 31_000).of('wanda');
  expect(results.take('a', { from: '1', to: '2' })).toBeUndefined();
});
