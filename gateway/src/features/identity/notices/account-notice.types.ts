import { z } from 'zod';
import { nodeFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { userRole } from '../users/user.types.js';

const noticeKind = enumOf('NoticeKind', 'What happened. NEW_SIGN_IN: from a new browser or network.', {
  NEW_SIGN_IN: 'A sign-in from a browser or network that was not used before.',
  PASSWORD_CHANGED: 'The password was changed by its owner.',
  PASSWORD_RESET: 'A new password was chosen with a link.',
  RESET_LINK_CREATED: 'A colleague made a link with which a new password can be chosen.',
  EMAIL_CHANGED: 'The email address was changed.',
  ROLE_CHANGED: 'A colleague gave the account another role.',
});
export type NoticeKind = z.infer<typeof noticeKind>;

export const accountNotice = z.object({
  id: z.uuid(),
  kind: noticeKind.describe('What happened.'),
  at: z.date().describe('When it happened.'),
  userAgent: z.string().describe('The User-Agent header of who did it. Empty if it was a colleague.'),
  address: z.string().describe('The network address of who did it. Empty if it was a colleague.'),
  role: userRole.nullable().describe('The new role of a ROLE_CHANGED.'),
});
export type AccountNoticeView = z.infer<typeof accountNotice>;
export const AccountNoticeType = nodeFromZod(
  'AccountNotice',
  accountNotice,
  'Something that happened to the caller’s account.',
);
