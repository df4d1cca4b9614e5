/** What the gateway refuses of a new password, in addition to its length. */
export const refusedPasswords = 'Not a common password, your name or your email address';

/** States the rule before it is broken. `minimum` is the least number of characters. */
export const describePasswordRule = (minimum: number): string => `At least ${minimum} characters. ${refusedPasswords}.`;
