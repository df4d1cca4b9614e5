import { describe, expect, test } from '@jest/globals';
import { newPasswordText } from '../credentials/credentials.inputs.js';
import {
  passwordMustBeLongEnough,
  passwordMustNotBeCommon,
  passwordMustNotNameItsOwner,
} from '../credentials/password.rules.js';

const owner = { firstName: 'Ána', lastName: 'O’Neil-Marsh', email: 'ana.oneil+work@example.com' };

describe('a common password', () => {
  test.each([
    ...['123456', 'password', 'PassWord', 'qwerty', 'iloveyou', 'letmein', 'dragon', 'monkey', 'football', '111111'],
    ...['secret', 'eyphed', 'ｐａｓｓｗｏｒｄ', 'pass\u200bword\ufeff'],
  ])('is rejected: %s', (password) => {
    expect(newPasswordText.safeParse(password).error?.issues[0]?.message).toBe(
      'Password is one of the most common passwords. Choose one that is harder to guess.',
    );
  });

  test.each(['correct horse', 'timetrack', 'battery staple', 'password of the day'])('is not %s', (password) => {
    expect(passwordMustNotBeCommon(password)).toBeUndefined();
  });
});

describe('a password that names its owner', () => {
  test.each([
    ...['ÁNA', 'ána o’neil-marsh', 'oneilmarsh', 'O_Neil Marsh, Ana', 'Marsh', 'neil', 'Ana.ONeil+Work@Example.com'],
    ...['ana-oneil-work', 'oneil', 'work', 'O\u2018Neil\u00ad\u2011Marsh'],
  ])('is rejected: %s', (password) => {
    expect(passwordMustNotNameItsOwner(password, owner)).toBe('Password must not be the name or the email address');
  });

  test.each(['marsh of reeds', 'ana2026!', 'example.com', '******', 'work work'])('is not %s', (password) => {
    expect(passwordMustNotNameItsOwner(password, owner)).toBeUndefined();
  });

  test('is not every password of a person without letters in the name', () => {
    expect(passwordMustNotNameItsOwner('??!!..', { firstName: '!', lastName: '…', email: null })).toBeUndefined();
  });
});

test('the least length counts characters, not bytes', () => {
  expect(passwordMustBeLongEnough('🐎🐎🐎🐎🐎🐎', 6)).toBeUndefined();
  expect(passwordMustBeLongEnough('🐎🐎🐎🐎🐎', 6, 'New password')).toBe('New password must be at least 6 characters');
});
