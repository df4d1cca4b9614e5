import { failureOf, useMutation } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens';
import { useState } from 'react';
import type { YesOrNo } from '../../../gql/graphql.js';
import { LoadSignOffDue } from '../../sign-reminder/index.js';
import { SignHours } from '../data/hours.graphql.js';
import type { Hours } from '../data/hours.types.js';

interface Signing extends Pick<Hours, 'period' | 'pay'> {
  readonly form: NonNullable<Hours['pay']['signOffForm']>;
  /** Loads the hours again. */
  readonly onChanged: () => void;
  readonly onSigned: () => void;
}

/** The answers, and the signature for exactly the hours that are on the screen. */
export function useSigning({ period, pay, form, onChanged, onSigned }: Signing) {
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [answers, setAnswers] = useState<Readonly<Record<string, YesOrNo>>>({});
  const [isMissing, setMissing] = useState(false);
  // Stays true once they are signed: the dialog then closes without asking about the answers.
  const [isSent, setSent] = useState(false);
  const [send] = useMutation(SignHours, { refetchQueries: [LoadSignOffDue] });
  const sign = async () => {
    const given = form.questions.flatMap((question) => {
      const answer = answers[question];
      return answer ? { question, answer } : [];
    });
    setMissing(given.length < form.questions.length);
    if (given.length < form.questions.length) return;
    const { contentHash } = pay;
    const input = { startDate: period.startDate, contentHash, answers: given, statement: form.statement };
    setSent(true);
    try {
      await send({ variables: { input } });
      showToast({ title: 'Hours signed' });
      onSigned();
      onChanged();
    } catch (error) {
      setSent(false);
      reportFailure(error, 'Failed to sign your hours');
      // The hours or the form changed. The answers stay, and the screen shows the new version.
      if (failureOf(error).code === 'CONFLICT') onChanged();
    }
  };
  const answer = (question: string, given: YesOrNo) => setAnswers((before) => ({ ...before, [question]: given }));
  return { answers, answer, isMissing, isSigning: isSent, sign };
}
