/** Fewer than the server takes: told here too, before anything is sent. */
export const fewestCharacters = 6;

export interface PasswordProblem {
  /** The field that it stands at. */
  readonly field: 'password' | 'confirmPassword';
  readonly title: string;
  readonly text: string;
  /** What to do about it, beside the field. */
  readonly advice: string;
}

/** What is wrong with a password that was typed twice. An empty field is another matter: it is required. */
export function passwordProblem(typed: {
  readonly password: string;
  readonly confirmPassword: string;
}): PasswordProblem | null {
  const { password, confirmPassword } = typed;
  if (password === '' || confirmPassword === '') return null;
  if (password !== confirmPassword) {
    return {
      field: 'confirmPassword',
      title: "Passwords don't match",
      text: 'Please make sure your passwords match',
      advice: 'Type the same password as above.',
    };
  }
  if ([...password].length < fewestCharacters) {
    return {
      field: 'password',
      title: 'Password too short',
      text: `Password must be at least ${fewestCharacters} characters`,
      advice: 'Choose a longer password.',
    };
  }
  return null;
}
