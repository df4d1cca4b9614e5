import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/config.js';
import type { Mail, Mailer } from './mailer.js';

const second = 1000;

/** A mail server that says nothing for so long is taken for one that is away: the job tries again later. */
const patience = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 30 * second };

/** Mail over SMTP, encrypted as soon as the server offers it (`smtps://` from the first byte on). */
export class SmtpMailer implements Mailer {
  readonly isConfigured = true;
  private readonly transport;

  constructor(private readonly config: MailConfig) {
    this.transport = createTransport({
      url: config.url,
      ...patience,
      // A text could otherwise name a file of this machine as its content.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    // An object is one address, whatever is in it: never a list, never a header more.
    const mail = { from: this.config.from, to: { name: '', address: to }, subject, text };
    await this.transport.sendMail(mail).catch((error: Error) => {
      // Mail servers repeat the address, and a log is no place for it.
      throw new Error(`the mail server took no mail: ${error.message.replaceAll(to, '<recipient>')}`);
    });
  }
}
