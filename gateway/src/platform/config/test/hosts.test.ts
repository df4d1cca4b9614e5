import { describe, expect, test } from '@jest/globals';
import { parseConfig } from '../environment.js';
import { createHostRule, hostNameOf, listensLocally } from '../hosts.js';

const isServed = (env: NodeJS.ProcessEnv, host: string) => createHostRule(parseConfig(env))(hostNameOf(host));

describe('without any setting, the gateway', () => {
  test.each([
    'localhost',
    'LOCALHOST:3000',
    'localhost.',
    'app.localhost:3000',
    '127.0.0.1:3000',
    '127.8.9.10',
    '[::1]:3000',
    '[0:0:0:0:0:0:0:1]',
  ])('is served at %s', (host) => {
    expect(isServed({}, host)).toBe(true);
  });

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'notlocalhost',
    '10.0.0.1',
    '0.0.0.0',
    '[::]',
    '[fd00::1]',
    '128.0.0.1',
  ])('is not served at %s', (host) => {
    expect(isServed({}, host)).toBe(false);
  });
});

test.each([
  [{ PUBLIC_URL: 'https://time.example.com:8443' }, 'time.example.com', true],
  [{ PUBLIC_URL: 'https://time.example.com' }, 'localhost:3000', true],
  [{ PUBLIC_URL: 'https://time.example.com' }, 'other.example.com', false],
  [{ ALLOWED_HOSTS: 'time.example.com' }, 'TIME.example.com:443', true],
  [{ ALLOWED_HOSTS: 'time.example.com' }, 'a.time.example.com', false],
  [{ ALLOWED_HOSTS: '*.example.com' }, 'a.b.example.com', true],
  [{ ALLOWED_HOSTS: '*.example.com' }, 'example.com', false],
  [{ ALLOWED_HOSTS: '*.example.com' }, 'evil-example.com', false],
  [{ HOST: '192.168.1.5' }, '192.168.1.5:3000', true],
  [{ HOST: '192.168.1.5' }, '192.168.1.6', false],
  [{ HOST: 'fd00::5' }, '[fd00::5]:3000', true],
  [{ HOST: '0.0.0.0' }, '0.0.0.0', false],
  [{ HOST: '::' }, '192.168.1.5', false],
])('with %j the host %s is served: %s', (env, host, expected) => {
  expect(isServed(env, host)).toBe(expected);
});

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
])('HOST=%s is reached only from this machine: %s', (host, expected) => {
  expect(listensLocally({ host })).toBe(expected);
});
