import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail that the server received. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, as they were received. */
  readonly content: string;
}

/** A real SMTP server on this machine that stores the mails it receives. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  /** Rejects each mail with this message, like a server that is full. */
  refusal: string | null = null;
  /** What it replies to a recipient. 550: the mailbox does not exist; 450: try again. */
  recipientReply: 550 | 450 | null = null;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      if (!this.recipientReply) return done();
      done(Object.assign(new Error('this mailbox'), { responseCode: this.recipientReply }));
    },
    onData: (stream, session, done) => {
      void text(stream).then((content) => {
        if (this.refusal) return done(Object.assign(new Error(this.refusal), { responseCode: 452 }));
        const { mailFrom, rcptTo } = session.envelope;
        this.mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          content,
        });
        done();
      });
    },
  });

  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    await once(mail.server.listen(0, '127.0.0.1'), 'listening');
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** A header of a mail, unfolded; the encoded words of RFC 2047 are read as UTF-8. */
export function headerOf({ content }: ReceivedMail, name: string): string | undefined {
  const [head = ''] = content.split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const line = unfolded.find((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}: `));
  return line
    ?.slice(name.length + 2)
    .replaceAll(/\?= =\?UTF-8\?/g, '?==?UTF-8?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/g, (_word, kind, encoded) =>
      kind === 'B' ? Buffer.from(encoded, 'base64').toString() : quotedPrintable(encoded.replaceAll('_', ' ')),
    );
}

/** The text of a mail that has a single part. */
export function textOf(mail: ReceivedMail): string {
  const body = mail.content.slice(mail.content.indexOf('\r\n\r\n') + 4);
  const encoding = headerOf(mail, 'Content-Transfer-Encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? quotedPrintable(body.replaceAll(/=\r\n/g, '')) : body;
}

function quotedPrintable(encoded: string): string {
  const bytes = encoded.replaceAll(/=([\dA-F]{2})/g, (_match, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
