/** A mail of plain text to one person. Longer stories belong on a screen. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands mail to a mail server. */
export interface Mailer {
  /** Without a mail server nothing is sent, and whoever would send has to say how else people are told. */
  readonly isConfigured: boolean;
  /** Comes back once the mail server has taken the mail; throws when it does not. */
  send(mail: Mail): Promise<void>;
}
