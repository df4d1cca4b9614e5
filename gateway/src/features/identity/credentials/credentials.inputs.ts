import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { lengthOf, required } from '../../../platform/inputs/text.inputs.js';

/**
 * An address that a browser's email field accepts, with a dot in the domain (WHATWG HTML, "valid email address";
 * RFC 5321 4.5.3.1 for the lengths).
 */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

export const emailText = required('Email')
  .trim()
  .min(1, 'Email is required')
  .max(200, 'Email must be at most 200 characters')
  .regex(emailPattern, 'Email must look like name@example.com');

/** A new password. Never trimmed: leading and trailing spaces are part of it. */
export const newPasswordText = newPasswordSchema('Password');

/** A password to check. A short one is wrong rather than invalid, so there is no minimum length. */
export const passwordText = givenPasswordSchema('Password');

/** Messages start with `label`: `New password is required`. */
export function newPasswordSchema(label: string) {
  return required(label)
    .refine((text) => lengthOf(text) >= 6, `${label} must be at least 6 characters`)
    .refine(isWithinPasswordLength, `${label} must be at most 128 characters`)
    .refine((text) => text.isWellFormed(), `${label} contains a character that can’t be read`);
}

export function givenPasswordSchema(label: string) {
  return required(label)
    .min(1, `${label} is required`)
    .refine(isWithinPasswordLength, `${label} must be at most 128 characters`);
}

function isWithinPasswordLength(text: string): boolean {
  return lengthOf(text) <= 128;
}

export const loginInput = z.object({ email: emailText, password: passwordText });

export const LoginInput = inputFromZod('LoginInput', loginInput);
