import { SpanKind } from '@opentelemetry/api';
import { createTransport } from 'nodemailer';
import type { Config, MailConfig } from '../config/config.js';
import { FinalFailure } from '../jobs/job.js';
import type { Mail, Mailer } from '../ports/platform.js';
import { inSpan } from '../tracing/current-span.js';

export function createMailer({ mail }: Pick<Config, 'mail'>): Mailer {
  return mail ? new SmtpMailer(mail) : noMailer;
}

const noMailer: Mailer = {
  isConfigured: false,
  publicUrl: '',
  send: async () => {
    throw new Error('no mail server is configured: set SMTP_URL');
  },
};

/** A line break in a subject would start another header. */
const toOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const second = 1000;

/** A mail server that is silent for this long counts as unreachable. The job retries later. */
const timeouts = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 30 * second };

/** An error of nodemailer, with the command that the server refused. */
interface SmtpError extends Error {
  readonly permanent?: boolean;
  readonly command?: string;
}

/** Whether the server will never take a mail to this address (RFC 5321, 4.2.1). Other refusals can be about our own settings. */
const refusesRecipient = ({ permanent, command }: SmtpError) => permanent === true && command === 'RCPT TO';

/** Sends mail over SMTP, encrypted when the server offers it, or from the start with `smtps://`. */
class SmtpMailer implements Mailer {
  readonly isConfigured = true;
  readonly publicUrl;
  private readonly transport;

  constructor(private readonly config: MailConfig) {
    this.publicUrl = config.publicUrl;
    this.transport = createTransport({
      url: config.url,
      ...timeouts,
      // Otherwise a text could name a local file as its content.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    // An address object cannot inject another recipient or a header.
    const mail = { from: this.config.from, to: { name: '', address: to }, subject: toOneLine(subject), text };
    const attributes = { 'server.address': new URL(this.config.url).hostname };
    await inSpan('send mail', { kind: SpanKind.CLIENT, attributes }, () => this.transport.sendMail(mail)).catch(
      (error: SmtpError) => {
        const Failure = refusesRecipient(error) ? FinalFailure : Error;
        // Mail servers repeat the address in their errors. It must not be logged.
        throw new Failure(`the mail server rejected the mail: ${error.message.replaceAll(to, '<recipient>')}`);
      },
    );
  }
}
