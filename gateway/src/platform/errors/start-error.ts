/** Why the gateway cannot start, in one sentence for the operator. Printed without a stack trace. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
