import { describe, expect, test } from '@jest/globals';
import { cleanMessage, cleanScreen, cleanStack } from '../client-error.rules.js';

describe('a message', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
    ['useReconnected is not a function', 'useReconnected is not a function'],
    ["can't find variable: x, and it won't", "can't find variable: x, and it won't"],
    ['Loading chunk 185 failed.', 'Loading chunk 185 failed.'],
    [
      'Failed: https://time.example.com/modules/mf-admin/12.js?token=abc#x (404)',
      'Failed: https://time.example.com/modules/mf-admin/12.js (404)',
    ],
    ['GET /api/timesheets?userId=7&q=Jane failed', 'GET /api/timesheets failed'],
    ['no user 01890a5d-ac96-774b-bcce-b302099a8057', 'no user <id>'],
    ['/team/01890a5d-ac96-774b-bcce-b302099a8057 failed', '/team/<id> failed'],
    ['jane.doe+x@example.com is taken', '<email> is taken'],
    ['bad key tt_4f9aB3kd83hhdkaA9Qw7', 'bad key <id>'],
    ['invitation 0123-4567-89AB-CDEF used', 'invitation <id> used'],
    ['call +1 (303) 555-0142 now', 'call <number> now'],
    ['invalid name "Jane A. Doe"', 'invalid name "…"'],
    [`Unexpected token 'J', "Jane" is not valid JSON`, `Unexpected token '…', "…" is not valid JSON`],
    ['one\n\ttwo\0three', 'one two three'],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanMessage(text)).toBe(clean);
  });

  test('is cut, and cleaning it takes no time that grows with the square of its length', () => {
    for (const piece of ['a', '"', "'a ", '1 ', 'a@', '/x?', 'a-1']) {
      expect(cleanMessage(piece.repeat(2000)).length).toBeLessThanOrEqual(500);
    }
  });
});

describe('a stack', () => {
  test('keeps functions and files, and nothing else', () => {
    const stack = [
      'Error: The note "My salary is 5"',
      '    at Team (https://time.example.com/modules/mf-admin/123.4f9ab3kd83hhdkaa9qw7.js?x=1:10:20)',
      '    at async https://time.example.com/team/01890a5d-ac96-774b-bcce-b302099a8057:1:2',
      'render@https://time.example.com/main.js:3:4',
      '    at eval (my secret)',
    ].join('\n');
    expect(cleanStack(stack)).toBe(
      [
        'at Team (https://time.example.com/modules/mf-admin/123.4f9ab3kd83hhdkaa9qw7.js:10:20)',
        'at <anonymous> (https://time.example.com/team/<id>:1:2)',
        'at render (https://time.example.com/main.js:3:4)',
      ].join('\n'),
    );
    expect(cleanStack('Jane Doe')).toBeNull();
    expect(cleanStack(null)).toBeNull();
  });
});

describe('a screen', () => {
  test.each([
    ['/team/:id', '/team/:id'],
    ['/team/01890a5d-ac96-774b-bcce-b302099a8057?x=1', '/team/:id'],
    ['/join/0123-4567-89AB-CDEF', '/join/:id'],
    ['/audit-log', '/audit-log'],
    ['/', '/'],
    ['https://elsewhere.example', null],
    [null, null],
  ])('%j becomes %j', (screen, clean) => {
    expect(cleanScreen(screen)).toBe(clean);
  });
});
