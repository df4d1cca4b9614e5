/** Passes input that the use case's schema does not allow, to test how it is rejected: `run(users, null, uncheckedInput({ first: 'x' }))`. */
export function uncheckedInput(input: unknown): never {
  return input as never;
}
