import { useSession } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { Section } from '../../../components/Section.js';
import type { Member } from '../member/member.js';

interface EmailNoteProps {
  readonly member: Pick<Member, 'id' | 'firstName' | 'email'>;
}

/** The address with which a member signs in, and who may change it: only the member. */
export function EmailNote({ member: { id, firstName, email } }: EmailNoteProps) {
  const isOwn = useSession().user.id === id;
  return (
    <Section title="Email">
      <p className="ad:text-sm ad:wrap-anywhere">{email}</p>
      <p className="ad:text-sm ad:text-muted-foreground">
        {isOwn ? (
          <>
            Change it on your{' '}
            <Link to="/account" className="ad:text-foreground ad:underline ad:underline-offset-4">
              account page
            </Link>
            .
          </>
        ) : (
          `Only ${firstName} can change it, on the account page. The new address is used once it is confirmed.`
        )}
      </p>
    </Section>
  );
}
