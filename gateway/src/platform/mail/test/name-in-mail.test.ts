import { expect, test } from '@jest/globals';
import { formatNameForMail } from '../name-in-mail.js';

test.each([
  ['Ōsaka & Söhne', 'Ōsaka & Söhne'],
  ['J. R. Smith, Inc.', 'J. R. Smith, Inc.'],
  ['St.John Roofing', 'St John Roofing'],
  ['O’Rourke 24/7', 'O’Rourke 24 7'],
  ['Win at https://evil.example/x now', 'Win at now'],
  ['HTTP://EVIL.EXAMPLE', 'your team'],
  ['see www.evil.example', 'see'],
  ['evil.example', 'evil example'],
  ['evil.example/login', 'your team'],
  ['evil。example and evil．example', 'evil example and evil example'],
  ['write to ann@evil.example', 'write to'],
  ['<b>Bank</b>', 'bBank b'],
  ['Acme\r\nBcc: victim@example.com', 'Acme Bcc:'],
  ['Acme\u2028\u202Eevil', 'Acme evil'],
  ['\u0000\u200B ', 'your team'],
  ['javascript:alert(1)', 'your team'],
])('%j is %j in a mail', (name, expected) => {
  expect(formatNameForMail(name, 'your team')).toBe(expected);
});

test('cuts a long name', () => {
  const name = formatNameForMail('Verify your account now. '.repeat(20), 'your team');
  expect([...name]).toHaveLength(80);
});
