interface PasswordProblem {
  readonly field: 'password' | 'confirmPassword';
  readonly title: string;
  readonly text: string;
  readonly advice: string;
}

/** The errors of a password and its confirmation. Empty fields are reported as required instead. */
export function passwordProblem(
  { password, confirmPassword }: { readonly password: string; readonly confirmPassword: string },
  minimum: number,
): PasswordProblem | null {
  if (password === '' || confirmPassword === '') return null;
  if (password !== confirmPassword) {
    return {
      field: 'confirmPassword',
      title: "Passwords don't match",
      text: 'Please make sure your passwords match',
      advice: 'Type the same password as above.',
    };
  }
  if ([...password].length < minimum) {
    return {
      field: 'password',
      title: 'Password too short',
      text: `Password must be at least ${minimum} characters`,
      advice: 'Choose a longer password.',
    };
  }
  return null;
}
