import { lengthOf, required } from '../../../platform/inputs/text.inputs.js';

/**
 * An address as a browser's e-mail field takes it, with a dot in the domain (WHATWG HTML, "valid e-mail address";
 * RFC 5321 4.5.3.1 for the lengths).
 */
const emailForm =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

export const emailText = required('E-mail')
  .trim()
  .min(1, 'E-mail is required')
  .max(200, 'E-mail must be at most 200 characters')
  .regex(emailForm, 'E-mail must look like name@example.com');

/** A password that somebody chooses. Never trimmed: blanks count. */
export const newPasswordText = chosenPassword('Password');

/** A password that somebody claims to have: too short is wrong, not unreadable. */
export const givenPasswordText = claimedPassword('Password');

/** `label` begins the messages: `New password is required`. */
export function chosenPassword(label: string) {
  return required(label)
    .refine((text) => lengthOf(text) >= 6, `${label} must be at least 6 characters`)
    .refine(isWithinPasswordLength, `${label} must be at most 128 characters`)
    .refine((text) => text.isWellFormed(), `${label} contains a character that can’t be read`);
}

export function claimedPassword(label: string) {
  return required(label)
    .min(1, `${label} is required`)
    .refine(isWithinPasswordLength, `${label} must be at most 128 characters`);
}

function isWithinPasswordLength(text: string): boolean {
  return lengthOf(text) <= 128;
}
