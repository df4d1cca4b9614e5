import { countPeople } from '../member/member.js';
import type { TeamImport } from './use-imports.js';

/** `12 people invited, 10 by email, 1 could not be invited` */
export function describeImport({ status, total, done, invited, mailed, failed }: TeamImport): string {
  if (status === 'RUNNING') return `Inviting ${countPeople(total)}: ${done} done`;
  const parts = [
    `${countPeople(invited)} invited`,
    ...(mailed > 0 ? [`${mailed} by email`] : []),
    ...(failed > 0 ? [`${failed} could not be invited`] : []),
  ];
  return parts.join(', ');
}
