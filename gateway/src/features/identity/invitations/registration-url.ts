import type { Invitation } from './invitation.entity.js';

/** Where whoever has the invitation registers: `https://time.example.com/register?code=7Q4K-X0M2-ZB9T-DR5H`. */
export function registrationUrlOf(publicUrl: string, { inviteCode }: Pick<Invitation, 'inviteCode'>): string {
  return `${publicUrl}/register?code=${encodeURIComponent(inviteCode)}`;
}
