export type SignatureState = 'MISSING' | 'STALE' | 'SIGNED';

/** Whether a person has signed their hours of a pay period. */
export interface Signature {
  readonly user: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly state: SignatureState;
  readonly signedAt: string | null;
  /** The questions that the person answered with No. */
  readonly answeredNo: readonly string[];
  readonly signOff: {
    readonly id: string;
    readonly staleReason: string | null;
    readonly changes: readonly { readonly date: string | null; readonly sentence: string }[];
  } | null;
}
