import type { JobHandler } from '../../../platform/jobs/job.js';
import { databaseSweep } from '../../../platform/jobs/sweeps.js';
import type { Mail } from '../../../platform/ports/platform.js';
import { isEmailTaken } from '../users/emails.queries.js';
import { dropRegistration, findRegistration, setLink } from './pending-registrations.queries.js';
import { createOneTimeToken, hashOfOneTimeToken } from './registration.rules.js';

export interface RegistrationMailJob {
  readonly registrationId: string;
}

export const registrationMailJobName = 'registration-mail';

/**
 * Mails the link that confirms a registration. An address that already has an account gets another mail: only its
 * owner learns it, because the response to the registration was the same.
 *
 * The mail contains nothing that the sender of the request wrote, so that it can't be used to send a message.
 */
export const registrationMailJob: JobHandler<RegistrationMailJob> = {
  name: registrationMailJobName,

  async run({ unitOfWork, mail }, { registrationId }) {
    const { publicUrl } = mail;
    const composed = await unitOfWork.run(null, async ({ em }): Promise<Mail | null> => {
      const registration = await findRegistration(em, registrationId);
      if (!registration) return null;
      const { email } = registration;
      if (await isEmailTaken(em, email, null)) {
        await dropRegistration(em, registrationId);
        return composeKnownAddress(email, publicUrl);
      }
      const token = createOneTimeToken();
      await setLink(em, registrationId, hashOfOneTimeToken(token));
      return composeLink(email, `${publicUrl}/confirm-registration#${token}`);
    });
    if (composed) await mail.send(composed);
  },

  /** The person registers again. The log must not contain the address. */
  async handleFinalFailure({ logger }, { registrationId }) {
    logger.error({ registrationId }, 'a registration could not be mailed');
  },
};

function composeLink(to: string, link: string): Mail {
  return {
    to,
    subject: 'Confirm your registration with TimeTrack',
    text: [
      'Hello,',
      'Someone, probably you, registered an organization on TimeTrack with this email address. To create it, open:',
      link,
      'The link works once, for 60 minutes.',
      'If it was not you, ignore this message: without the link, nothing is created.',
    ].join('\n\n'),
  };
}

function composeKnownAddress(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: 'You already have a TimeTrack account',
    text: [
      'Hello,',
      'Someone, probably you, tried to register an organization on TimeTrack with this email address. It already has an account. Sign in here:',
      `${publicUrl}/login`,
      'If you forgot your password, choose “Forgot your password?” there.',
      'If it was not you, ignore this message: nothing has changed.',
    ].join('\n\n'),
  };
}

/** Deletes unconfirmed registrations, the operator's expired links, and attempts that no longer count toward a cap. */
export const registrationsSweep = databaseSweep('registrations', 'sweep_registrations(?, ?)', ({ clock }) => [
  clock.now(),
]);
