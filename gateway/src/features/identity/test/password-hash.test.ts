import { describe, expect, test } from '@jest/globals';
import { parseOptions } from '@node-rs/argon2';
import { decoyHash, hashPassword, passwordMatches } from '../credentials/password-hash.adapter.js';

describe('a password hash', () => {
  test('is argon2id with the parameters that OWASP names first', async () => {
    expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('has a salt of its own', async () => {
    expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
  });

  test('matches the password that it was made of, and no other', async () => {
    const hash = await hashPassword('correct horse');
    expect(await passwordMatches('correct horse', hash)).toBe(true);
    expect(await passwordMatches('correct horse ', hash)).toBe(false);
    expect(await passwordMatches('Correct horse', hash)).toBe(false);
  });

  test('matches the same letters from another keyboard', async () => {
    const hash = await hashPassword('caf\u00e9-noir');
    expect(await passwordMatches('cafe\u0301-noir', hash)).toBe(true);
  });

  test('that is not there matches nothing', async () => {
    expect(await passwordMatches('correct horse', null)).toBe(false);
  });

  test('of nobody costs as much to check as a real one, so that an unknown e-mail takes no less time', async () => {
    expect(parseOptions(decoyHash)).toEqual(parseOptions(await hashPassword('correct horse')));
  });
});
