import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { copyText } from './copy-text.js';

const link = 'https://timetrack.example/register?code=7Q4K-X0M2';
/** The selections that the browser copied. jsdom has no commands. */
let copied: (string | undefined)[];
const allowCommand = (isAllowed: boolean) =>
  Object.assign(document, {
    execCommand: () => {
      copied.push(window.getSelection()?.toString());
      return isAllowed;
    },
  });

beforeEach(() => {
  copied = [];
  allowCommand(true);
});
afterEach(() => {
  Object.assign(document, { execCommand: undefined });
});

const clipboardOf = (clipboard: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

test('a text is written to the clipboard', async () => {
  const writeText = jest.fn(async (_text: string) => undefined);
  clipboardOf({ writeText });
  expect(await copyText(link)).toBe(true);
  expect(writeText).toHaveBeenCalledWith(link);
  expect(copied).toEqual([]);
});

test.each([
  ['without a clipboard API', undefined],
  ['that denies the clipboard API', { writeText: () => Promise.reject(new Error('Not allowed')) }],
])('a browser %s copies a selection, and removes it from the page', async (_which, clipboard) => {
  clipboardOf(clipboard);
  expect(await copyText(link)).toBe(true);
  expect(copied).toEqual([link]);
  expect(document.body).toHaveTextContent(/^$/);
});

test('the caller learns when the browser copies nothing', async () => {
  clipboardOf(undefined);
  allowCommand(false);
  expect(await copyText(link)).toBe(false);
  Object.assign(document, { execCommand: undefined });
  expect(await copyText(link)).toBe(false);
});
