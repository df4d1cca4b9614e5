import type { Config } from '../config/config.types.js';
import type { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.adapter.js';

export type { Mail, Mailer } from './mailer.js';

export function createMailer({ mail }: Pick<Config, 'mail'>): Mailer {
  return mail ? new SmtpMailer(mail) : noMailer;
}

const noMailer: Mailer = {
  isConfigured: false,
  send: async () => {
    throw new Error('no mail server is configured: set SMTP_URL');
  },
};
