/** Why the gateway can't start, in one sentence for whoever started it. No stack trace is shown with it. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
