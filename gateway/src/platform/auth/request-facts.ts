/** Facts about the request that a use case may need, whichever API it came through. */
export interface RequestFacts {
  /** Sent to the caller with each failure and written to each log line. */
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  /** Scheme, host and port under which the caller reached the product: `https://time.example.com`. */
  readonly publicUrl: string;
  /** What this browser was given to keep earlier, by name. */
  readonly remembered?: Readonly<Partial<Record<Remembered, string>>>;
}

/** What a browser keeps in addition to the session: proof of an earlier sign-in, and of having started a registration. */
export type Remembered = 'device' | 'registration';
