import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { DomainError } from '../../../platform/errors/index.js';
import { nameText } from '../../../platform/inputs/text.js';
import { parseInput } from '../../../platform/use-case/index.js';
import { firstTerms } from '../../employment/index.js';
import { emailText, newPasswordText, passwordText } from '../credentials/credentials.inputs.js';
import { registerOrganizationInput } from '../registration/registration.inputs.js';
import { createUserInput } from '../users/user.inputs.js';

const newUserInput = createUserInput(firstTerms.input);

const firstMessage = (schema: z.ZodType, raw: unknown) => schema.safeParse(raw).error?.issues[0]?.message;

function fieldsOf(schema: z.ZodType, raw: unknown) {
  try {
    parseInput(schema, raw);
  } catch (error) {
    if (error instanceof DomainError) return error.fields;
    throw error;
  }
  return undefined;
}

describe('the input of a name', () => {
  const name = nameText('First name');

  test.each([
    ['Ada', 'Ada'],
    ['  Ada  ', 'Ada'],
    ['Zoë', 'Zoë'],
    ['李小龙', '李小龙'],
    ["O'Brien-Smith, Jr.", "O'Brien-Smith, Jr."],
    ["Robert'); DROP TABLE users;--", "Robert'); DROP TABLE users;--"],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['👷'.repeat(200), '👷'.repeat(200)],
    ['👩‍🔧', '👩‍🔧'],
    ['می‌خواهم', 'می‌خواهم'],
    ['김\u3164민', '김\u3164민'],
  ])('accepts %j', (input, parsed) => {
    expect(name.parse(input)).toBe(parsed);
  });

  test.each<[unknown, string]>([
    [undefined, 'First name is required'],
    [null, 'First name is required'],
    ['', 'First name is required'],
    [' \t\n ', 'First name is required'],
    ['\u200b\u2060', 'First name is required'],
    ['\u3164', 'First name is required'],
    ['\u115f\u1160 \uffa0', 'First name is required'],
    ['\u2800', 'First name is required'],
    ['\u034f\ufe0f', 'First name is required'],
    ...['\ufffc', '\u{13441}\u{13442}', '\u{1d159}'].map((blank): [unknown, string] => [
      blank,
      'First name is required',
    ]),
    ...['\u202e', '\u202a', '\u2066', '\u2069'].map((mark): [unknown, string] => [
      `Ada${mark}`,
      'First name must not contain characters that change the direction of text',
    ]),
    [5, 'First name must be a string'],
    [['Ada'], 'First name must be a string'],
    ['a'.repeat(201), 'First name must be at most 200 characters'],
    ['👷'.repeat(201), 'First name must be at most 200 characters'],
    ['A\u0000da', 'First name must not contain line breaks or control characters'],
    ['A\nda', 'First name must not contain line breaks or control characters'],
    ['A\ud800da', 'First name must not contain line breaks or control characters'],
  ])('rejects %j: %s', (input, message) => {
    expect(firstMessage(name, input)).toBe(message);
  });
});

describe('the input of an email address', () => {
  test.each([
    'ada@example.com',
    'ada.marsh+clock@mail.example.co.uk',
    "o'brien@example.com",
    'a@b.co',
    'user%dept@example.museum',
    'x@xn--bcher-kva.example',
    'ADA@EXAMPLE.COM',
    `${'a'.repeat(64)}@example.com`,
  ])('accepts %s', (input) => {
    expect(emailText.parse(` ${input} `)).toBe(input);
  });

  test.each(['\u200b', '\u200e', '\u2060', '\u00ad', '\ufeff', '\u202c', '\u200d'])(
    'removes the invisible %j, which comes with copied text',
    (mark) => {
      expect(emailText.parse(`${mark}ada@exam${mark}ple.com ${mark}`)).toBe('ada@example.com');
    },
  );

  test.each([
    [undefined, 'Email is required'],
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    [{}, 'Email must be a string'],
    ['ada', 'Email must look like name@example.com'],
    ['ada@', 'Email must look like name@example.com'],
    ['@example.com', 'Email must look like name@example.com'],
    ['ada@example', 'Email must look like name@example.com'],
    ['ada@@example.com', 'Email must look like name@example.com'],
    ['ada marsh@example.com', 'Email must look like name@example.com'],
    ['.ada@example.com', 'Email must look like name@example.com'],
    ['ada..marsh@example.com', 'Email must look like name@example.com'],
    ['ada@-example.com', 'Email must look like name@example.com'],
    ['ada@example.com\u0000', 'Email must look like name@example.com'],
    ['Ada <ada@example.com>', 'Email must look like name@example.com'],
    [`${'a'.repeat(189)}@example.com`, 'Email must be at most 200 characters'],
  ])('rejects %j: %s', (input, message) => {
    expect(firstMessage(emailText, input)).toBe(message);
  });
});

