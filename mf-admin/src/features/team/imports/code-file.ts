import type { Admin_Team_TakeCodesMutation } from '../../../gql/graphql.js';

export type Code = NonNullable<NonNullable<Admin_Team_TakeCodesMutation['teamImportCodesTake']>['codes']>[number];

const headings = ['First name', 'Last name', 'Email', 'Invitation code', 'Registration link'];

function tableOf(codes: readonly Code[]): string[][] {
  return codes.map(({ firstName, lastName, email, inviteCode, registrationUrl }) => [
    firstName,
    lastName,
    email,
    inviteCode,
    registrationUrl,
  ]);
}

/** A CSV file that starts with a byte order mark so that spreadsheets read it as UTF-8. */
export function codeFileOf(codes: readonly Code[]): Blob {
  const lines = [headings, ...tableOf(codes)].map((cells) => cells.map(quote).join(','));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** An apostrophe keeps a spreadsheet from running a name such as `=cmd()` as a formula. */
function quote(cell: string): string {
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Prints the codes from a hidden frame, so that the rest of the page is not on paper. */
export function printCodes(codes: readonly Code[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Invitation codes';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) throw new Error('the frame has no document');
  const table = page.createElement('table');
  for (const cells of [headings, ...tableOf(codes)]) {
    const row = table.insertRow();
    for (const cell of cells) row.insertCell().textContent = cell;
  }
  table.cellPadding = '6';
  page.title = 'Invitation codes';
  page.body.append(table);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
