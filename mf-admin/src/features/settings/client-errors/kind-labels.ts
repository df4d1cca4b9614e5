import type { ClientErrorRow_ClientErrorFragment } from '../../../gql/graphql.js';

type Kind = ClientErrorRow_ClientErrorFragment['kind'];

const labels: Readonly<Record<Kind, string>> = {
  LOAD: 'Not loaded',
  CONTRACT: 'Wrong version',
  INTEGRITY: 'Wrong hash',
  CHUNK: 'File missing',
  RENDER: 'Screen failed',
  ICON: 'Icon failed',
  REACT: 'Second React',
  UNHANDLED: 'Uncaught',
  OTHER: 'Other',
};

/** A later gateway may know more kinds. */
export function kindLabel(kind: Kind): string {
  return labels[kind] ?? labels.OTHER;
}
