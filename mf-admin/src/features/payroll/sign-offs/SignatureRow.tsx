import { formatDateTime, fullName, useTimeZone } from '@timetrack/screens';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { linkStyles } from '../steps/StepPanel.js';
import { SignatureRowSignOffRow } from './sign-offs.graphql.js';

/** A person, when they signed, what has changed since, and the questions that they answered with No. */
export function SignatureRow(props: { readonly row: FragmentType<typeof SignatureRowSignOffRow> }) {
  const { user, signedAt, answeredNo, signOff } = readFragment(SignatureRowSignOffRow, props.row);
  const timeZone = useTimeZone();
  const name = fullName(user);
  return (
    <li className="ad:flex ad:flex-col ad:gap-x-4 ad:gap-y-1 ad:px-4 ad:py-3 ad:text-sm ad:sm:flex-row ad:sm:items-baseline">
      <p className="ad:font-medium ad:wrap-anywhere ad:sm:w-48 ad:sm:shrink-0">{name}</p>
      <div className="ad:flex ad:min-w-0 ad:flex-1 ad:flex-col ad:gap-1 ad:text-pretty ad:text-muted-foreground ad:wrap-anywhere">
        {signedAt && (
          <p>
            Signed <time dateTime={signedAt}>{formatDateTime(signedAt, timeZone)}</time>
          </p>
        )}
        {signOff?.staleReason && <p className="ad:text-foreground">{signOff.staleReason}</p>}
        {signOff && signOff.changes.length > 0 && (
          <ul className="ad:list-disc ad:pl-5">
            {signOff.changes.map(({ date, sentence }) => (
              <li key={`${date} ${sentence}`}>{sentence}</li>
            ))}
          </ul>
        )}
        {answeredNo.map((question) => (
          <p key={question}>
            <span className="ad:font-medium ad:text-foreground">No</span> to “{question}”
          </p>
        ))}
      </div>
      {signOff && (
        <a
          href={`/api/sign-offs/${signOff.id}?format=html`}
          target="_blank"
          rel="noreferrer"
          aria-label={`Document that ${name} signed, in a new tab`}
          className={linkStyles}
        >
          Document
        </a>
      )}
    </li>
  );
}
