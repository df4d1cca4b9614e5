import { expect, jest, test } from '@jest/globals';
// Like the shell, before any form.
import './edited-fields.js';
import { silenceConsole } from '../testing/silence-console.js';
import { beforeReload, reloadKeepingTyped } from './reload-page.js';

// jsdom cannot load the page again, and logs an error instead.
silenceConsole();

/** Asks the forms whether the page may be left, as a browser does. */
const ask = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a form with changes asks before a reload only if some of what was typed is not kept', () => {
  const confirm = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('beforeunload', confirm);
  beforeReload(() => false);
  reloadKeepingTyped();
  expect(ask()).toBe(false);
  beforeReload(() => true);
  reloadKeepingTyped();
  expect(ask()).toBe(true);
  expect(confirm).toHaveBeenCalledTimes(1);
});
