import { type Actor, type TestGateway, createActor, startGateway } from '../../../../test/harness/index.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { invitationDoors } from './invitation-doors.js';

// The function is the module itself; its types say otherwise.
const readQr = jsQR as unknown as typeof jsQR.default;

let gateway: TestGateway;
let doors: ReturnType<typeof invitationDoors>;
let admin: Actor;

beforeAll(async () => {
  gateway = await startGateway({ env: { PUBLIC_URL: 'https://time.example.com' } });
  doors = invitationDoors(gateway);
});
beforeEach(async () => {
  admin = await doors.administrator();
});
afterAll(() => gateway.close());

const listed = async (who = admin) => (await doors.rest('GET', '/api/invitations', who)).body;
const daysFromNow = (days: number) => new Date(gateway.clock.now().getTime() + days * 86_400_000).toISOString();

describe('an invitation', () => {
  test('carries the role, lives for 7 days and is listed with its code and address', async () => {
    const created = await doors.rest('POST', '/api/invitations', admin, {
      role: 'MANAGER',
      email: ' new@example.com ',
      phone: '+1 303 555 0100',
    });
    expect(created.status).toBe(201);
    const { inviteCode } = created.body;
    expect(inviteCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(created.body).toEqual({
      ...{ id: expect.any(String), role: 'MANAGER', email: 'new@example.com', phone: '+1 303 555 0100', inviteCode },
      registrationUrl: `https://time.example.com/register?code=${inviteCode}`,
      ...{ status: 'ACTIVE', createdAt: daysFromNow(0), expiresAt: daysFromNow(7) },
      ...{ usedAt: null, usedBy: null, mailedAt: null },
    });
    expect(await listed()).toEqual([created.body]);
  });

  test('is for a WORKER unless told otherwise; fields left empty were not filled in', async () => {
    expect(await doors.invite(admin)).toMatchObject({ role: 'WORKER', email: null, phone: null });
    expect(await doors.invite(admin, { email: '', phone: ' ' })).toMatchObject({ email: null, phone: null });
  });

  test.each([
    [{ role: 'OWNER' }, 403],
    [{ role: 'EMPEROR' }, 400],
    [{ email: 'nowhere' }, 400],
    [{ phone: 5 }, 400],
    [{ phone: '1'.repeat(201) }, 400],
  ])('of %j is refused with %i', async (input, status) => {
    expect((await doors.rest('POST', '/api/invitations', admin, input)).status).toBe(status);
    expect(await listed()).toEqual([]);
  });

  test('names every wrong field at once', async () => {
    const wrong = { role: 'X', email: 'x', phone: 5 };
    const { body } = await doors.rest('POST', '/api/invitations', admin, wrong);
    expect(Object.keys(body.fields)).toEqual(['role', 'email', 'phone']);
  });

  test('expires after 7 days, and stays used when it was', async () => {
    const [used, expired] = [await doors.invite(admin), await doors.invite(admin)];
    await doors.register(used.inviteCode);
    gateway.clock.advance({ days: 7 });
    const active = await doors.invite(admin);
    const byId = new Map((await listed()).map(({ id, status }: { id: string; status: string }) => [id, status]));
    expect(byId.get(used.id)).toBe('USED');
    expect(byId.get(expired.id)).toBe('EXPIRED');
    expect(byId.get(active.id)).toBe('ACTIVE');
  });

  test('is deleted while it is unused, and kept once it was used', async () => {
    const [unused, used] = [await doors.invite(admin), await doors.invite(admin)];
    await doors.register(used.inviteCode);
    const remove = (id: string, who = admin) => doors.rest('DELETE', `/api/invitations/${id}`, who);
    expect((await remove(unused.id, await doors.administrator())).status).toBe(404);
    expect((await remove(unused.id)).status).toBe(204);
    expect((await remove(unused.id)).status).toBe(404);
    expect((await doors.verify(unused.inviteCode)).status).toBe(404);
    expect(await remove(used.id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  test('goes on when whoever made it was archived', async () => {
    const { inviteCode } = await doors.invite(admin);
    await gateway.orm.em.fork().execute(`update users set status = 'DISABLED' where id = ?`, [admin.userId]);
    expect((await doors.verify(inviteCode)).status).toBe(200);
    expect((await doors.register(inviteCode)).status).toBe(201);
  });

  test('is the same through GraphQL', async () => {
    const fields = 'id role email phone inviteCode registrationUrl createdAt expiresAt usedAt status mailedAt';
    const { data } = await doors.graphql(
      `mutation { createInvitation(input: { role: ACCOUNTANT, email: "a@example.com" }) { ${fields} } }`,
      {},
      admin,
    );
    await doors.register(data.createInvitation.inviteCode);
    const query = `{ mailConfigured invitations { ${fields} usedBy { firstName lastName } } }`;
    const answer = (await doors.graphql(query, {}, admin)).data;
    expect(answer.invitations).toEqual(await listed());
    expect(answer.invitations[0]).toMatchObject({ status: 'USED', usedBy: { firstName: 'Nora', lastName: 'Quinn' } });
    expect(answer.mailConfigured).toBe(false);
    const again = `mutation($id: ID!) { deleteInvitation(id: $id) }`;
    const { errors } = await doors.graphql(again, { id: data.createInvitation.id }, admin);
    expect(errors[0].extensions.code).toBe('CONFLICT');
  });
});

describe('the QR image', () => {
  const qrOf = (code: string, who = admin) => doors.rest('GET', `/api/invitations/${encodeURIComponent(code)}/qr`, who);

  test('leads a phone to the registration address', async () => {
    const { inviteCode, registrationUrl } = await doors.invite(admin);
    const { body } = await qrOf(inviteCode.toLowerCase());
    expect(body.registrationUrl).toBe(registrationUrl);
    expect(body.qrCodeDataUrl).toMatch(/^data:image\/png;base64,/);
    const png = Buffer.from(body.qrCodeDataUrl.split(',')[1], 'base64');
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(readQr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(registrationUrl);
  });

  test('is of one’s own organization alone', async () => {
    const { inviteCode } = await doors.invite(admin);
    expect((await qrOf(inviteCode, await doors.administrator())).status).toBe(404);
    expect((await qrOf('0000-0000-0000-0000')).status).toBe(404);
    expect((await qrOf(inviteCode, await createActor(gateway, 'MANAGER', admin))).status).toBe(403);
  });

  test('leads to where the request came in, when nobody said where the product is', async () => {
    const elsewhere = await startGateway();
    const there = invitationDoors(elsewhere);
    const { registrationUrl } = await there.invite(await there.administrator());
    expect(registrationUrl).toMatch(/^http:\/\/localhost:80\/register\?code=|^http:\/\/localhost\/register\?code=/);
    await elsewhere.close();
  });
});