describe('the input of a new password', () => {
  test.each([
    '813457',
    ' p ass ',
    'ünïcödé',
    '🔑🔒🗝🔓🔐🧷',
    `y${'x'.repeat(127)}`,
    `y${'🔑'.repeat(127)}`,
    'pa\u200bss\u2060word-',
    'timetracker',
    'tomatoztomato',
    'a!a@a#a$',
  ])('accepts %j unchanged', (input) => {
    expect(newPasswordText.parse(input)).toBe(input);
  });

  test.each([
    [undefined, 'Password is required'],
    ['', 'Password must be at least 6 characters'],
    ['12345', 'Password must be at least 6 characters'],
    ['🔑'.repeat(5), 'Password must be at least 6 characters'],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
    ['      ', 'Password must have more than blanks'],
    ['\u3164\u200b\u00a0\u2800\u2003\t', 'Password must have more than blanks'],
    ['TimeTrack', 'Password must not be the name of this product'],
    ['time-track ', 'Password must not be the name of this product'],
    ['éééééé', 'Password must not repeat one pattern'],
    ['xyxyxy', 'Password must not repeat one pattern'],
    ['Tomato.tomato.', 'Password must not repeat one pattern'],
    ['q7eq7eq7', 'Password must not repeat one pattern'],
    ['xy\u200bxyxy', 'Password must not repeat one pattern'],
    ['q7eq7e\ufeff', 'Password must not repeat one pattern'],
    ['tomato tomato', 'Password must not repeat one pattern'],
    ['Time-Track/time-track', 'Password must not repeat one pattern'],
    [123456, 'Password must be a string'],
  ])('rejects %j: %s', (input, message) => {
    expect(firstMessage(newPasswordText, input)).toBe(message);
  });
});

describe('the input of a password at sign-in', () => {
  test('accepts a password that is too short for a new one, because it is wrong rather than invalid', () => {
    expect(passwordText.parse('x')).toBe('x');
  });

  test.each([
    [undefined, 'Password is required'],
    ['', 'Password is required'],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
  ])('rejects %j: %s', (input, message) => {
    expect(firstMessage(passwordText, input)).toBe(message);
  });
});

describe('the input of a user or registration', () => {
  test('names every invalid field of a registration at once', () => {
    expect(fieldsOf(registerOrganizationInput, { email: 'ada', password: '123', orgName: ' ' })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email must look like name@example.com',
      password: 'Password must be at least 6 characters',
      orgName: 'Organization name is required',
    });
  });

  test('rejects an unknown role and a missing role', () => {
    const person = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Marsh', password: 'staple' };
    const message = 'Role must be one of OWNER, ADMIN, MANAGER, ACCOUNTANT, WORKER';
    expect(fieldsOf(newUserInput, { ...person, role: 'KING' })).toEqual({ role: message });
    expect(fieldsOf(newUserInput, { ...person, role: 'worker' })).toEqual({ role: message });
    expect(fieldsOf(newUserInput, person)).toEqual({ role: 'Role is required' });
  });

  test('drops unknown fields', () => {
    const person = {
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Marsh',
      password: 'staple',
      role: 'WORKER',
    };
    expect(parseInput(newUserInput, { ...person, status: 'DISABLED', organizationId: 'x' })).toEqual(person);
  });
});
