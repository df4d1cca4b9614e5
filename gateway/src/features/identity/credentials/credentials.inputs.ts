import { z } from 'zod';
import { limitLength, removeInvisible, required } from '../../../platform/inputs/text.js';
import {
  defaultMinimumPasswordLength,
  maximumPasswordLength,
  type PasswordProblem,
  passwordMustBeLongEnough,
  passwordMustNotBeCommon,
  passwordMustNotBeTrivial,
} from './password.rules.js';

/**
 * An address that a browser's email field accepts, with a dot in the domain (WHATWG HTML, "valid email address";
 * RFC 5321 4.5.3.1 for the lengths).
 */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

export const emailText = required('Email')
  .overwrite(removeInvisible)
  .trim()
  .min(1, 'Email is required')
  .max(200, { error: 'Email must be at most 200 characters', abort: true })
  .regex(emailPattern, 'Email must look like name@example.com')
  .describe('The email address, at most 200 characters. Its case does not matter.');

/** A new password. Never trimmed: leading and trailing spaces are part of it. */
export const newPasswordText = newPasswordSchema('Password');

/** A password to check. A short one is wrong rather than invalid, so there is no minimum length. */
export const passwordText = givenPasswordSchema('Password');

/**
 * The rules that hold for every new password; `hashNewPassword` checks the others. Messages start with `label`:
 * `New password is required`.
 */
export function newPasswordSchema(label: string) {
  return limitLength(required(label), label, maximumPasswordLength)
    .superRefine(reportProblem((text) => passwordMustBeLongEnough(text, defaultMinimumPasswordLength, label)))
    .refine((text) => text.isWellFormed(), `${label} contains a character that can’t be read`)
    .superRefine(reportProblem((text) => passwordMustNotBeCommon(text, label)))
    .superRefine(reportProblem((text) => passwordMustNotBeTrivial(text, label)))
    .describe(
      'The new password, at most 128 characters. The organization sets how long it must be at least; common passwords, blanks, a repeated pattern and the name of this product are rejected. Spaces at both ends count.',
    );
}

export function givenPasswordSchema(label: string) {
  return limitLength(required(label), label, maximumPasswordLength)
    .min(1, `${label} is required`)
    .describe('The present password. Wrong ones make the account wait.');
}

function reportProblem(check: (text: string) => PasswordProblem) {
  return (text: string, context: z.RefinementCtx<string>): void => {
    const message = check(text);
    if (message) context.addIssue({ code: 'custom', message });
  };
}

export const loginInput = z
  .object({ email: emailText, password: passwordText })
  .describe('The credentials of the account.');
