import { toCsvCell } from '@timetrack/contracts/csv';
import { formatCount } from '@timetrack/screens';
import { Alert, Button } from '@timetrack/ui';
import { Download } from '@timetrack/ui/icons';
import { ScrollRegion } from '../../../components/Layout.js';
import type { Admin_Team_TakeCodesMutation } from '../../../gql/graphql.js';

/** The codes to hand out. Afterwards only administrators see them, in Invitations. */
export function CodeList({ codes }: { readonly codes: readonly Code[] }) {
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(codeFileOf(codes));
    link.download = 'invitation-codes.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <Alert variant="warning" title={`Download or print the codes of ${formatCount(codes.length, 'person')} now`}>
        Each code lets one person join. Later, administrators find the codes in Invitations.
      </Alert>
      <ScrollRegion
        aria-label="Invitation codes"
        className="ad:max-h-80 ad:overflow-auto ad:rounded-lg ad:border ad:border-border"
      >
        <ul className="ad:divide-y ad:divide-border ad:text-sm">
          {codes.map(({ line, firstName, lastName, email, inviteCode, registrationUrl }) => (
            <li key={line} className="ad:flex ad:flex-col ad:gap-1 ad:p-3">
              <span className="ad:wrap-anywhere">
                <span className="ad:font-medium">{`${firstName} ${lastName}`}</span>
                <span>{` ${email}`}</span>
              </span>
              <span className="ad:font-mono ad:tracking-wide">{inviteCode}</span>
              <span className="ad:font-mono ad:text-xs ad:wrap-anywhere ad:text-muted-foreground">
                {registrationUrl}
              </span>
            </li>
          ))}
        </ul>
      </ScrollRegion>
      <div className="ad:flex ad:flex-wrap ad:justify-end ad:gap-2">
        <Button variant="outline" onClick={() => printCodes(codes)}>
          Print
        </Button>
        <Button onClick={download}>
          <Download aria-hidden="true" />
          <span>Download Codes</span>
        </Button>
      </div>
    </>
  );
}

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
function codeFileOf(codes: readonly Code[]): Blob {
  const lines = [headings, ...tableOf(codes)].map((cells) => cells.map(toCsvCell).join(','));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** Prints the codes from a hidden frame, so that the rest of the page is not on paper. */
function printCodes(codes: readonly Code[]): void {
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
