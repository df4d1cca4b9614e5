import { failures } from '../../../platform/errors/index.js';
import {
  defaultMinimumPasswordLength,
  type PasswordOwner,
  passwordMustBeLongEnough,
  passwordMustNotNameItsOwner,
} from './password.rules.js';
import { hashPassword } from './password-hash.adapter.js';

interface NewPassword {
  readonly password: string;
  readonly owner: PasswordOwner;
  readonly minimumLength?: number;
  /** The field of the input that reports a problem, and how its messages start. */
  readonly field?: string;
  readonly label?: string;
}

/**
 * Hashes a new password. Every password passes through here: it checks the rules that depend on the person and the
 * organization, after `newPasswordSchema` has checked those that hold for everyone.
 */
export async function hashNewPassword({
  password,
  owner,
  minimumLength = defaultMinimumPasswordLength,
  field = 'password',
  label = 'Password',
}: NewPassword): Promise<string> {
  const problem =
    passwordMustBeLongEnough(password, minimumLength, label) ?? passwordMustNotNameItsOwner(password, owner, label);
  if (problem) throw failures.invalid({ [field]: problem });
  return hashPassword(password);
}
