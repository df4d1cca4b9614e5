import { describe, expect, test } from '@jest/globals';
import { parseOptions } from '@node-rs/argon2';
import { decoyHash, hashPassword, verifyPassword } from '../credentials/password-hash.adapter.js';

describe('a password hash', () => {
  test('uses argon2id with the first choice of OWASP’s parameters', async () => {
    expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('has a random salt', async () => {
    expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
  });

  test('matches only its own password', async () => {
    const hash = await hashPassword('correct horse');
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    expect(await verifyPassword('correct horse ', hash)).toBe(false);
    expect(await verifyPassword('Correct horse', hash)).toBe(false);
  });

  test('matches the same text in another Unicode form', async () => {
    const hash = await hashPassword('caf\u00e9-noir');
    expect(await verifyPassword('cafe\u0301-noir', hash)).toBe(true);
  });

  test('matches nothing if it is missing', async () => {
    expect(await verifyPassword('correct horse', null)).toBe(false);
  });

  test('has the same cost as the decoy for unknown email addresses', async () => {
    expect(parseOptions(decoyHash)).toEqual(parseOptions(await hashPassword('correct horse')));
  });
});
