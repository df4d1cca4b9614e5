/** A plain text email to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends email. */
export interface Mailer {
  /** False without a mail server. The caller must then offer another way to deliver the message. */
  readonly isConfigured: boolean;
  /** Resolves when the mail server has accepted the mail, and throws when it does not. */
  send(mail: Mail): Promise<void>;
}
