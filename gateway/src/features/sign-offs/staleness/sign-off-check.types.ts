export const signOffCheckJobName = 'sign-off-check';

export interface SignOffCheck {
  readonly organizationId: string;
  /** Null for everyone. */
  readonly userId: string | null;
  /** The first and the last day on which hours may have changed. Null for no limit. */
  readonly from: string | null;
  readonly to: string | null;
  /** The person whose command may have changed hours. Null for the check of a new signature, which the signer did not change. */
  readonly actorId: string | null;
}
